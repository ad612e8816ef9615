import { list } from '../list.ts';

export const captions = list('شكل | الشكل | جدول | الجدول');
