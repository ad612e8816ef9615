import { list } from '../list.ts';
import type { TrapWords } from '../shape.ts';

export const traps: TrapWords = {
  addOns: list(
    '保险 | 保險 | 保障计划 | 保障計畫 | 延长保修 | 延長保固 | 捐款 | 捐赠 | 礼品包装 | 禮品包裝 | 试用 | 試用',
  ),
  refuses: list('不用了 | 不需要 | 不要 | 拒绝 | 拒絕 | 我不想 | 不感兴趣 | 不感興趣 | 不添加'),
  orders: list(
    '即表示您订购 | 即表示您購買 | 即表示您购买 | 您将被收取 | 將向您收費 | 将向您收费 | 同意付款 | 订阅将开始 | 訂閱將開始 | 下单并付款',
  ),
  hurry: list('优惠结束 | 優惠結束 | 后结束 | 後結束 | 仅剩 | 僅剩 | 赶快 | 趕快'),
};
