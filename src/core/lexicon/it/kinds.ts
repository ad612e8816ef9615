import { rawList } from '../list.ts';
import type { KindWords } from '../shape.ts';

export const kinds: KindWords = {
  ads: {
    ask: rawList('pubblicit*'),
    label: rawList('^pubblicità | ^annuncio | ^annunci'),
    says: rawList('=pubblicità'),
    names: rawList('pubblicita'),
  },
  sponsored: {
    ask: rawList('sponsorizz*'),
    label: rawList('sponsorizz*'),
    says: rawList('^sponsorizzato | ^sponsorizzata'),
  },
  newsletter: {
    ask: rawList('iscri* | abbona*'),
    label: rawList('iscriv* | abbona*'),
  },
  login: {
    ask: rawList('accedi*'),
    label: rawList('^accedi*'),
  },
  comments: {
    ask: rawList('commenti*'),
    label: rawList('^commenti* | ^lascia un commento*'),
  },
  related: {
    ask: rawList('correlat* | consigliat* | più lett* | più vist* | leggi anche* | altri articoli'),
    label: rawList(
      'correlat* | consigliat* | più lett* | più vist* | leggi anche* | potrebbe interessar* | ultimi* | ultime*',
    ),
    leads: rawList('^leggi anche'),
  },
  sidebar: {
    ask: rawList('barra laterale* | colonna destra* | colonna laterale*'),
  },
  share: {
    ask: rawList('condivi*'),
    label: rawList('^condividi* | ^seguici*'),
  },
  app: {
    label: rawList('scarica … app'),
  },
  popup: {
    ask: rawList('*finestra*'),
  },
  nav: {
    ask: rawList('menù*'),
  },
  footer: {
    ask: rawList('piè di pagina*'),
  },
  header: {
    ask: rawList('*intestazione*'),
  },
  images: {
    ask: rawList('immagini* | foto | galleria* | fotografie'),
  },
  author: {
    ask: rawList(
      "sull'autore* | sull'autrice* | box autore* | box dell'autore* | riquadro dell'autore* | biografia dell'autore* | scheda dell'autore* | informazioni sull'autore* | profilo dell'autore* | nota sull'autore* | bio dell'autore*",
    ),
    label: rawList("sull'autore*"),
  },
  tags: {
    ask: rawList('argomenti* | etichette*'),
    label: rawList('^etichette | ^argomenti'),
  },
  donate: {
    ask: rawList('donazion*'),
    label: rawList('dona*'),
  },
  subscription: {
    ask: rawList('abbonam* | abbona* | *paywall*'),
    label: rawList('abbonati* | abbònati* | già abbonato* | abbonamento* | riservato agli abbonati*'),
  },
  code: {
    ask: rawList('*blocchi di codice* | *blocco di codice* | *esempi di codice* | *codice sorgente*'),
  },
  tables: {
    ask: rawList('tabella | tabelle'),
  },
  search: {
    ask: rawList('*barra di ricerca* | *campo di ricerca*'),
  },
  contents: {
    ask: rawList('*indice* | *sommario*'),
    label: rawList('^indice | ^sommario'),
  },
  breadcrumbs: {
    ask: rawList('*briciole di pane*'),
  },
};
