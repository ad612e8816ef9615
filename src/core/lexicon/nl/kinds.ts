import { rawList } from '../list.ts';
import type { KindWords } from '../shape.ts';

export const kinds: KindWords = {
  ads: {
    ask: rawList('advertent* | reclame*'),
    label: rawList('^advertentie | ^advertenties'),
    says: rawList('=advertentie'),
    names: rawList('advertentie*'),
  },
  sponsored: {
    ask: rawList('*gesponsord*'),
    label: rawList('*gesponsord*'),
    says: rawList('^gesponsord'),
  },
  newsletter: {
    ask: rawList('*nieuwsbrief* | abonn*'),
    label: rawList('*nieuwsbrief* | abonn*'),
    names: rawList('nieuwsbrief*'),
  },
  login: {
    ask: rawList('inlog*'),
    label: rawList('^inloggen*'),
  },
  comments: {
    ask: rawList('*reacties*'),
    label: rawList('^reacties*'),
    names: rawList('reacties'),
  },
  related: {
    ask: rawList('aanbevolen* | gerelateerd* | meest gelezen* | lees ook* | andere artikelen'),
    label: rawList('aanbevolen* | gerelateerd* | meest gelezen* | lees ook*'),
    leads: rawList('^lees ook'),
  },
  sidebar: {
    ask: rawList('*zijbalk*'),
  },
  share: {
    ask: rawList('delen'),
    label: rawList('^delen*'),
  },
  footer: {
    ask: rawList('voettekst*'),
  },
  header: {
    ask: rawList('koptekst*'),
  },
  images: {
    ask: rawList('*afbeeldingen* | fotos | *fotogalerij* | plaatjes'),
  },
  author: {
    ask: rawList(
      'over de auteur* | over de schrijver* | auteursvak* | auteurbox* | auteursinfo* | auteursprofiel* | auteursinformatie* | auteursbio* | kader over de auteur*',
    ),
    label: rawList('over de auteur*'),
  },
  donate: {
    ask: rawList('doneer* | doneren*'),
    label: rawList('doneer*'),
  },
  subscription: {
    ask: rawList('*abonn* | *betaalmuur*'),
    label: rawList('*abonn* | word lid'),
  },
  code: {
    ask: rawList('*codeblok* | *codevoorbeeld*'),
  },
  tables: {
    ask: rawList('tabel | tabellen'),
  },
  search: {
    ask: rawList('*zoekbalk* | *zoekveld*'),
  },
  contents: {
    ask: rawList('*inhoudsopgave*'),
    label: rawList('^inhoud | ^inhoudsopgave'),
  },
  breadcrumbs: {
    ask: rawList('*kruimelpad*'),
  },
};
