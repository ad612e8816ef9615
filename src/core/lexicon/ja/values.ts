import { list } from '../list.ts';
import type { ValueWords } from '../shape.ts';

export const values: ValueWords = {
  signed: list('著者 | 文'),
  scales: list('万 | 億 | 千'),
  clockSigns: list('時'),
  timeSigns: list('分間 | 時間 | 日間 | 週間 | ヶ月 | か月 | 年間'),
  units: list('キロ | メートル | グラム'),
  money: list('円 | ドル | ユーロ | ポンド'),
  free: list('無料'),
  percent: list('パーセント'),
  closed: list('休館 | 休業 | 定休'),
  span: list('～ | ~'),
  reasons: list('ため | ので'),
  bylines: list('著者 | 文'),
  counters: list('歳 | 項 | 條 | 隻 | 場'),
  places: list('縣 | 國 | 區 | 島 | 大學'),
  addressParts: list('都 | 府 | 県 | 縣'),
};
