import { list } from '../list.ts';
import type { SequenceWords } from '../shape.ts';

export const sequence: SequenceWords = {
  after: list('最後に | それから | そのあと | その後 | 次に | そして'),
  and: list('*て、 | *で、 | *てから、 | *でから、 | *てから | *でから'),
  first: list('^まず | ^最初に | ^はじめに'),
  tell: list('教えてから'),
  lead: list('連れて行って | 案内して | 行き方を教えて | まで誘導して | を手伝って'),
  lookUp: list('見つけて | 探して | 調べて'),
  back: list('そこ | それ | ください | に | へ | まで'),
  rest: list('残りの中で | 残りのうち | 残りで | その他の中で | 残ったものの中で'),
};
