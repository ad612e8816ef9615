import { list } from '../list.ts';
import type { KindWords } from '../shape.ts';

export const kinds: KindWords = {
  ads: {
    ask: list('reklam*'),
    label: list('^reklama | ^reklamy'),
    says: list('=reklama'),
    names: list('reklama | reklamy'),
  },
  sponsored: {
    ask: list('sponsorowan*'),
    label: list('sponsorowan*'),
    says: list('^sponsorowany | ^sponsorowane | ^reklama'),
  },
  consent: {
    ask: list('ciasteczk*'),
    label: list('ciasteczk*'),
    words: list('ciasteczk*'),
  },
  newsletter: {
    ask: list('subskryp*'),
    label: list('subskryp*'),
  },
  login: {
    ask: list('zalog* | logowan*'),
    label: list('^zaloguj*'),
  },
  comments: {
    ask: list('komentarz*'),
    label: list('^komentarze* | ^zostaw* | ^dodaj komentarz*'),
    names: list('komentarz*'),
  },
  related: {
    ask: list(
      'polecan* | podobne* | powiązan* | najczęściej* | zobacz też* | zobacz także* | zobacz również*',
    ),
    label: list(
      'polecan* | podobne* | powiązan* | najczęściej* | zobacz też* | zobacz także* | zobacz również* | czytaj też* | czytaj także* | czytaj również* | najnowsze* | popularne*',
    ),
  },
  sidebar: {
    ask: list('pasek boczny* | boczn*'),
  },
  share: {
    ask: list('udostęp*'),
    label: list('^udostępnij*'),
  },
  chat: {
    ask: list('czat*'),
  },
  video: {
    ask: list('wideo* | filmik*'),
    label: list('^wideo'),
  },
  app: {
    label: list('pobierz … app | pobierz … aplikacj*'),
  },
  popup: {
    ask: list('*wyskakuj*'),
  },
  footer: {
    ask: list('stopk*'),
  },
  header: {
    ask: list('nagłów*'),
  },
  images: {
    ask: list('zdjęci* | zdjęć'),
  },
  author: {
    ask: list('o autorze*'),
    label: list('o autorze*'),
  },
  tags: {
    ask: list('tagi | tagów'),
    label: list('^tematy | ^tagi'),
  },
  donate: {
    ask: list('wesprzyj*'),
    label: list('wesprzyj*'),
  },
};
