import { list } from '../list.ts';
import type { SequenceWords } from '../shape.ts';

export const sequence: SequenceWords = {
  after: list(
    'a potem | i potem | potem | a następnie | i następnie | następnie | a później | i na koniec | na koniec',
  ),
  and: list('i także | oraz'),
  first: list('^najpierw | ^po pierwsze'),
  tell: list('^powiedz mi | ^powiedz | ^podaj mi'),
  lead: list(
    'zaprowadź mnie | przeprowadź mnie | poprowadź mnie | pokaż mi, jak | pokaż mi, gdzie | pomóż mi',
  ),
  lookUp: list('^znajdź | ^wyszukaj | ^sprawdź | ^poszukaj'),
  back: list('tam | to | do niego | do niej | proszę | potem'),
  rest: list('z reszty | z pozostałych | spośród pozostałych | spośród reszty'),
};
