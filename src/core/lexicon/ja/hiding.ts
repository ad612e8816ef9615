import { list } from '../list.ts';
import type { HidingWords } from '../shape.ts';

export const hiding: HidingWords = {
  items: list('記事 | 投稿 | コメント'),
  about: list('について | に関する'),
  joins: list('や | または'),
  topic: /(?:^|[、。\s])(.{1,20}?)(?:について|に関する|の)(?:記事|投稿|コメント)/u,
  shapes: list('ボタン | アイコン | フォーム | ボックス | 枠 | 欄 | ウィンドウ'),
};
