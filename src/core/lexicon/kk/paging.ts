import { rawList } from '../list.ts';
import type { PagingWords } from '../shape.ts';

export const paging: PagingWords = {
  more: rawList(
    'тағы көрсету | тағы жүктеу | көбірек көрсету | көбірек жүктеу | барлығын көру | барлығын көрсету | =көбірек',
  ),
  next: rawList('келесі | келесі бет | алға'),
  previous: rawList('алдыңғы | алдыңғы бет | артқа'),
  page: rawList('бет'),
};
