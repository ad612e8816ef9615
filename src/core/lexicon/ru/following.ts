import { list } from '../list.ts';
import type { FollowingWords } from '../shape.ts';

export const following: FollowingWords = {
  site: list(
    'найди на этом сайте | найдите на этом сайте | поищи на этом сайте | узнай на этом сайте | поищи на всём сайте | посмотри на других страницах | пройди по ссылкам | где нибудь на этом сайте | на других страницах сайта',
  ),
};
