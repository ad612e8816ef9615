import { rawList } from '../list.ts';
import type { KindWords } from '../shape.ts';

export const kinds: KindWords = {
  ads: {
    ask: rawList('*annoncer* | *reklame*'),
    label: rawList('^annonce | ^reklame'),
    says: rawList('=annonce'),
    names: rawList('annonce*'),
  },
  consent: {
    ask: rawList('*samtykke*'),
    label: rawList('*samtykke*'),
  },
  newsletter: {
    ask: rawList('*nyhedsbrev*'),
    label: rawList('*nyhedsbrev*'),
  },
  login: {
    ask: rawList('*log ind*'),
    label: rawList('^log ind'),
  },
  comments: {
    ask: rawList('*kommentarer*'),
    label: rawList('^kommentarer'),
  },
  related: {
    ask: rawList('relatere* | lignende* | *anbefal* | *mest læst* | læs også'),
    label: rawList('relatere* | læs også* | læs mere* | *mest læst* | *seneste*'),
    leads: rawList('^læs også | ^læs mere'),
  },
  sidebar: {
    ask: rawList('*sidebjælke* | *sidepanel*'),
  },
  share: {
    ask: rawList('*del knap* | *deleknap* | *delingsknap*'),
    label: rawList('^del'),
  },
  nav: {
    ask: rawList('*menuen'),
  },
  footer: {
    ask: rawList('*sidefod*'),
  },
  header: {
    ask: rawList('*sidehoved*'),
  },
  images: {
    ask: rawList('*billeder*'),
  },
  author: {
    ask: rawList('*om forfatteren* | *forfatterboks*'),
    label: rawList('^om forfatteren'),
  },
  subscription: {
    ask: rawList('*abonnement* | *betalingsmur*'),
    label: rawList('*abonnement* | *abonner*'),
  },
  code: {
    ask: rawList('*kodeblok* | *kodeeksemp*'),
  },
  tables: {
    ask: rawList('*tabeller*'),
  },
  search: {
    ask: rawList('*søgefelt*'),
  },
};
