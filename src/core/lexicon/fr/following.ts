import { list } from '../list.ts';
import type { FollowingWords } from '../shape.ts';

export const following: FollowingWords = {
  site: list(
    'trouve sur ce site | trouvez sur ce site | cherche sur ce site | cherchez sur ce site | recherche sur ce site | regarde sur ce site | regarde les pages liées | suis les liens | suivez les liens | quelque part sur ce site | ailleurs sur ce site | sur les pages liées | sur les autres pages du site | parcours ce site',
  ),
};
