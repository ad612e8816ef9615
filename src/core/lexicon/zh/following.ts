import { list } from '../list.ts';
import type { FollowingWords } from '../shape.ts';

export const following: FollowingWords = {
  site: list(
    '在这个网站上查找 | 在这个网站上找 | 在本站查找 | 在本站找 | 在整个网站查找 | 在链接的页面查找 | 顺着链接查找 | 在這個網站上查找 | 在這個網站上找 | 在本站尋找 | 在整個網站尋找 | 在連結的頁面查找',
  ),
};
