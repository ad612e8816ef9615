import { rawList } from '../list.ts';
import type { PagingWords } from '../shape.ts';

export const paging: PagingWords = {
  more: rawList('โหลดเพิ่ม | ดูเพิ่ม | แสดงเพิ่ม | ผลลัพธ์เพิ่มเติม | ดูทั้งหมด | แสดงทั้งหมด'),
  next: rawList('ถัดไป | หน้าถัดไป | ต่อไป'),
  previous: rawList('ก่อนหน้า | ก่อนหน้านี้ | หน้าก่อนหน้า | ย้อนกลับ'),
  page: rawList('หน้า | หน้าที่'),
  of: rawList('จาก | จากทั้งหมด'),
};
