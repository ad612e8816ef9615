import { list } from '../list.ts';
import type { KindWords } from '../shape.ts';

export const kinds: KindWords = {
  ads: {
    ask: list('広告'),
    label: list('^広告'),
    says: list('=広告'),
  },
  sponsored: {
    ask: list('スポンサー'),
    label: list('スポンサー'),
    says: list('^広告 | ^スポンサー'),
  },
  consent: {
    ask: list('クッキー | 同意'),
    label: list('プライバシー | クッキー'),
    words: list('クッキー'),
  },
  newsletter: {
    ask: list('ニュースレター | メルマガ'),
    label: list('ニュースレター | メルマガ'),
  },
  login: {
    ask: list('ログイン'),
    label: list('^ログイン'),
  },
  comments: {
    ask: list('コメント'),
    label: list('^コメント'),
  },
  related: {
    ask: list('関連 | おすすめ | 人気 | ランキング'),
    label: list('関連 | おすすめ | 人気 | ランキング | 新着'),
  },
  sidebar: {
    ask: list('サイドバー'),
  },
  share: {
    ask: list('シェア'),
    label: list('^シェア'),
  },
  chat: {
    ask: list('チャット'),
  },
  video: {
    ask: list('動画'),
    label: list('^動画'),
  },
  app: {
    ask: list('アプリ'),
    label: list('アプリ'),
  },
  popup: {
    ask: list('ポップアップ'),
  },
  nav: {
    ask: list('メニュー | ナビ'),
  },
  footer: {
    ask: list('フッター'),
  },
  header: {
    ask: list('ヘッダー'),
  },
  images: {
    ask: list('画像'),
  },
  tags: {
    ask: list('タグ'),
    label: list('^タグ'),
  },
  donate: {
    ask: list('寄付'),
    label: list('寄付'),
  },
};
