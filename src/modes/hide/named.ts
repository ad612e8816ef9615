import type { IndexLine } from '../../contracts/page-index.ts';
import { hidingWords } from '../../core/lexicon/hiding.ts';
import { fold } from '../../core/text/words.ts';

const QUOTED = /["“„«「『»]\s*([^"”“»«」』]{2,60}?)\s*["”“»«」』]/gu;
/** Words of a request that never name a block. */
const FILLER: ReadonlySet<string> = new Set(hidingWords('fillers').map(fold));

/** Headings and labels that the request names: quoted, or with all their words in it. */
export function namedLines(question: string, lines: readonly IndexLine[]): IndexLine[] {
  const request = wordsOnly(question);
  const quoted = [...question.matchAll(QUOTED)].map((match) => wordsOnly(match[1]!));
  const words = new Set(request.split(' ').filter((word) => !FILLER.has(word)));
  return lines.filter((line) => {
    const title = titleOf(line);
    if (title === '' || title.length > 70) return false;
    if (quoted.some((phrase) => title.includes(phrase) || (phrase.includes(title) && title.length > 3)))
      return true;
    return quoted.length === 0 && allWordsIn(title, words);
  });
}

/** Folded words with single spaces between them: no case, accents or punctuation. */
const wordsOnly = (text: string): string =>
  fold(text.normalize('NFC').toLowerCase())
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

function titleOf(line: IndexLine): string {
  if (line.level !== undefined && line.level > 1) return wordsOnly(line.text);
  if (line.kind === 'text' && line.text.length <= 40 && line.container !== undefined)
    return wordsOnly(line.text);
  return '';
}

/** Two telling words at least, or one long one: "Top stories" in "hide top stories". */
function allWordsIn(title: string, words: ReadonlySet<string>): boolean {
  const own = title.split(' ').filter((word) => !FILLER.has(word) && !/^\d+$/.test(word));
  if (own.length === 0 || own.join('').length < 7) return false;
  const hits = own.filter((word) => words.has(word)).length;
  return hits === own.length || (own.length >= 3 && hits >= own.length - 1);
}
