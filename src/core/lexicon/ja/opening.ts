import { list } from '../list.ts';

export const opening = list(
  'を開く | 開く | を選ぶ | を選択 | 選択する | 選択 | を押す | 押す | をクリック | クリック | に移動 | へ移動 | 移動 | する | メニュー | ページ | タブ | ボタン | リンク',
);
