import { rawList } from '../list.ts';
import type { UnitWords } from '../shape.ts';

export const units: UnitWords = {
  energy: rawList('カロリー | キロカロリー | キロジュール | kcal | エネルギー'),
  yields: rawList('何人分 | 何人前 | 何個でき'),
  portions: rawList('人分 | 人前 | 個分 | 枚分 | 分量'),
  heat: rawList('温度 | 何度'),
  oven: rawList('オーブン | 焼 | 予熱'),
  takes: rawList('調理時間 | 準備時間 | 焼き時間 | 所要時間 | 合計時間 | 時間'),
  aged: rawList('歳 | 才'),
  atAge: rawList('年齢 | 享年'),
};
