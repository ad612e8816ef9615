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
};
