import { list } from '../list.ts';
import type { KindWords } from '../shape.ts';

export const kinds: KindWords = {
  ads: {
    ask: list('pubblicit*'),
    label: list('^pubblicità | ^annuncio | ^annunci'),
    says: list('=pubblicità'),
    names: list('pubblicita'),
  },
  sponsored: {
    ask: list('sponsorizz*'),
    label: list('sponsorizz*'),
    says: list('^sponsorizzato | ^sponsorizzata'),
  },
  newsletter: {
    ask: list('iscri* | abbona*'),
    label: list('iscriv* | abbona*'),
  },
  login: {
    ask: list('accedi*'),
    label: list('^accedi*'),
  },
  comments: {
    ask: list('commenti*'),
    label: list('^commenti* | ^lascia un commento*'),
  },
  related: {
    ask: list('correlat* | consigliat* | più lett* | più vist* | leggi anche*'),
    label: list(
      'correlat* | consigliat* | più lett* | più vist* | leggi anche* | potrebbe interessar* | ultimi* | ultime*',
    ),
  },
  sidebar: {
    ask: list('barra laterale* | colonna destra* | colonna laterale*'),
  },
  share: {
    ask: list('condivi*'),
    label: list('^condividi* | ^seguici*'),
  },
  app: {
    label: list('scarica … app'),
  },
  popup: {
    ask: list('*finestra*'),
  },
  nav: {
    ask: list('menù*'),
  },
  footer: {
    ask: list('piè di pagina*'),
  },
  header: {
    ask: list('*intestazione*'),
  },
  images: {
    ask: list('immagini*'),
  },
  author: {
    ask: list("sull'autore*"),
    label: list("sull'autore*"),
  },
  tags: {
    ask: list('argomenti* | etichette*'),
    label: list('^etichette | ^argomenti'),
  },
  donate: {
    ask: list('donazion*'),
    label: list('dona*'),
  },
};
