import { rawList } from '../list.ts';
import type { PagingWords } from '../shape.ts';

export const paging: PagingWords = {
  more: rawList('もっと | さらに | 続きを | すべて | 全て | 全件'),
  load: rawList('見る | みる | 表示 | 読み込む | の結果'),
  next: rawList('次へ | 次のページ | 次ページ | 次'),
  previous: rawList('前へ | 前のページ | 前ページ | 前'),
  back: rawList('戻る'),
  page: rawList('ページ'),
  among: rawList('件中 | ページ中 | 中'),
};
