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
};
