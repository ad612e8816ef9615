import { list } from '../list.ts';
import type { WallWords } from '../shape.ts';

export const walls: WallWords = {
  error: list(
    'not found | forbidden | access denied | internal server error | bad gateway | service unavailable',
  ),
  login: list('log in | sign in'),
  aboutLogin: list('log in* | sign in* | sign up* | register* | password*'),
};
