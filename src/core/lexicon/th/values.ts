import { list } from '../list.ts';
import type { ValueWords } from '../shape.ts';

export const values: ValueWords = {
  scales: list('พัน | หมื่น | แสน | ล้าน'),
  money: list('บาท | ยูโร | ดอลลาร์'),
  free: list('ฟรี'),
};
