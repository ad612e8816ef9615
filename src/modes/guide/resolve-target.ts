import type { GuideAction, GuideStepReply } from '../../contracts/guide.ts';
import type { IndexLine } from '../../contracts/page-index.ts';
import { meaningOf } from '../../core/controls/doing.ts';
import { normalizeLabel } from './labels.ts';

/** Steps that need no place on the page. */
const PLACELESS: ReadonlySet<GuideAction> = new Set([
  'navigate',
  'back',
  'switch_tab',
  'close_tab',
  'wait',
  'done',
  'scroll',
  'press',
]);

export type Resolved =
  | { ok: true; line: IndexLine | null }
  | { ok: false; why: 'missing' | 'unknown' | 'ambiguous' | 'different' | 'behind'; candidates: IndexLine[] };

const MAX_CANDIDATES = 5;

/**
 * Holds a reply against the page, as a citation is held against it: the number and the name must agree. Where they do not, the element is
 * looked up again by name (and the numbered line's role); what stays open is the person's or a repair turn's to decide, never a guess.
 */
export function resolveTarget(reply: GuideStepReply, lines: readonly IndexLine[]): Resolved {
  const numbered = lines.find((line) => line.n === reply.index);
  if (reply.index === null && PLACELESS.has(reply.action)) return { ok: true, line: null };
  if (reply.action === 'done') return { ok: true, line: numbered ?? null };
  if (numbered?.behind) return { ok: false, why: 'behind', candidates: inFront(lines) };
  if (numbered && agrees(numbered, reply.text)) return { ok: true, line: numbered };
  const same = namesakes(reply.text, numbered?.role, lines);
  if (same.length === 1) return { ok: true, line: same[0]! };
  if (same.length > 1) return { ok: false, why: 'ambiguous', candidates: same.slice(0, MAX_CANDIDATES) };
  const why = numbered ? 'different' : reply.index === null ? 'missing' : 'unknown';
  return { ok: false, why, candidates: likely(`${reply.text} ${reply.instruction}`, lines) };
}

/** Whether `text` repeats the line's own. A nameless line agrees with no text, or with some of what else tells it apart. */
function agrees(line: IndexLine, text: string): boolean {
  const own = normalizeLabel(line.text);
  const said = spoken(text, line);
  if (own === '')
    return (
      said === '' ||
      line.notes.some((note) => normalizeLabel(note).includes(said) || said.includes(normalizeLabel(note)))
    );
  if (own === said) return true;
  // A long text may come back shortened, never a short one.
  return said.length >= 12 && own.startsWith(said);
}

/** The reply's text without the frame of an index line that some models copy along: number, role, notes. */
function spoken(text: string, line: IndexLine): string {
  const bare = text.replace(/^\[\d+\]\s*/, '');
  const role = `${line.role}:`;
  const named = bare.startsWith(role) ? bare.slice(role.length) : bare;
  const whole = normalizeLabel(named);
  return whole === normalizeLabel(line.text) ? whole : normalizeLabel(named.split(' | ')[0] ?? '');
}

/** What a dialog offers while it is open. */
const inFront = (lines: readonly IndexLine[]): IndexLine[] =>
  lines.filter(({ kind, behind }) => kind === 'control' && !behind).slice(0, MAX_CANDIDATES);

/** Lines of exactly that name: of the numbered line's role if there are such, else controls, else anything. */
function namesakes(text: string, role: string | undefined, lines: readonly IndexLine[]): IndexLine[] {
  const said = normalizeLabel(text.split(' | ')[0] ?? '');
  if (said === '') return [];
  const same = lines.filter((line) => !line.behind && normalizeLabel(line.text) === said);
  const ofRole = same.filter((line) => line.role === role);
  const controls = same.filter((line) => line.kind === 'control');
  return ofRole.length > 0 ? ofRole : controls.length > 0 ? controls : same;
}

/** Controls that share words with what is said, best first: what a lost guide offers. */
export function likely(said: string, lines: readonly IndexLine[]): IndexLine[] {
  const wanted = new Set(meaningOf(said));
  return lines
    .filter((line) => line.kind === 'control' && line.text !== '' && !line.behind)
    .map((line) => ({ line, score: meaningOf(line.text).filter((key) => wanted.has(key)).length }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .slice(0, MAX_CANDIDATES)
    .map(({ line }) => line);
}
