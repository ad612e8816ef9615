import { rawList } from '../list.ts';
import type { PagingWords } from '../shape.ts';

export const paging: PagingWords = {
  more: rawList('আরও দেখুন | আরও দেখান | আরও লোড করুন | আরো দেখুন | আরও ফলাফল | সব দেখুন | সব দেখান'),
  next: rawList('পরবর্তী | পরবর্তী পৃষ্ঠা | পরের পৃষ্ঠা | পরের পাতা'),
  previous: rawList('পূর্ববর্তী | পূর্ববর্তী পৃষ্ঠা | আগের পৃষ্ঠা | আগের পাতা'),
  page: rawList('পৃষ্ঠা | পাতা'),
  among: rawList('টির মধ্যে | এর মধ্যে'),
};
