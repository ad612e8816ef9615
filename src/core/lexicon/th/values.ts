import { rawList } from '../list.ts';
import type { ValueWords } from '../shape.ts';

export const values: ValueWords = {
  scales: rawList('พัน | หมื่น | แสน | ล้าน'),
  money: rawList('บาท | ยูโร | ดอลลาร์'),
  free: rawList('ฟรี'),
};
