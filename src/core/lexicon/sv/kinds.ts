import { rawList } from '../list.ts';
import type { KindWords } from '../shape.ts';

export const kinds: KindWords = {
  ads: {
    ask: rawList('*annonser* | *annonsen | *reklam*'),
    label: rawList('^annons | ^reklam'),
    says: rawList('=annons'),
    names: rawList('annons*'),
  },
  sponsored: {
    ask: rawList('*sponsra*'),
    label: rawList('annonssamarbete'),
  },
  consent: {
    ask: rawList('*kakor | *samtycke*'),
    label: rawList('*kakor | *samtycke*'),
  },
  newsletter: {
    ask: rawList('*nyhetsbrev*'),
    label: rawList('*nyhetsbrev*'),
  },
  login: {
    ask: rawList('*inloggning*'),
    label: rawList('^logga in'),
  },
  comments: {
    ask: rawList('*kommentarer*'),
    label: rawList('^kommentarer | ^kommentera'),
  },
  related: {
    ask: rawList('relaterad* | liknande* | *rekommendera* | *mest läst* | läs mer | läs också'),
    label: rawList('relaterad* | läs mer* | läs också* | läs även* | *mest läst* | *senaste*'),
    leads: rawList('^läs också | ^läs även | ^läs mer'),
  },
  sidebar: {
    ask: rawList('*sidofält* | *sidopanel* | *sidokolumn*'),
  },
  share: {
    ask: rawList('*dela knapp* | *delningsknapp* | *delningsikon*'),
    label: rawList('^dela'),
  },
  nav: {
    ask: rawList('*meny | *menyn'),
  },
  footer: {
    ask: rawList('*sidfot*'),
  },
  header: {
    ask: rawList('*sidhuvud*'),
  },
  images: {
    ask: rawList('*bilder | *bilderna'),
  },
  author: {
    ask: rawList('*om författaren* | *författarruta* | *författarinfo*'),
    label: rawList('^om författaren | ^om skribenten'),
  },
  tags: {
    ask: rawList('*taggar*'),
  },
  video: {
    ask: rawList('*videor* | *videospel*'),
  },
  subscription: {
    ask: rawList('*prenumer* | *betalvägg*'),
    label: rawList('*prenumer* | bli medlem'),
  },
  code: {
    ask: rawList('*kodblock* | *kodexempel*'),
  },
  tables: {
    ask: rawList('*tabeller*'),
  },
  search: {
    ask: rawList('*sökfält* | *sökruta*'),
  },
};
