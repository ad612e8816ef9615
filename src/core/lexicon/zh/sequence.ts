import { list } from '../list.ts';
import type { SequenceWords } from '../shape.ts';

export const sequence: SequenceWords = {
  after: list('最后 | 最後 | 然后 | 然後 | 接着 | 接著 | 之后 | 之後 | 随后 | 再'),
  and: list('并且 | 並且 | 并 | 並 | 同时'),
  first: list('^首先 | ^先'),
  tell: list('^告诉我 | ^告訴我'),
  lead: list('带我 | 帶我 | 引导我 | 引導我 | 领我 | 教我怎么 | 送我'),
  lookUp: list('^找到 | ^找出 | ^查找 | ^查一下 | ^找 | ^先找到 | ^先找'),
  back: list('那里 | 那裡 | 那儿 | 到 | 去 | 它'),
  rest: list('剩下的里 | 剩下的裡 | 其余的里 | 剩下的当中 | 在剩下的里面 | 在剩下的中 | 其余当中 | 剩下的'),
};
