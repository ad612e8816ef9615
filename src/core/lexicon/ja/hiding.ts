import { list } from '../list.ts';
import type { HidingWords } from '../shape.ts';

export const hiding: HidingWords = {
  items: list('記事 | 投稿 | コメント | 返信'),
  about: list('について | に関する'),
  joins: list('や | または'),
  topic: /(?:^|[、。\s])(.{1,20}?)(?:について|に関する|の)(?:記事|投稿|コメント)/u,
  shapes: list('ボタン | アイコン | フォーム | ボックス | 枠 | 欄 | ウィンドウ'),
  anything: list('すべて | 全て'),
  shows: list('写っている | 写った | 映っている | 描かれた'),
  embeds: list('ツイート | 埋め込み'),
  chapters: list('セクション | 節 | 章'),
  galleries: list('ギャラリー | スライドショー'),
  popular: list('人気 | ランキング'),
  allBut: list('以外'),
  only: list(
    'だけ表示 | だけを表示 | だけ残し | だけを残し | だけ見 | だけを見 | だけ読 | だけを読 | だけにし | だけ見せ | だけを見せ | のみ表示 | のみを表示 | のみ残し | のみを残し | のみにし',
  ),
  reading: list('リーダーモード | リーダー表示 | リーダービュー | 閲覧モード | 読書モード | 読み取りモード'),
  matter: list(
    '記事 | 本文 | 文章 | テキスト | レシピ | ニュース | 投稿 | 内容 | コンテンツ | メインコンテンツ | 物語 | 歌詞',
  ),
  captions: list('キャプション | 写真クレジット | 写真のクレジット | 写真の説明'),
};
