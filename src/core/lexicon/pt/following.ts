import { list } from '../list.ts';
import type { FollowingWords } from '../shape.ts';

export const following: FollowingWords = {
  site: list(
    'descubra neste site | descobre neste site | procure neste site | procura neste site | busque neste site | procure no site todo | veja nas páginas ligadas | siga os links | em algum lugar deste site | nas páginas ligadas | em outras páginas deste site',
  ),
};
