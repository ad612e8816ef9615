import { rawList } from '../list.ts';
import type { PagingWords } from '../shape.ts';

export const paging: PagingWords = {
  more: rawList(
    'încarcă mai multe | arată mai multe | vezi mai multe | afișează mai multe | mai multe rezultate | vezi toate | vezi tot | afișează toate | arată toate',
  ),
  next: rawList('următoarea | următorul | următor | pagina următoare | înainte'),
  previous: rawList('anterioara | anteriorul | anterior | pagina anterioară | înapoi'),
  page: rawList('pagina'),
  of: rawList('din'),
};
