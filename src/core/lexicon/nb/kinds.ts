import { rawList } from '../list.ts';
import type { KindWords } from '../shape.ts';

export const kinds: KindWords = {
  ads: {
    ask: rawList('*annonser* | *reklame*'),
    label: rawList('^annonse | ^reklame'),
    says: rawList('=annonse'),
    names: rawList('annonse*'),
  },
  consent: {
    ask: rawList('*informasjonskaps* | *samtykke*'),
    label: rawList('*informasjonskaps* | *samtykke*'),
  },
  newsletter: {
    ask: rawList('*nyhetsbrev*'),
    label: rawList('*nyhetsbrev*'),
  },
  login: {
    ask: rawList('*innlogging*'),
    label: rawList('^logg inn'),
  },
  comments: {
    ask: rawList('*kommentarer* | *kommentarfelt*'),
    label: rawList('^kommentarer'),
  },
  related: {
    ask: rawList('relatert* | lignende* | *anbefal* | *mest lest* | les også'),
    label: rawList('relatert* | les også* | les mer* | *mest lest* | *siste*'),
    leads: rawList('^les også | ^les mer'),
  },
  sidebar: {
    ask: rawList('*sidefelt* | *sidepanel* | *sidekolonne*'),
  },
  share: {
    ask: rawList('*deleknapp* | *delingsknapp*'),
    label: rawList('^del'),
  },
  nav: {
    ask: rawList('*meny | *menyen'),
  },
  footer: {
    ask: rawList('*bunntekst* | *bunnfelt*'),
  },
  header: {
    ask: rawList('*topptekst* | *toppfelt*'),
  },
  images: {
    ask: rawList('*bilder | *bildene'),
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
    ask: rawList('*kodeblokk* | *kodeeksemp*'),
  },
  tables: {
    ask: rawList('*tabeller*'),
  },
  search: {
    ask: rawList('*søkefelt*'),
  },
};
