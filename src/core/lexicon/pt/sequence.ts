import { list } from '../list.ts';
import type { SequenceWords } from '../shape.ts';

export const sequence: SequenceWords = {
  after: list(
    'e por fim | por fim | e finalmente | finalmente | e depois | depois | e em seguida | em seguida | e então | então',
  ),
  and: list('e também | e'),
  first: list('^primeiro | ^antes de tudo | ^em primeiro lugar'),
  tell: list('^diga me | ^me diga | ^me diz | ^diz me'),
  lead: list(
    'leve me | leva me | me leve | me leva | guie me | me guie | mostre me como | me mostre como | me mostra como | me mostre onde | me ajude',
  ),
  lookUp: list('^encontre | ^encontra | ^procure | ^ache | ^busque | ^veja | ^verifique'),
  back: list('lá | ali | isso | até lá | por favor | depois'),
  rest: list(
    'do resto | dos restantes | das restantes | dos que sobrarem | das que sobrarem | entre os restantes | dos demais | das demais',
  ),
  but: list('mas | porém'),
  earlier: list('primeiro | antes | antes disso | antes de mais | antes de tudo'),
  adverbs: list('antes disso'),
  once: list(
    'só depois de | só depois que | depois que | depois de | após | uma vez que | uma vez | quando | assim que',
  ),
  before: list('mas antes que | mas antes de | antes que | antes de'),
  selves: list('eu'),
  turned: [
    [
      '-(esconder/ocultar/ter escondido/ter ocultado) … | (você esconder/você ocultar/você esconda/você oculte/tiver escondido/tiver ocultado/você tiver escondido/você tiver ocultado) … | -(escondidos/escondidas/escondido/escondida/ocultados/ocultadas/ocultos/ocultas) … | -… (estiverem/estejam/forem) (escondidos/escondidas/ocultos/ocultas/ocultados/ocultadas)',
      'esconda …',
    ],
    [
      '-(remover/tirar/ter removido/ter tirado) … | (você remover/você tirar/você remova/você tire/você tiver removido/você tiver tirado) … | -(removidos/removidas/removido/removida) …',
      'remova …',
    ],
    ['(me dizer/dizer-me/ter me dito/me ter dito/você me dizer/você me diga/você me disser) …', 'me diga …'],
    ['-(resumir/ter resumido) … | (me resumir/você resumir/você resuma/você tiver resumido) …', 'resuma …'],
    ['-(explicar) … | (me explicar/você me explicar/você me explique) …', 'me explique …'],
    [
      '-(encontrar/procurar/achar/ter encontrado) … | (você encontrar/você procurar/você encontre/você tiver encontrado) …',
      'encontre …',
    ],
    [
      '(me levar/levar-me/me guiar/ter me levado/você me levar/você me leve/você me guiar/você me guie) …',
      'me leve …',
    ],
    ['(me mostrar como/você me mostrar como/você me mostre como) …', 'me mostre como …'],
  ],
};
