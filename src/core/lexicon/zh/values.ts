import { rawList } from '../list.ts';
import type { ValueWords } from '../shape.ts';

export const values: ValueWords = {
  signed: rawList('作者 | 文 | 编辑 | 记者'),
  scales: rawList('万 | 亿 | 億 | 千 | 萬'),
  timeSigns: rawList('秒 | 分钟 | 分鐘 | 分 | 小时 | 小時 | 天 | 日 | 周 | 星期 | 个月 | 個月 | 月 | 年'),
  clockSigns: rawList('点 | 點 | 时 | 時'),
  units: rawList('平方公里 | 公里 | 千米 | 米 | 厘米 | 公斤 | 千克 | 克 | 升 | 度'),
  money: rawList('美元 | 欧元 | 英镑 | 人民币 | 元 | 歐元 | 英鎊 | 人民幣 | 港币 | 港幣 | 圓 | 块 | 塊'),
  free: rawList('免费 | 免費'),
  span: rawList('至'),
  reasons: rawList('因为 | 由于 | 因此 | 所以'),
  bylines: rawList('作者 | 文'),
  centuries: rawList('世纪 | 世紀'),
  counters: rawList(
    '个 | 年 | 個 | 名 | 位 | 次 | 种 | 種 | 人 | 所 | 座 | 岁 | 件 | 本 | 项 | 家 | 条 | 只 | 支 | 艘 | 场',
  ),
  places: rawList('市 | 省 | 县 | 国 | 州 | 区 | 岛 | 山 | 河 | 湖 | 城 | 大学'),
  addressParts: rawList('省 | 市 | 县 | 區 | 区'),
};
