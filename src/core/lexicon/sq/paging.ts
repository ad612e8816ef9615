import { rawList } from '../list.ts';
import type { PagingWords } from '../shape.ts';

export const paging: PagingWords = {
  more: rawList(
    'ngarko më shumë | shfaq më shumë | shiko më shumë | trego më shumë | më shumë rezultate | shfaq të gjitha | shiko të gjitha',
  ),
  next: rawList('tjetra | faqja tjetër | vijuese'),
  previous: rawList('e mëparshme | faqja e mëparshme | mbrapa'),
  page: rawList('faqja | faqe'),
  of: rawList('nga'),
};
