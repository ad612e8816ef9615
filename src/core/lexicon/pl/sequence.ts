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
  but: list('ale | lecz'),
  earlier: list('najpierw | przedtem | wcześniej | ale najpierw | ale przedtem | zanim to zrobisz'),
  adverbs: list('najpierw | przedtem'),
  once: list(
    'ale dopiero po | dopiero po | dopiero gdy | po tym jak | po | gdy | kiedy | jak | jak już | gdy już | kiedy już',
  ),
  before: list('ale zanim | zanim | przed'),
  selves: list('ja'),
  turned: [
    [
      'ukryjesz … | -(ukryciu) … | -… (będą ukryte/będzie ukryty/będzie ukryta/są ukryte/znikną/zniknie)',
      'ukryj …',
    ],
    ['(usuniesz) … | -(usunięciu) …', 'usuń …'],
    ['powiesz mi … | (podasz mi) …', 'powiedz mi …'],
    ['(streścisz/streścisz mi/podsumujesz) …', 'streść …'],
    ['(wyjaśnisz mi/wyjaśnisz) …', 'wyjaśnij …'],
    ['(znajdziesz/wyszukasz) … | -(znalezieniu) …', 'znajdź …'],
    ['(zaprowadzisz mnie/przeprowadzisz mnie/poprowadzisz mnie) …', 'zaprowadź mnie …'],
    ['(pokażesz mi jak/pokażesz mi, jak) …', 'pokaż mi, jak …'],
  ],
};
