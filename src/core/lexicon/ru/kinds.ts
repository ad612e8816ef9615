import { list } from '../list.ts';
import type { KindWords } from '../shape.ts';

export const kinds: KindWords = {
  ads: {
    ask: list('реклам*'),
    label: list('^реклама'),
    says: list('=реклама'),
  },
  consent: {
    ask: list('куки'),
    label: list('куки'),
    words: list('куки'),
  },
  newsletter: {
    ask: list('рассылк* | подписк*'),
    label: list('рассылк* | подпис*'),
  },
  login: {
    ask: list('вход | войти'),
    label: list('^войти*'),
  },
  comments: {
    ask: list('комментари*'),
    label: list('^комментарии*'),
  },
  related: {
    ask: list('похожие | рекоменд* | популярн*'),
    label: list('похожие* | рекоменд* | популярн* | читайте также*'),
  },
  sidebar: {
    ask: list('боковая* | боковую* | сайдбар*'),
  },
  share: {
    ask: list('поделиться'),
    label: list('^поделиться*'),
  },
  chat: {
    ask: list('чат'),
  },
  video: {
    ask: list('видео*'),
    label: list('^видео'),
  },
  popup: {
    ask: list('всплывающ*'),
  },
  nav: {
    ask: list('меню'),
  },
  footer: {
    ask: list('подвал*'),
  },
  header: {
    ask: list('шапк*'),
  },
  images: {
    ask: list('картинк* | изображени*'),
  },
};
