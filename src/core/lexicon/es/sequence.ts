import { list } from '../list.ts';
import type { SequenceWords } from '../shape.ts';

export const sequence: SequenceWords = {
  after: list(
    'y finalmente | finalmente | y por último | por último | y luego | luego | y después | después | y a continuación | a continuación | y entonces',
  ),
  and: list('y también | y además | y | e'),
  first: list('^primero | ^antes que nada | ^en primer lugar'),
  tell: list('^dime | ^dígame'),
  lead: list('llévame | condúceme | guíame | enséñame cómo | muéstrame cómo | muéstrame dónde | ayúdame'),
  lookUp: list('^busca | ^encuentra | ^averigua | ^mira | ^comprueba | ^primero busca'),
  back: list('allí | ahí | eso | a ello | por favor | luego | después'),
  rest: list(
    'del resto | de los demás | de las demás | de los que quedan | de las que quedan | entre los demás | entre las demás',
  ),
  but: list('pero'),
  earlier: list('primero | antes | antes de eso | antes de nada | pero antes | pero primero'),
  adverbs: list('antes de eso'),
  once: list(
    'solo después de que | solo después de | pero después de | después de que | después de | tras | una vez que | una vez | cuando | en cuanto',
  ),
  before: list('pero antes de que | pero antes de | antes de que | antes de'),
  selves: list('yo'),
  turned: [
    [
      '-(ocultar/esconder/haber ocultado/haber escondido) … | (ocultes/escondas/hayas ocultado/hayas escondido/has ocultado) … | -(ocultos/ocultas/oculto/oculta/ocultados/ocultadas/escondidos/escondidas) … | -… (estén/están/hayan sido) (ocultos/ocultas/ocultados/ocultadas/escondidos/escondidas)',
      'oculta …',
    ],
    [
      '-(quitar/haber quitado/eliminar/haber eliminado) … | (quites/hayas quitado/elimines/hayas eliminado) … | -(quitados/quitadas/quitado/quitada/eliminados/eliminadas) …',
      'quita …',
    ],
    ['(decirme/haberme dicho/me digas/me hayas dicho/me has dicho) …', 'dime …'],
    [
      '-(resumir/haber resumido) … | (resumirme/haberme resumido/resumas/me resumas/hayas resumido/me hayas resumido) …',
      'resume …',
    ],
    [
      '-(explicar/haber explicado) … | (explicarme/haberme explicado/me expliques/me hayas explicado) …',
      'explícame …',
    ],
    ['-(buscar/encontrar/haber encontrado) … | (busques/encuentres/hayas encontrado) …', 'busca …'],
    [
      '(llevarme/guiarme/haberme llevado/me lleves/me guíes/me hayas llevado/conducirme/me conduzcas) …',
      'llévame …',
    ],
    ['(enseñarme cómo/mostrarme cómo/me enseñes cómo/me muestres cómo) …', 'enséñame cómo …'],
  ],
};
