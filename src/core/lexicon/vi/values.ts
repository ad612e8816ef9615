import { rawList } from '../list.ts';
import type { ValueWords } from '../shape.ts';

export const values: ValueWords = {
  scales: rawList('nghìn | ngàn | triệu | tỷ'),
  money: rawList('đ | đồng | vnđ | vnd | euro'),
  free: rawList('miễn phí'),
};
