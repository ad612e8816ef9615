import { rawList } from '../list.ts';
import type { KindWords } from '../shape.ts';

export const kinds: KindWords = {
  ads: {
    ask: rawList('reklam*'),
    label: rawList('^reklama | ^reklamy'),
    says: rawList('=reklama'),
    names: rawList('reklama | reklamy'),
  },
  sponsored: {
    ask: rawList('sponsorowan*'),
    label: rawList('sponsorowan*'),
    says: rawList('^sponsorowany | ^sponsorowane | ^reklama'),
  },
  consent: {
    ask: rawList('ciasteczk*'),
    label: rawList('ciasteczk*'),
    words: rawList('ciasteczk*'),
  },
  newsletter: {
    ask: rawList('subskryp* | biuletyn*'),
    label: rawList('subskryp*'),
  },
  login: {
    ask: rawList('zalog* | logowan*'),
    label: rawList('^zaloguj*'),
  },
  comments: {
    ask: rawList('komentarz*'),
    label: rawList('^komentarze* | ^zostaw* | ^dodaj komentarz*'),
    names: rawList('komentarz*'),
  },
  related: {
    ask: rawList(
      'polecan* | podobne* | powiązan* | najczęściej* | zobacz też* | zobacz także* | zobacz również* | inne artykuły | innych artykułów | czytaj też | czytaj także',
    ),
    label: rawList(
      'polecan* | podobne* | powiązan* | najczęściej* | zobacz też* | zobacz także* | zobacz również* | czytaj też* | czytaj także* | czytaj również* | najnowsze* | popularne*',
    ),
    leads: rawList(
      '^czytaj także | ^czytaj też | ^czytaj również | ^zobacz też | ^zobacz także | ^zobacz również | ^przeczytaj | ^polecamy',
    ),
  },
  sidebar: {
    ask: rawList('pasek boczny* | boczn*'),
  },
  share: {
    ask: rawList('udostęp*'),
    label: rawList('^udostępnij*'),
  },
  chat: {
    ask: rawList('czat*'),
  },
  video: {
    ask: rawList('wideo* | filmik*'),
    label: rawList('^wideo'),
  },
  app: {
    label: rawList('pobierz … app | pobierz … aplikacj*'),
  },
  popup: {
    ask: rawList('*wyskakuj*'),
  },
  footer: {
    ask: rawList('stopk*'),
  },
  header: {
    ask: rawList('nagłów*'),
  },
  images: {
    ask: rawList('zdjęci* | zdjęć | galeri* | fotografi* | obrazk*'),
  },
  author: {
    ask: rawList('o autorze* | o autorce* | ramka autora | ramkę autora | biogram autora*'),
    label: rawList('o autorze*'),
  },
  tags: {
    ask: rawList('tagi | tagów'),
    label: rawList('^tematy | ^tagi'),
  },
  donate: {
    ask: rawList('wesprzyj*'),
    label: rawList('wesprzyj*'),
  },
  subscription: {
    ask: rawList('*prenumer* | *subskryp* | *abonament* | *paywall*'),
    label: rawList('*prenumer* | *subskryb* | *abonament*'),
  },
  code: {
    ask: rawList('*bloki kodu* | *fragmenty kodu* | *przykłady kodu* | *kod źródłowy*'),
  },
  tables: {
    ask: rawList('tabela | tabele | tabelę'),
  },
  search: {
    ask: rawList('*wyszukiwark* | *pole wyszukiwania*'),
  },
  contents: {
    ask: rawList('*spis treści*'),
    label: rawList('^spis treści'),
  },
  breadcrumbs: {
    ask: rawList('*okruszki*'),
  },
};
