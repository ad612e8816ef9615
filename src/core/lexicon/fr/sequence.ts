import { list } from '../list.ts';
import type { SequenceWords } from '../shape.ts';

export const sequence: SequenceWords = {
  after: list(
    'et enfin | enfin | et pour finir | pour finir | et ensuite | ensuite | et puis | puis | et après | après cela | après ça',
  ),
  and: list('et aussi | et'),
  first: list("^d'abord | ^tout d'abord | ^premièrement | ^en premier"),
  tell: list('^dis moi | ^dites moi | ^indique moi'),
  lead: list(
    'emmène moi | amène moi | conduis moi | mène moi | guide moi | emmenez moi | montre moi comment | montre moi où | aide moi',
  ),
  lookUp: list("^trouve | ^cherche | ^trouvez | ^cherchez | ^vérifie | ^regarde | ^trouve d'abord"),
  back: list("là | y | cela | ça | s'il te plaît | ensuite | puis"),
  rest: list(
    'du reste | parmi le reste | parmi les autres | de ceux qui restent | de celles qui restent | des autres',
  ),
};
