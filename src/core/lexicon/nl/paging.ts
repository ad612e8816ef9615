import { rawList } from '../list.ts';
import type { PagingWords } from '../shape.ts';

export const paging: PagingWords = {
  more: rawList(
    'meer laden | laad meer | toon meer | meer tonen | meer weergeven | meer resultaten | bekijk meer | alles tonen | toon alles | alles weergeven | alle bekijken',
  ),
  next: rawList('volgende | volgende pagina'),
  previous: rawList('vorige | vorige pagina'),
  page: rawList('pagina'),
  of: rawList('van'),
};
