import { rawList } from '../list.ts';
import type { FurnitureWords } from '../shape.ts';

export const furniture: FurnitureWords = {
  headings: rawList(
    "articoli correlati | correlati | leggi anche | leggi di più | potrebbe interessarti | ti potrebbe interessare | ultimi articoli | ultime notizie | topnews | primo piano | più letti | i più letti | consigliati | commenti | lascia un commento | condividi | seguici | newsletter | iscriviti | abbonati | pubblicità | informazioni sull'autore | cerca | categorie | archivio | contatti",
  ),
  reply: rawList('=rispondi'),
  appeals: rawList(
    'sostienici | sostieni il nostro | la nostra newsletter | iscriviti | seguici | abbonati | fai una donazione | registrati | accedi per | già abbonato | tutti i diritti riservati',
  ),
};
