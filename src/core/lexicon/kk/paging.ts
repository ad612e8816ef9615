import { rawList } from '../list.ts';
import type { PagingWords } from '../shape.ts';

export const paging: PagingWords = {
  more: rawList('тағы | көбірек | барлығын'),
  load: rawList('көрсету | жүктеу | көру'),
  alone: rawList('көбірек'),
  next: rawList('келесі | алға'),
  previous: rawList('алдыңғы | артқа'),
  page: rawList('бет'),
};
