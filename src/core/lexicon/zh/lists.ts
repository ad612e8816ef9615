import { rawList } from '../list.ts';
import type { ListWords } from '../shape.ts';

export const lists: ListWords = {
  howMany: rawList(
    '有多少 | 多少家 | 多少个 | 多少個 | 多少间 | 多少間 | 多少种 | 多少条 | 多少條 | 多少篇 | 多少则 | 多少則 | 多少名 | 多少位 | 多少人 | 多少评论 | 几家 | 几个 | 几间 | 几条 | 几篇 | 几则 | 幾家 | 幾個 | 幾間 | 幾條 | 幾篇 | 幾則 | 数量 | 數量',
  ),
  all: rawList('列出 | 列举 | 列舉 | 显示所有 | 顯示所有 | 显示全部 | 顯示全部'),
  which: rawList('这些中哪些 | 這些中哪些'),
  groups: rawList('抱怨 | 投诉 | 投訴 | 吐槽 | 怎么说 | 主要话题 | 主要話題 | 分组 | 分組'),
  exists: rawList('有没有 | 有沒有 | 是否有'),
  first: rawList('前'),
  cheapest: rawList('最便宜 | 价格最低 | 價格最低 | 最低价 | 最低價'),
  dearest: rawList('最贵 | 最貴 | 价格最高 | 價格最高 | 最高价 | 最高價'),
  least: rawList('最小 | 最低'),
  most: rawList('最大 | 最高'),
  fewestOf: rawList('最少'),
  mostOf: rawList('最多 | 最常'),
  shortest: rawList('最短'),
  longest: rawList('最长 | 最長'),
  firstOne: rawList('第一个 | 第一個 | 第一条 | 第一條 | 第一位 | 第一篇 | 最先 | 最先'),
  lastOne: rawList('最后 | 最後 | 最后一条 | 最後一條 | 最后一个 | 最後一個 | 最后一篇 | 最後一篇'),
  anybody: rawList('有人 | 有没有人 | 有沒有人 | 是否有人'),
  whatAre: rawList('有哪些 | 都有哪些'),
  earliest: rawList('最早 | 最老 | 最旧 | 最舊'),
  latest: rawList('最新 | 最晚 | 最近'),
  sum: rawList(
    '总和 | 總和 | 总价 | 總價 | 总额 | 總額 | 合计 | 合計 | 总共 | 總共 | 加起来 | 加起來 | 总计 | 總計',
  ),
  average: rawList('平均'),
  under: rawList('低于 | 低於 | 少于 | 少於 | 小于 | 小於 | 不到 | 不足 | 未满 | 未滿'),
  over: rawList('高于 | 高於 | 多于 | 多於 | 大于 | 大於 | 超过 | 超過'),
  atMost: rawList('不超过 | 不超過 | 最多 | 以下 | 以内 | 以內'),
  atLeast: rawList('不低于 | 不低於 | 不少于 | 不少於 | 至少 | 以上'),
  between: rawList('之间 | 之間'),
  and: rawList('和 | 到 | 至'),
  not: rawList('不在 | 不是 | 没有 | 沒有 | 不含 | 不带 | 不帶 | 除了'),
  items: rawList(
    '项目 | 項目 | 结果 | 結果 | 条目 | 列表 | 清单 | 清單 | 表格 | 页面 | 頁面 | 这里 | 這裡 | 一共 | 总共 | 總共 | 全部 | 所有',
  ),
  numbers: rawList('一 | 二 | 三 | 四 | 五 | 六 | 七 | 八 | 九 | 十'),
  verbs: rawList(
    '位于 | 位於 | 拥有 | 提供 | 带有 | 哪家 | 哪个 | 哪個 | 哪间 | 哪間 | 哪一家 | 哪一個 | 什么 | 什麼 | 多少 | 有 | 在 | 是 | 带 | 帶 | 里 | 裡 | 的 | 吗 | 嗎 | 请 | 請',
  ),
  costs: rawList('价格 | 價格 | 价钱 | 價錢 | 房价 | 房價'),
  yes: rawList('是 | 有'),
  counters: rawList('家 | 个 | 個 | 间 | 間 | 条 | 條 | 项 | 項 | 件 | 本 | 部 | 种 | 種 | 位 | 名'),
  boundsBehind: true,
};
