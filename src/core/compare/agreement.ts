import type { Citation } from '../../contracts/answer.ts';

/** Words of one line that the same answers cite. */
export interface Passage {
  text: string;
  /** The answers that cite them, by their places in the list, ascending. */
  by: number[];
}

export interface Agreement {
  /** In the order of the page. */
  passages: Passage[];
  /** Share of the cited characters that every answer cites, 0 to 1; `null` where none cites anything. */
  share: number | null;
}

/** Words, or a number: what is left of a phrase beside the shared part ("in") tells nothing. */
const TELLING = /\p{L}{4}|\p{N}|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]{2}/u;

/** What the person sees of a citation in one line. */
interface Stretch {
  answer: number;
  line: number;
  start: number;
  end: number;
  /** The citation's words: those of this stretch alone, unless it runs over several lines. */
  text: string;
}

/** Which cited words the answers to one question have in common; of verified citations only, on the same page. */
export function agreementOf(answers: readonly (readonly Citation[])[]): Agreement {
  const stretches = answers.flatMap((citations, answer) =>
    citations.flatMap((each) => stretchesOf(each, answer)),
  );
  const lines = [...new Set(stretches.map(({ line }) => line))].sort((a, b) => a - b);
  const passages = lines.flatMap((line) => passagesOf(stretches.filter((each) => each.line === line)));
  const length = (some: readonly Passage[]) => some.reduce((sum, { text }) => sum + text.length, 0);
  const all = length(passages);
  const common = length(passages.filter(({ by }) => by.length === answers.length));
  return { passages, share: all > 0 ? common / all : null };
}

/** Cuts a line where any citation begins or ends, and joins neighbours that the same answers cite. */
function passagesOf(stretches: readonly Stretch[]): Passage[] {
  const cuts = [...new Set(stretches.flatMap(({ start, end }) => [start, end]))].sort((a, b) => a - b);
  const joined: Passage[] = [];
  let before = -1;
  for (const [at, from] of cuts.slice(0, -1).entries()) {
    const to = cuts[at + 1]!;
    const over = stretches.filter(({ start, end }) => start <= from && end >= to);
    if (over.length === 0) continue;
    const by = [...new Set(over.map(({ answer }) => answer))].sort((a, b) => a - b);
    const exact = over.find(({ start, end, text }) => text.length === end - start);
    const text = exact ? exact.text.slice(from - exact.start, to - exact.start) : over[0]!.text;
    const last = joined.at(-1);
    if (last && before === from && last.by.join() === by.join()) {
      if (exact) last.text += text;
    } else joined.push({ text, by });
    before = to;
  }
  return joined
    .map(({ text, by }) => ({ text: text.trim(), by }))
    .filter(({ text, by }) => TELLING.test(text) || (by.length > 1 && /\p{L}/u.test(text)));
}

function stretchesOf({ k, place, phrase }: Citation, answer: number): Stretch[] {
  return k === null
    ? []
    : place.spans.map(({ n: line, ...span }) => ({ answer, line, ...span, text: phrase }));
}
