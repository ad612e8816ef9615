import { list } from '../list.ts';
import type { SequenceWords } from '../shape.ts';

export const sequence: SequenceWords = {
  after: list(
    'and finally | finally | and lastly | lastly | and then | then | and afterwards | afterwards | after that | and after that | when that is done | once that is done | next',
  ),
  and: list('and also | and'),
  first: list('^first | ^firstly | ^first of all | ^to begin with'),
  tell: list('^tell me | ^and tell me'),
  lead: list(
    'take me | bring me | lead me | guide me | walk me | show me how | show me where | show me the way | help me',
  ),
  lookUp: list(
    '^find out | ^find | ^look up | ^check | ^please find | ^please check | ^first find | ^first check | ^first look up',
  ),
  back: list('it | there | that | them | to | this | then | please'),
  rest: list(
    'of the rest | among the rest | of what is left | of what remains | of the remaining ones | of the others | of those left',
  ),
};
