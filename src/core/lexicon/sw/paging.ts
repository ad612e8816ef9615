import { rawList } from '../list.ts';
import type { PagingWords } from '../shape.ts';

export const paging: PagingWords = {
  more: rawList(
    'pakia zaidi | onyesha zaidi | tazama zaidi | ona zaidi | matokeo zaidi | onyesha zote | tazama zote | ona zote',
  ),
  next: rawList('inayofuata | ukurasa unaofuata | ifuatayo'),
  previous: rawList('iliyotangulia | ukurasa uliotangulia | iliyopita'),
  page: rawList('ukurasa'),
  of: rawList('kati ya | ya'),
};
