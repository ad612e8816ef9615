import { rawList } from '../list.ts';
import type { PagingWords } from '../shape.ts';

export const paging: PagingWords = {
  more: rawList(
    'もっと見る | もっとみる | もっと表示 | もっと読み込む | さらに表示 | さらに見る | さらに読み込む | 続きを見る | 続きを表示 | 続きを読み込む | すべて見る | すべて表示 | すべての結果 | 全て見る | 全て表示 | 全件表示',
  ),
  next: rawList('次へ | 次のページ | 次ページ | 次'),
  previous: rawList('前へ | 前のページ | 前ページ | 前'),
  page: rawList('ページ'),
  among: rawList('件中 | ページ中 | 中'),
};
