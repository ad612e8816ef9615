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
  but: list('mais'),
  earlier: list("d'abord | avant | avant cela | avant ça | au préalable | auparavant | avant tout"),
  adverbs: list("d'abord | au préalable | auparavant"),
  once: list(
    'mais seulement après | seulement après | après que | après | une fois que | une fois | quand | lorsque | dès que',
  ),
  before: list('mais avant que | mais avant de | avant que | avant de | avant d'),
  selves: list('je | j'),
  turned: [
    [
      '-(avoir caché/avoir masqué/cacher/masquer) … | (tu as caché/tu as masqué/tu auras caché/tu auras masqué/tu caches/tu masques/vous avez caché/vous avez masqué/vous aurez masqué) … | -… (sont/seront/est/sera) (cachées/cachés/caché/cachée/masquées/masqués/masqué/masquée) | -… (cachées/cachés/caché/cachée/masquées/masqués/masqué/masquée)',
      'cache …',
    ],
    [
      '-(avoir supprimé/avoir enlevé/avoir retiré/enlever/supprimer/retirer) … | (tu as supprimé/tu as enlevé/tu auras enlevé/tu auras supprimé/tu enlèves/vous avez enlevé) … | -… (enlevées/enlevés/enlevée/supprimées/supprimés/retirées/retirés)',
      'enlève …',
    ],
    [
      "(me dire/m'avoir dit/me l'avoir dit/tu me dises/tu m'as dit/tu m'auras dit/vous me disiez/vous m'avez dit/vous m'aurez dit) …",
      'dis-moi …',
    ],
    [
      "-(résumer/avoir résumé) … | (me résumer/m'avoir résumé/tu résumes/tu me résumes/tu auras résumé/tu m'auras résumé) …",
      'résume …',
    ],
    [
      "-(expliquer/avoir expliqué) … | (m'expliquer/m'avoir expliqué/tu m'expliques/tu m'auras expliqué) …",
      'explique-moi …',
    ],
    [
      '-(trouver/chercher/avoir trouvé) … | (tu trouves/tu cherches/tu auras trouvé/tu as trouvé) …',
      'trouve …',
    ],
    [
      "(me conduire/m'emmener/m'amener/me mener/me guider/m'avoir conduit/m'avoir emmené/m'avoir emmenée/tu m'emmènes/tu me conduises/tu m'amènes/tu me guides/vous me conduisiez/vous m'emmeniez) …",
      'emmène-moi …',
    ],
    ["(me montrer comment/tu me montres comment/m'avoir montré comment) …", 'montre-moi comment …'],
  ],
};
