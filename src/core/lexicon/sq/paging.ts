import { rawList } from '../list.ts';
import type { PagingWords } from '../shape.ts';

export const paging: PagingWords = {
  more: rawList('më shumë | të gjitha'),
  load: rawList('ngarko | shfaq | shiko | trego | rezultate'),
  next: rawList('tjetra | faqja tjetër | vijuese'),
  previous: rawList('e mëparshme | mbrapa'),
  page: rawList('faqja | faqe'),
  of: rawList('nga'),
};
