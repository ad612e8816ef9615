import { list } from '../list.ts';
import type { FollowingWords } from '../shape.ts';

export const following: FollowingWords = {
  site: list(
    '이 사이트에서 찾아 | 이 사이트에서 알아봐 | 이 사이트에서 검색해 | 사이트 전체에서 찾아 | 링크된 페이지에서 찾아 | 링크를 따라가서',
  ),
};
