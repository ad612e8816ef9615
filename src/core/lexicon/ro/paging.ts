import { rawList } from '../list.ts';
import type { PagingWords } from '../shape.ts';

export const paging: PagingWords = {
  more: rawList('mai multe | toate | tot'),
  load: rawList('încarcă | arată | vezi | afișează | rezultate'),
  next: rawList('următoarea | următorul | următor | pagina următoare | înainte'),
  previous: rawList('anterioara | anteriorul | anterior | pagina anterioară | înapoi'),
  page: rawList('pagina'),
  of: rawList('din'),
};
