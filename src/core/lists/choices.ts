import type { Choice } from '../../contracts/lists.ts';
import type { IndexLine } from '../../contracts/page-index.ts';
import { lazy } from '../lazy.ts';
import { countingSource } from '../lexicon/counting.ts';
import type { Item } from './records.ts';
import { listOf, titleBefore, type WrittenList } from './written-lists.ts';

/** Lists of what the page's controls let people choose from: boxes that can be ticked, and the options of controls that do not draw them. */
export const choiceLists = (lines: readonly IndexLine[], choices: readonly Choice[]): WrittenList[] => [
  ...boxes(lines, new Map(choices.map((choice) => [choice.n, choice]))),
  ...choices.flatMap((choice) => optionsOf(choice, lines)),
];

/** Fewer boxes are a question with its answers. */
const LEAST_BOXES = 3;
/** Characters of what can be ticked: a longer text is agreed to, and not chosen. */
const LONGEST_BOX = 40;

/** The boxes of a form that stand one behind another, with the words before them as their title. */
function boxes(lines: readonly IndexLine[], choices: ReadonlyMap<number, Choice>): WrittenList[] {
  const found: WrittenList[] = [];
  for (let at = 0; at < lines.length; at++) {
    const { role, n } = lines[at]!;
    if (role !== 'checkbox' && role !== 'radio') continue;
    const group = choices.get(n)?.group;
    let end = at;
    while (end < lines.length && isBox(lines[end]!, role) && choices.get(lines[end]!.n)?.group === group)
      end++;
    if (end - at >= LEAST_BOXES) {
      const items = lines
        .slice(at, end)
        .filter(isOffered)
        .map((line): Item => {
          const { text } = line;
          return { key: text, parts: [{ line, start: 0, end: text.length }], text };
        });
      const list = listOf(`choices ${lines[at]!.n}`, titleBefore(lines[at - 1]), items, at, end - 1);
      // What a form offers is its matter, and no way to elsewhere.
      found.push({ ...list, label: group ?? '', landmark: 'main', choice: 'drawn' });
    }
    at = Math.max(at, end - 1);
  }
  return found;
}

const isBox = ({ role, text, items, notes }: IndexLine, wanted: string): boolean =>
  role === wanted && !items && text !== '' && text.length <= LONGEST_BOX && !notes.includes('required');

/** What is switched off cannot be chosen; where it is ticked it is chosen for everybody. */
const isOffered = ({ notes }: IndexLine): boolean => !notes.includes('disabled') || notes.includes('checked');

/** What is chosen from more than one. */
const LEAST_OPTIONS = 2;

function optionsOf({ n, id, group, names, options }: Choice, lines: readonly IndexLine[]): WrittenList[] {
  const at = lines.findIndex((line) => line.n === n);
  const control = lines[at];
  if (!control) return [];
  const offered = options.filter(
    ({ text, empty, off }, place) =>
      !off && /[\p{L}\p{N}]/u.test(text) && !(place === 0 && (empty || prompts(text))),
  );
  if (offered.length < LEAST_OPTIONS) return [];
  const items = offered.map(({ text }, place): Item => {
    const line = { ...control, text, notes: [] };
    return { key: `${place} ${text}`, parts: [{ line, start: 0, end: text.length, control }], text };
  });
  const list = listOf(id, group || titleBefore(lines[at - 1]), items, at, at);
  return [{ ...list, label: control.text, names, landmark: 'main', choice: 'shut' }];
}

const PROMPTS = lazy(() => new RegExp(`^\\P{L}*${countingSource('prompts')}`, 'u'));
/** Whether an option only asks to choose one. */
const prompts = (text: string): boolean => PROMPTS().test(text.toLowerCase());
