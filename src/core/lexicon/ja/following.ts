import { list } from '../list.ts';
import type { FollowingWords } from '../shape.ts';

export const following: FollowingWords = {
  site: list(
    'このサイトで調べて | このサイト内で調べて | このサイトの中で調べて | このサイトで探して | サイト全体で探して | サイト全体から探して | リンク先で調べて | リンク先を調べて | リンクをたどって',
  ),
};
