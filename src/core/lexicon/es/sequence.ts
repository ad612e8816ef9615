import { list } from '../list.ts';
import type { SequenceWords } from '../shape.ts';

export const sequence: SequenceWords = {
  after: list('y luego | luego | y después | después | y a continuación | a continuación | y entonces'),
  and: list('y también | y además | y | e'),
  lead: list('llévame | condúceme | guíame | enséñame cómo | muéstrame cómo | muéstrame dónde | ayúdame'),
  lookUp: list('^busca | ^encuentra | ^averigua | ^mira | ^comprueba | ^primero busca'),
  back: list('allí | ahí | eso | a ello | por favor | luego | después'),
  rest: list(
    'del resto | de los demás | de las demás | de los que quedan | de las que quedan | entre los demás | entre las demás',
  ),
};
