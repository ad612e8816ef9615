import { list } from '../list.ts';
import type { FollowingWords } from '../shape.ts';

export const following: FollowingWords = {
  site: list(
    'scopri su questo sito | trova su questo sito | cerca su questo sito | cerca in questo sito | cerca in tutto il sito | guarda nelle pagine collegate | segui i link | da qualche parte su questo sito | nelle pagine collegate | in altre pagine di questo sito',
  ),
};
