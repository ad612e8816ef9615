import { list } from '../list.ts';
import type { SequenceWords } from '../shape.ts';

export const sequence: SequenceWords = {
  after: list(
    '마지막으로 | 그런 다음 | 그다음에 | 그다음 | 그 다음에 | 그리고 나서 | 그 후에 | 이어서 | 그리고',
  ),
  and: list('*고 | *고, | *한 뒤 | *한 후 | *한 다음 | *긴 다음 | *린 다음 | *운 다음 | *앤 다음'),
  first: list('^먼저 | ^우선'),
  tell: list('알려 주고 | 알려주고 | 말해 주고 | 말해주고 | 알려 준 | 알려준'),
  lead: list('데려가 줘 | 데려다 줘 | 안내해 줘 | 데려가줘 | 데려다줘 | 안내해줘'),
  lookUp: list('찾아 줘 | 찾아줘 | 찾고 | 찾아서 | 확인하고 | 찾은'),
  back: list('거기로 | 거기 | 그것 | 그곳 | 으로 | 로'),
  rest: list('나머지 중에서 | 나머지 중 | 남은 것 중에서 | 남은 것 중 | 나머지에서'),
};
