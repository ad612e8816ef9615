import { list } from '../list.ts';
import type { SequenceWords } from '../shape.ts';

export const sequence: SequenceWords = {
  after: list(
    'e infine | infine | e poi | poi | e dopo | dopo di che | e quindi | e in seguito | in seguito',
  ),
  and: list('e anche | e | ed'),
  first: list('^prima | ^per prima cosa | ^innanzitutto'),
  tell: list('^dimmi | ^mi dica'),
  lead: list('portami | guidami | accompagnami | mostrami come | mostrami dove | aiutami'),
  lookUp: list('^trova | ^cerca | ^controlla | ^guarda | ^prima trova'),
  back: list('lì | là | ciò | per favore | poi'),
  rest: list(
    'del resto | tra il resto | dei rimanenti | delle rimanenti | tra i rimanenti | degli altri | delle altre',
  ),
};
