import { rawList } from '../list.ts';
import type { PagingWords } from '../shape.ts';

export const paging: PagingWords = {
  more: rawList('zaidi | zote'),
  load: rawList('pakia | onyesha | tazama | ona | matokeo'),
  next: rawList('inayofuata | ukurasa unaofuata | ifuatayo'),
  previous: rawList('iliyotangulia | ukurasa uliotangulia | iliyopita'),
  page: rawList('ukurasa'),
  of: rawList('kati ya | ya'),
};
