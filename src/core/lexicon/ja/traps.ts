import { list } from '../list.ts';
import type { TrapWords } from '../shape.ts';

export const traps: TrapWords = {
  addOns: list('保険 | 補償 | 延長保証 | 寄付 | プレミアム | ギフト包装 | お急ぎ便 | お試し'),
  refuses: list('いいえ | なしで | 不要です | 拒否 | 結構です | 辞退 | 追加しない'),
  orders: list(
    '注文が確定 | 注文を確定 | 購入に同意 | 請求されます | 課金されます | 定期購入が始まり | 支払いに同意',
  ),
  hurry: list('終了まで | 残りわずか | 残り時間 | お急ぎください | まで確保'),
};
