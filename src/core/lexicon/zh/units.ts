import { rawList } from '../list.ts';
import type { UnitWords } from '../shape.ts';

export const units: UnitWords = {
  energy: rawList('卡路里 | 大卡 | 千卡 | 千焦 | 热量 | 熱量 | kcal'),
  yields: rawList('几人份 | 幾人份 | 多少人份 | 几个人吃 | 能做几个 | 几份'),
  portions: rawList('人份 | 份量 | 份 | 人'),
  heat: rawList('温度 | 溫度 | 多少度 | 几度 | 幾度 | 摄氏'),
  oven: rawList('烤箱 | 烘烤 | 预热 | 預熱 | 烤'),
  takes: rawList('准备时间 | 準備時間 | 烹饪时间 | 烹調時間 | 烘烤时间 | 总时间 | 用时 | 耗时 | 时长'),
  aged: rawList('岁 | 歲'),
  atAge: rawList('年龄 | 年齡 | 现年 | 今年'),
};
