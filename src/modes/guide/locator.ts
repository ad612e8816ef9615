import type { GuideLocator, GuideTarget } from '../../contracts/guide.ts';
import type { IndexLine } from '../../contracts/page-index.ts';
import { normalizeLabel } from './labels.ts';
import { whereOf } from './name-in-words.ts';

const NEIGHBOURS = 3;
/** Notes that tell who a control is, not how it stands: those change from visit to visit. */
const LASTING = /^(id |name |icon |to |placeholder )/;

/** How to find a line again on another day. */
export function locatorOf(line: IndexLine, lines: readonly IndexLine[], path = ''): GuideLocator {
  const controls = lines.filter((each) => each.kind === 'control');
  const at = controls.indexOf(line);
  const names = (part: readonly IndexLine[]) => part.map((each) => each.text);
  return {
    role: line.role,
    name: line.text,
    landmark: line.landmark ?? '',
    before: at < 0 ? [] : names(controls.slice(Math.max(0, at - NEIGHBOURS), at).reverse()),
    after: at < 0 ? [] : names(controls.slice(at + 1, at + 1 + NEIGHBOURS)),
    notes: line.notes.filter((note) => LASTING.test(note)),
    path,
  };
}

/** The line's identity as the card keeps it. */
export const targetOf = (line: IndexLine, lines: readonly IndexLine[]): GuideTarget => ({
  n: line.n,
  role: line.role,
  text: line.text,
  locator: locatorOf(line, lines),
  where: whereOf(line, lines),
  tag: line.tag,
});

/** Where a step's target is now: at its number, else where its locator finds it. */
export const lineOf = ({ n, locator }: GuideTarget, lines: readonly IndexLine[]): IndexLine | undefined =>
  lines.find((each) => each.n === n) ?? locate(locator, lines);

/**
 * The one line that a locator means on this page; `undefined` when there is none or several that nothing tells apart. A nameless control
 * needs its own marks (id, icon, link target) to agree.
 */
export function locate(locator: GuideLocator, lines: readonly IndexLine[]): IndexLine | undefined {
  const same = lines.filter(
    (line) =>
      line.role === locator.role &&
      normalizeLabel(line.text) === normalizeLabel(locator.name) &&
      marksAgree(line, locator),
  );
  if (same.length <= 1) return same[0];
  const scored = same
    .map((line) => ({ line, score: surroundings(locatorOf(line, lines), locator) }))
    .sort((a, b) => b.score - a.score);
  return scored[0]!.score > scored[1]!.score ? scored[0]!.line : undefined;
}

function marksAgree(line: IndexLine, locator: GuideLocator): boolean {
  if (locator.name !== '') return true;
  return locator.notes.length > 0 && locator.notes.every((note) => line.notes.includes(note));
}

/** How well the surroundings of two like controls agree. */
function surroundings(a: GuideLocator, b: GuideLocator): number {
  const common = (left: string[], right: string[]) =>
    left.filter((name, i) => name !== '' && name === right[i]).length;
  const landmark = a.landmark === b.landmark ? 2 : 0;
  const notes = a.notes.filter((note) => b.notes.includes(note)).length * 3;
  return landmark + notes + common(a.before, b.before) + common(a.after, b.after);
}
