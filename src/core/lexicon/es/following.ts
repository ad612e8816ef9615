import { list } from '../list.ts';
import type { FollowingWords } from '../shape.ts';

export const following: FollowingWords = {
  site: list(
    'averigua en este sitio | busca en este sitio | busca en este sitio web | busque en este sitio | busca en todo el sitio | busca en esta web | mira en las páginas enlazadas | sigue los enlaces | en alguna parte de este sitio | en las páginas enlazadas | en otras páginas de este sitio',
  ),
};
