import { rawList } from '../list.ts';
import type { KindWords } from '../shape.ts';

export const kinds: KindWords = {
  ads: {
    ask: rawList('広告'),
    label: rawList('^広告'),
    says: rawList('=広告'),
  },
  sponsored: {
    ask: rawList('スポンサー'),
    label: rawList('スポンサー'),
    says: rawList('^広告 | ^スポンサー'),
  },
  consent: {
    ask: rawList('クッキー | 同意'),
    label: rawList('プライバシー | クッキー'),
    words: rawList('クッキー'),
  },
  newsletter: {
    ask: rawList('ニュースレター | メルマガ'),
    label: rawList('ニュースレター | メルマガ'),
  },
  login: {
    ask: rawList('ログイン'),
    label: rawList('^ログイン'),
  },
  comments: {
    ask: rawList('コメント'),
    label: rawList('^コメント'),
  },
  related: {
    ask: rawList('関連 | おすすめ | 人気 | ランキング'),
    label: rawList('関連 | おすすめ | 人気 | ランキング | 新着'),
  },
  sidebar: {
    ask: rawList('サイドバー'),
  },
  share: {
    ask: rawList('シェア'),
    label: rawList('^シェア'),
  },
  chat: {
    ask: rawList('チャット'),
  },
  video: {
    ask: rawList('動画'),
    label: rawList('^動画'),
  },
  app: {
    ask: rawList('アプリ'),
    label: rawList('アプリ'),
  },
  popup: {
    ask: rawList('ポップアップ'),
  },
  nav: {
    ask: rawList('メニュー | ナビ'),
  },
  footer: {
    ask: rawList('フッター'),
  },
  header: {
    ask: rawList('ヘッダー'),
  },
  author: {
    ask: rawList('著者について | 著者情報 | 著者紹介 | 筆者紹介 | 執筆者'),
    label: rawList('著者について | 著者紹介 | この記事を書いた人'),
  },
  images: {
    ask: rawList('画像'),
  },
  tags: {
    ask: rawList('タグ'),
    label: rawList('^タグ'),
  },
  donate: {
    ask: rawList('寄付'),
    label: rawList('寄付'),
  },
  subscription: {
    ask: rawList('購読 | 有料 | 会員登録'),
    label: rawList('購読 | 有料会員'),
  },
  code: {
    ask: rawList('コードブロック | ソースコード | コード例'),
  },
  tables: {
    ask: rawList('表組み | テーブル'),
  },
  search: {
    ask: rawList('検索ボックス | 検索バー | 検索欄'),
  },
  contents: {
    ask: rawList('目次'),
    label: rawList('^目次'),
  },
};
