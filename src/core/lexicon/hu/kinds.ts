import { rawList } from '../list.ts';
import type { KindWords } from '../shape.ts';

export const kinds: KindWords = {
  ads: {
    ask: rawList('*hirdetés* | *reklám*'),
    label: rawList('^hirdetés | ^reklám'),
    says: rawList('=hirdetés | =reklám'),
    names: rawList('hirdetes* | reklam*'),
  },
  consent: {
    ask: rawList('*süti* | *sütik* | *hozzájárul*'),
    label: rawList('*süti*'),
  },
  newsletter: {
    ask: rawList('*hírlev*'),
    label: rawList('*hírlev* | *iratkozz*'),
  },
  login: {
    ask: rawList('*bejelentkez* | *belépés*'),
    label: rawList('^bejelentkezés | ^belépés'),
  },
  comments: {
    ask: rawList('*hozzászól* | *komment*'),
    label: rawList('^hozzászólások | ^kommentek'),
  },
  related: {
    ask: rawList('*kapcsolódó* | *ajánló* | *ajánlott* | *hasonló* | *legolvasottabb* | *népszerű*'),
    label: rawList(
      '*kapcsolódó* | *ajánlj* | *ajánló* | *ajánlott* | *hasonló* | *legolvasottabb* | *legnépszerűbb* | ez is érdekelhet*',
    ),
    leads: rawList('^ez is érdekelhet | ^kapcsolódó'),
  },
  sidebar: {
    ask: rawList('*oldalsáv*'),
  },
  share: {
    ask: rawList('*megoszt*'),
    label: rawList('^megosztás | ^oszd meg'),
  },
  nav: {
    ask: rawList('*menü* | *navigáció*'),
  },
  footer: {
    ask: rawList('*lábléc*'),
  },
  header: {
    ask: rawList('*fejléc*'),
  },
  images: {
    ask: rawList('*képek* | *képeket | *fotók*'),
  },
  author: {
    ask: rawList('*a szerzőről* | *szerzői doboz* | *szerző adat*'),
    label: rawList('^a szerzőről'),
  },
  tags: {
    ask: rawList('*címkék*'),
  },
  subscription: {
    ask: rawList('*előfizet*'),
    label: rawList('*előfizet*'),
  },
  code: {
    ask: rawList('*kódblokk*'),
  },
  tables: {
    ask: rawList('*táblázat*'),
  },
  search: {
    ask: rawList('*keresőmező* | *keresődoboz*'),
  },
};
