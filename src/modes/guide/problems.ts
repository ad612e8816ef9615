import type { GuideStep } from '../../contracts/guide.ts';
import type { IndexLine } from '../../contracts/page-index.ts';
import { meaningOf } from '../../core/controls/doing.ts';
import { normalizeLabel } from './labels.ts';

/** A refusal of a field with the words for it: the browser's, or the page's own. */
const REFUSAL = /^invalid(?:: "(.*)")?$/;
const MESSAGES = new Set(['alert', 'alertdialog', 'status', 'log']);
const MAX_WORDS = 160;

/** Whether a page refuses what a field holds. */
export const isRefused = ({ notes }: Pick<IndexLine, 'notes'>): boolean =>
  notes.some((note) => REFUSAL.test(note));

/** The words with which a field is refused, where it has any of its own; '' else. */
export const refusalOf = ({ notes }: Pick<IndexLine, 'notes'>): string =>
  notes.map((note) => REFUSAL.exec(note)?.[1] ?? '').find(Boolean) ?? '';

/**
 * What the page says is wrong with a control: its own message, else a new message (an error summary, a toast) that speaks of it, else the only
 * new message there is, where the page marks the control. `null`: nothing.
 * @param fresh numbers of the lines that came since the last step
 */
export function problemWith(
  line: IndexLine,
  lines: readonly IndexLine[],
  fresh: ReadonlySet<number>,
): string | null {
  const own = refusalOf(line);
  if (own) return own.slice(0, MAX_WORDS);
  const messages = lines.filter(({ n, text, role }) => text !== '' && (fresh.has(n) || role === 'alert'));
  const spoken = messages.filter((each) => each.kind !== 'control' || each.role === 'link');
  const about = spoken.find((each) => each !== line && speaksOf(each.text, line));
  if (about) return about.text.slice(0, MAX_WORDS);
  const [only, ...others] = messages.filter(({ role }) => MESSAGES.has(role));
  return isRefused(line) && only && others.length === 0 ? only.text.slice(0, MAX_WORDS) : null;
}

/** Whether words name a field that is entered: all of its name, or what its name is about. */
function speaksOf(words: string, { text, role }: IndexLine): boolean {
  if (text === '' || ['button', 'link', 'tab', 'menuitem'].includes(role)) return false;
  if (normalizeLabel(words).includes(normalizeLabel(text))) return true;
  const said = new Set(meaningOf(words));
  const name = meaningOf(text);
  return name.length > 0 && name.every((key) => said.has(key));
}

/** Fields that the page refuses and that nothing was done about since: without a model, these come next. */
export function refusedFields(lines: readonly IndexLine[], steps: readonly GuideStep[]): IndexLine[] {
  if (steps.length === 0) return [];
  return lines.filter((line) => line.kind === 'control' && !line.behind && isRefused(line));
}
