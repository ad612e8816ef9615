import type { GuideStep } from '../../contracts/guide.ts';
import type { IndexLine, PageIndex } from '../../contracts/page-index.ts';
import { tellablePath } from '../../core/tellable-url.ts';
import type { PageState } from './fingerprint.ts';
import { normalizeLabel } from './labels.ts';
import { refusalOf } from './problems.ts';

/** A page as a step found it: enough to say afterwards what has changed. */
export interface Look {
  url: string;
  full: string;
  lines: ReadonlyMap<number, Pick<IndexLine, 'kind' | 'role' | 'text' | 'notes'>>;
}

export const lookAt = (index: PageIndex, state: PageState): Look => ({
  url: index.url,
  full: state.full,
  lines: new Map(index.lines.map((line) => [line.n, line])),
});

/** The newest look of each run, in memory only: a worker that was killed tells less about one step, which harms nobody. */
const looks = new Map<string, Look>();
const MAX_RUNS = 20;

export function rememberLook(runId: string, look: Look): void {
  looks.delete(runId);
  looks.set(runId, look);
  for (const oldest of looks.keys()) {
    if (looks.size <= MAX_RUNS) break;
    looks.delete(oldest);
  }
}

export const lookOf = (runId: string): Look | undefined => looks.get(runId);

/** More new lines than this are another view, not an effect. */
const MAX_FRESH = 40;

/** Numbers of the lines that came since a look at the same page: messages, what a menu shows. */
export function freshLines({ url, lines }: PageIndex, before: Look | undefined): ReadonlySet<number> {
  if (before?.url !== url) return new Set();
  const fresh = lines.filter(({ n }) => !before.lines.has(n)).map(({ n }) => n);
  return new Set(fresh.length <= MAX_FRESH ? fresh : []);
}

/** Names that are told of each sort, and characters of a name. */
const MAX_NAMES = 4;
const MAX_GONE = 2;
const MAX_NAME = 60;
const MESSAGES = new Set(['alert', 'status', 'alertdialog', 'log']);
/** Notes that say how a control stands. */
const STATE =
  /^(value "|checked$|not checked$|partly checked$|filled in$|expanded$|collapsed$|pressed$|selected$|invalid)/;

/**
 * What was seen of a step's effect, in few words for the model: the value that the field has now, an error, what appeared and what went, or
 * that nothing changed. Private fields are told as the index tells them, without their value.
 */
export function effectOf(
  step: GuideStep,
  before: Look | undefined,
  after: PageIndex,
  state: PageState,
): string {
  const parts = [...whereTo(step, after), ...fieldNow(step, before, after.lines)];
  const known = before ?? null;
  if (known && known.url === after.url) {
    const fresh = after.lines.filter((line) => isNew(line, known));
    parts.push(...told('error', fresh.filter(isError), MAX_NAMES));
    parts.push(...told('new', ordered(fresh.filter((line) => isTelling(line) && !isError(line))), MAX_NAMES));
    const still = new Set(after.lines.map(({ n }) => n));
    const gone = [...known.lines].filter(([n]) => !still.has(n)).map(([, line]) => line);
    parts.push(...told('gone', gone.filter(isTelling), MAX_GONE));
  } else if (known) {
    parts.push(...told('error', after.lines.filter(isError), MAX_NAMES));
  }
  if (parts.length > 0) return parts.join('; ');
  if (step.fingerprint === state.full) return 'no visible change';
  return known ? 'only small changes' : '';
}

function whereTo(step: GuideStep, { url, title }: PageIndex): string[] {
  if (step.url === url || !URL.canParse(url)) return [];
  const { pathname, search } = new URL(url);
  return [`now at ${tellablePath(pathname + search).slice(0, MAX_NAME)} "${title.slice(0, MAX_NAME)}"`];
}

/** How the target stands now, where the step was about that or it has changed. */
function fieldNow(
  { action, target }: GuideStep,
  before: Look | undefined,
  lines: readonly IndexLine[],
): string[] {
  // A new document counts anew: the number alone says nothing there.
  const line = lines.find(
    ({ n, role, text }) => n === target?.n && role === target.role && text === target.text,
  );
  if (!line) return [];
  const states = line.notes.filter((note) => STATE.test(note));
  const then = before?.lines.get(line.n)?.notes ?? [];
  if (action === 'type' || action === 'select') {
    const value = states.find((note) => note.startsWith('value "') || note === 'filled in');
    return [value ? `${value.startsWith('value') ? `now ${value}` : value}` : 'now empty', ...invalid(line)];
  }
  return states.filter((note) => !then.includes(note)).map((note) => `now ${note}`);
}

const invalid = ({ notes }: IndexLine): string[] => notes.filter((note) => note.startsWith('invalid'));

const isNew = (line: IndexLine, { lines }: Look): boolean => {
  const then = lines.get(line.n);
  return (
    !then || normalizeLabel(then.text) !== normalizeLabel(line.text) || (isError(line) && !isError(then))
  );
};

type Told = Pick<IndexLine, 'kind' | 'role' | 'text' | 'notes'>;

const isError = ({ role, notes, text }: Told): boolean =>
  (role === 'alert' && text !== '') || notes.some((note) => note.startsWith('invalid'));

const isTelling = ({ kind, role, text }: Told): boolean =>
  text !== '' && (kind === 'control' || role === 'heading' || role === 'dialog' || MESSAGES.has(role));

/** Messages first: what the page says about the step is worth more than what it offers next. */
const ordered = (lines: IndexLine[]): IndexLine[] => [
  ...lines.filter(({ role }) => MESSAGES.has(role)),
  ...lines.filter(({ role }) => !MESSAGES.has(role)),
];

function told(word: string, lines: readonly Told[], most: number): string[] {
  if (lines.length === 0) return [];
  const names = lines
    .slice(0, most)
    .map((line) =>
      [`${line.role} "${line.text.slice(0, MAX_NAME)}"`, refusalOf(line)].filter(Boolean).join(': '),
    );
  const more = lines.length > most ? ` and ${lines.length - most} more` : '';
  return [`${word}: ${names.join(', ')}${more}`];
}
