import type { Run } from './runs.ts';

const RTL = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;
const LETTER = /\p{L}/u;
const DIGIT = /\p{Nd}/u;
/** What joins two numbers to one. */
const BETWEEN_DIGITS = /^[.,:/+\-–%]$/;

type Strong = 'L' | 'R' | 'N' | 'other';

function strongOf({ str }: Run): Strong {
  if (RTL.test(str)) return 'R';
  if (LETTER.test(str)) return 'L';
  return DIGIT.test(str) ? 'N' : 'other';
}

/** Whether most letters of the runs are written from right to left. */
export function readsLeftwards(runs: readonly Run[]): boolean {
  let right = 0;
  let left = 0;
  for (const run of runs) {
    const strong = strongOf(run);
    if (strong === 'R') right += run.str.length;
    else if (strong === 'L') left += run.str.length;
  }
  return right > left;
}

/** Numbers that are stored with the full stop or bracket drawn beside them. */
const NUMBER_AND_EDGE = /^([^\p{L}\p{N}\s%]*)(\p{N}(?:.*\p{N})?%?)([^\p{L}\p{N}\s%]*)$/u;
const BRACKETS: Readonly<Record<string, string>> = {
  '(': ')',
  ')': '(',
  '[': ']',
  ']': '[',
  '{': '}',
  '}': '{',
  '<': '>',
  '>': '<',
  '«': '»',
  '»': '«',
  '‹': '›',
  '›': '‹',
};

/** In a line written leftwards a bracket is drawn, and stored, as its mirror image. */
const withoutMirrors = (run: Run): Run =>
  LETTER.test(run.str) && !RTL.test(run.str)
    ? run
    : { ...run, str: run.str.replace(/[()[\]{}<>«»‹›]/g, (bracket) => BRACKETS[bracket]!) };

function split(run: Run): Run[] {
  const [, before = '', number = '', after = ''] = NUMBER_AND_EDGE.exec(run.str) ?? [];
  if (before === '' && after === '') return [run];
  const width = (run.x1 - run.x0) / run.str.length;
  let offset = 0;
  const { space, ...rest } = run;
  return [before, number, after].flatMap((str) => {
    if (str === '') return [];
    const part = { ...rest, str, offset: (run.offset ?? 0) + offset };
    // Numbers are drawn from left to right, and x grows leftwards.
    const x1 = run.x1 - offset * width;
    offset += str.length;
    return [
      { ...part, x0: x1 - str.length * width, x1, ...(offset === str.length && space ? { space } : {}) },
    ];
  });
}

/**
 * The runs of a line in the order in which they are read, from the order in which they are drawn (the rules of UAX 9 that matter for whole runs:
 * words against the line's direction, and numbers, keep their own order).
 * @param leftwards the frame's x grows leftwards
 */
export function orderRuns(line: readonly Run[], leftwards: boolean): Run[] {
  const parts = leftwards ? line.flatMap((run) => split(withoutMirrors(run))) : line;
  const drawn = [...parts].sort((a, b) => a.x0 - b.x0);
  const strong = drawn.map(strongOf);
  if (!leftwards && !strong.includes('R')) return drawn;
  // Where a page reads leftwards, so do its lines of Latin words: their numbers and full stops stand at the line's start.
  const rtl = leftwards || readsLeftwards(line);
  if (rtl !== leftwards) {
    drawn.reverse();
    strong.reverse();
  }
  const against: Strong[] = rtl ? ['L', 'N'] : ['R'];
  for (let from = 0; from < drawn.length; from++) {
    if (!against.includes(strong[from]!)) continue;
    const to = sequenceEnd(drawn, strong, from, against);
    drawn.splice(from, to - from, ...drawn.slice(from, to).reverse());
    from = to - 1;
  }
  return drawn;
}

/** Where a sequence of runs against the line's direction ends: neutral ones between two of the same kind belong to it. */
function sequenceEnd(runs: readonly Run[], strong: readonly Strong[], from: number, against: Strong[]) {
  let end = from + 1;
  for (let at = from + 1; at < runs.length; at++) {
    const kind = strong[at]!;
    if (against.includes(kind)) {
      const between = runs
        .slice(end, at)
        .map(({ str }) => str.trim())
        .join('');
      const digits = kind === 'N' && strong[end - 1] === 'N';
      const joins = end === at || (digits ? BETWEEN_DIGITS.test(between) : kind === strong[end - 1]);
      if (!joins) return end;
      end = at + 1;
    } else if (kind !== 'other') return end;
  }
  return end;
}
