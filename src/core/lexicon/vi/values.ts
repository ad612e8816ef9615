import { list } from '../list.ts';
import type { ValueWords } from '../shape.ts';

export const values: ValueWords = {
  scales: list('nghìn | ngàn | triệu | tỷ'),
  money: list('đ | đồng | vnđ | vnd | euro'),
  free: list('miễn phí'),
};
