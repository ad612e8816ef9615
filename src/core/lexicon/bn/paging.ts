import { rawList } from '../list.ts';
import type { PagingWords } from '../shape.ts';

export const paging: PagingWords = {
  more: rawList('আরও | আরো | সব'),
  load: rawList('দেখুন | দেখান | লোড করুন | ফলাফল'),
  next: rawList('পরবর্তী | পরের পৃষ্ঠা | পরের পাতা'),
  previous: rawList('পূর্ববর্তী | আগের পৃষ্ঠা | আগের পাতা'),
  page: rawList('পৃষ্ঠা | পাতা'),
  among: rawList('টির মধ্যে | এর মধ্যে'),
};
