import { rawList } from '../list.ts';
import type { PagingWords } from '../shape.ts';

export const paging: PagingWords = {
  more: rawList('עוד | הכל | הכול'),
  load: rawList('טען | טענו | הצג | הצגת | ראה | ראו | תוצאות'),
  alone: rawList('עוד'),
  next: rawList('הבא | הבאה | הדף הבא | העמוד הבא | לעמוד הבא'),
  previous: rawList('הקודם | הקודמת | הדף הקודם | העמוד הקודם | לעמוד הקודם'),
  page: rawList('עמוד | דף'),
  of: rawList('מתוך'),
};
