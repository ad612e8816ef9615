import { rawList } from '../list.ts';
import type { KindWords } from '../shape.ts';

export const kinds: KindWords = {
  ads: {
    ask: rawList('реклам*'),
    label: rawList('^реклама'),
    says: rawList('=реклама'),
  },
  consent: {
    ask: rawList('куки'),
    label: rawList('куки'),
    words: rawList('куки'),
  },
  newsletter: {
    ask: rawList('рассылк* | подписк*'),
    label: rawList('рассылк* | подпис*'),
  },
  login: {
    ask: rawList('вход | войти'),
    label: rawList('^войти*'),
  },
  comments: {
    ask: rawList('комментари*'),
    label: rawList('^комментарии*'),
  },
  related: {
    ask: rawList('похожие | рекоменд* | популярн*'),
    label: rawList('похожие* | рекоменд* | популярн* | читайте также*'),
    leads: rawList('^читайте также | ^читать также'),
  },
  sidebar: {
    ask: rawList('боковая* | боковую* | сайдбар*'),
  },
  share: {
    ask: rawList('поделиться'),
    label: rawList('^поделиться*'),
  },
  chat: {
    ask: rawList('чат'),
  },
  video: {
    ask: rawList('видео*'),
    label: rawList('^видео'),
  },
  popup: {
    ask: rawList('всплывающ*'),
  },
  nav: {
    ask: rawList('меню'),
  },
  footer: {
    ask: rawList('подвал*'),
  },
  header: {
    ask: rawList('шапк*'),
  },
  author: {
    ask: rawList('об авторе | про автора | блок автора'),
    label: rawList('об авторе*'),
  },
  images: {
    ask: rawList('картинк* | изображени*'),
  },
  subscription: {
    ask: rawList('подписк* | пейволл*'),
    label: rawList('подпис* | *подписчик*'),
  },
  code: {
    ask: rawList('*блоки кода* | *исходный код* | *примеры кода*'),
  },
  tables: {
    ask: rawList('таблиц*'),
  },
  search: {
    ask: rawList('*строку поиска* | *поле поиска*'),
  },
  contents: {
    ask: rawList('*содержание* | *оглавление*'),
    label: rawList('^содержание | ^оглавление'),
  },
};
