import type { Note } from '../../contracts/answer.ts';
import type { HideCandidate, HideCard, HideItem } from '../../contracts/hide.ts';
import type { IndexLine } from '../../contracts/page-index.ts';
import type { Found } from './found.ts';

/** From this share of the page's text on, the whole list together counts as the page's main content. */
const WHOLE_PAGE = 0.9;

export const emptyCard = (engine: HideCard['engine']): HideCard => ({
  mode: 'hide',
  engine,
  phase: 'reading',
  message: '',
  items: [],
  notes: [],
});

/** Rows for what the frames resolved: most prominent first, numbered from `from`, each with the reason of the lines that led to it. */
export function toItems(
  resolved: readonly { frameKey: string; candidates: readonly HideCandidate[] }[],
  found: readonly Found[],
  from = 1,
): HideItem[] {
  const reasons = new Map(found.map((each) => [each.n, each]));
  return resolved
    .flatMap(({ frameKey, candidates }) => candidates.map((candidate) => ({ frameKey, candidate })))
    .sort((a, b) => areaOf(b.candidate) - areaOf(a.candidate))
    .map(({ frameKey, candidate }, i) => {
      const because = candidate.lines.flatMap((n) => reasons.get(n) ?? []);
      const nearMiss = because.length > 0 && because.every((each) => each.nearMiss);
      return {
        ...candidate,
        number: from + i,
        frameKey,
        reason: because[0]?.reason ?? '',
        because: because[0]?.because,
        checked: !nearMiss,
        state: 'review',
        fingerprints: [],
        ruleIds: [],
        nearMiss,
        fromFeed: false,
      };
    });
}

const areaOf = ({ box }: HideCandidate): number => box.width * box.height;

/**
 * Whether a list has to be asked about before it is shown: it would take (nearly) all of the page, and not leave its text. Decided by what would go
 * once main content is left out, not by what was asked.
 * @param text lines of what the page is there for
 */
export function takesThePage(items: readonly HideItem[], text: readonly IndexLine[] = []): boolean {
  const { items: rest } = withoutMain(items);
  const share = rest.reduce((sum, item) => sum + item.textShare, 0);
  return (share >= WHOLE_PAGE && !leavesText(rest, text)) || (items.length > 0 && rest.length === 0);
}

/** Whether most of a text lies outside of what would go. */
function leavesText(items: readonly HideItem[], text: readonly IndexLine[]): boolean {
  const lettersOf = (lines: readonly IndexLine[]) => lines.reduce((sum, line) => sum + line.text.length, 0);
  const left = text.filter((line) => !items.some((item) => lapsOver(item, line)));
  return lettersOf(left) > lettersOf(text) / 2;
}

const lapsOver = ({ frameKey, box }: HideItem, { frame, box: line }: IndexLine): boolean => {
  const [x, y] = [line.x + line.width / 2, line.y + line.height / 2];
  const inside = x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height;
  return frameKey === frame && inside;
};

/** A list with some main content in it goes on without that; `dropped` names what was left out. */
export function withoutMain(items: readonly HideItem[]): { items: HideItem[]; dropped: string[] } {
  const kept = items.filter(({ main }) => !main).map((item, i) => ({ ...item, number: i + 1 }));
  return { items: kept, dropped: items.filter(({ main }) => main).map(({ label }) => label) };
}

export const checkedIds = (card: HideCard): string[] =>
  card.items.filter((item) => item.checked && item.state !== 'gone').map(({ id }) => id);

export const patchItems = (
  card: HideCard,
  ids: readonly string[],
  patch: Partial<Pick<HideItem, 'checked' | 'state' | 'ruleIds'>>,
): HideCard => ({
  ...card,
  items: card.items.map((item) => (ids.includes(item.id) ? { ...item, ...patch } : item)),
});

export const withNote = (card: HideCard, note: Note): HideCard => ({
  ...card,
  notes: [...card.notes.filter(({ code }) => code !== note.code), note],
});

/** The saved rules made of a list, or of some of its rows. */
export const ruleIdsOf = (items: readonly HideItem[]): string[] => items.flatMap(({ ruleIds }) => ruleIds);
