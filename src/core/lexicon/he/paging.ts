import { rawList } from '../list.ts';
import type { PagingWords } from '../shape.ts';

export const paging: PagingWords = {
  more: rawList(
    'טען עוד | טענו עוד | הצג עוד | הצגת עוד | ראה עוד | ראו עוד | עוד תוצאות | הצג הכל | הצג הכול | ראה הכל | =עוד',
  ),
  next: rawList('הבא | הבאה | הדף הבא | העמוד הבא | לעמוד הבא'),
  previous: rawList('הקודם | הקודמת | הדף הקודם | העמוד הקודם | לעמוד הקודם'),
  page: rawList('עמוד | דף'),
  of: rawList('מתוך'),
};
