import { rawList } from '../list.ts';
import type { ListWords } from '../shape.ts';

export const lists: ListWords = {
  howMany: rawList('何軒 | 何件 | 何個 | 何人 | 何本 | 何冊 | 何社 | 何店 | 何台 | 何種類 | いくつ | 件数'),
  all: rawList(
    '挙げて | 列挙 | リストアップ | 一覧にして | すべて教えて | 全て教えて | 全部教えて | すべて表示して',
  ),
  which: rawList('このうち'),
  groups: rawList('不満 | 苦情 | どんな意見 | 主なテーマ | 分類して | グループ分け'),
  exists: rawList('ありますか | あるか'),
  first: rawList('最初の | 最初 | 先頭の | 上位'),
  cheapest: rawList('最も安い | 一番安い | いちばん安い | 最安 | 最低価格'),
  dearest: rawList('最も高い | 一番高い | いちばん高い | 最高価格'),
  least: rawList(
    '最も少ない | 一番少ない | 最も小さい | 一番小さい | 最も低い | 一番低い | 最少 | 最小 | 最低',
  ),
  most: rawList('最も多い | 一番多い | 最も大きい | 一番大きい | 最多 | 最大 | 最高'),
  earliest: rawList('最も古い | 一番古い | 最古'),
  latest: rawList('最も新しい | 一番新しい | 最新'),
  sum: rawList('合計 | 総額 | 総数'),
  average: rawList('平均'),
  under: rawList('未満 | より安い | より少ない | より小さい | より低い'),
  over: rawList('を超える | 超 | より高い | より多い | より大きい'),
  atMost: rawList('以下 | 以内 | まで'),
  atLeast: rawList('以上 | から'),
  between: rawList('の間'),
  and: rawList('と | から'),
  not: rawList('ではない | でない | がない | のない | 以外'),
  items: rawList('項目 | 検索結果 | 結果 | リスト | 一覧 | ページ | ここ'),
  verbs: rawList(
    'にあります | あります | にある | がある | ある | どれ | どの | です | ますか | 付き | 教えて | ください | すべて | 全て | 全部 | の | は | が | を | に | で | と | も | か',
  ),
  costs: rawList('料金 | 価格 | 値段'),
  yes: rawList('はい | あり | 有'),
  counters: rawList('軒 | 件 | 個 | 人 | 本 | 冊 | 社 | 台 | つ'),
  boundsBehind: true,
};
