import { rawList } from '../list.ts';
import type { ValueWords } from '../shape.ts';

export const values: ValueWords = {
  signed: rawList('著者 | 文'),
  scales: rawList('万 | 億 | 千'),
  clockSigns: rawList('時'),
  timeSigns: rawList('分間 | 時間 | 日間 | 週間 | ヶ月 | か月 | 年間'),
  units: rawList('キロ | メートル | グラム'),
  money: rawList('円 | ドル | ユーロ | ポンド'),
  free: rawList('無料'),
  percent: rawList('パーセント'),
  closed: rawList('休館 | 休業 | 定休'),
  span: rawList('～ | ~'),
  reasons: rawList('ため | ので'),
  bylines: rawList('著者 | 文'),
  counters: rawList('歳 | 項 | 條 | 隻 | 場'),
  places: rawList('縣 | 國 | 區 | 島 | 大學'),
  addressParts: rawList('都 | 府 | 県 | 縣'),
};
