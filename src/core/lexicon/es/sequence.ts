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
};
