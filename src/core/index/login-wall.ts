import type { IndexLine, PageIndex } from '../../contracts/page-index.ts';
import { LOGIN_WORDS } from '../lexicon/walls.ts';

/** A page with more controls than this has other things to do than to log in. */
const MOST_CONTROLS = 25;

/** Whether a page's main thing is a password field. */
export function isLoginWall({ lines }: Pick<PageIndex, 'lines'>): boolean {
  const controls = lines.filter(({ kind }) => kind === 'control');
  const isPassword = (line: IndexLine) => line.notes.includes('password');
  return (
    controls.length < MOST_CONTROLS &&
    controls.filter(isPassword).length === 1 &&
    controls.some(({ text }) => LOGIN_WORDS.test(text))
  );
}
