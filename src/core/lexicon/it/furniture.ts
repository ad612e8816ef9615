import { list } from '../list.ts';

export const furniture = list(
  "articoli correlati | correlati | leggi anche | leggi di più | potrebbe interessarti | ti potrebbe interessare | ultimi articoli | ultime notizie | topnews | primo piano | più letti | i più letti | consigliati | commenti | lascia un commento | condividi | seguici | newsletter | iscriviti | abbonati | pubblicità | informazioni sull'autore | cerca | categorie | archivio | contatti",
);
