import type { Box, FrameIndex, IndexLine, IndexPurpose } from '../../contracts/page-index.ts';
import { isConnected, rememberShadows, rootElementOf } from '../dom/dom.ts';
import type { Frames } from '../dom/frames.ts';
import type { PageEnvironment } from '../environment.ts';
import { createPrivacy, type Privacy } from '../private/privacy.ts';
import type { Draft } from './assemble.ts';
import { assemble } from './assemble.ts';
import { createRuler } from './boxes.ts';
import { containerTest } from './containers.ts';
import { withDialogFirst } from './dialog-first.ts';
import { NOWHERE, titleDraft } from './document-title.ts';
import { withoutEchoes } from './echoes.ts';
import type { Boxed } from './events.ts';
import { noteHoverWords } from './hover-words.ts';
import { noteNearbyWords } from './nearby.ts';
import { withoutNoise } from './noise.ts';
import { pageFacts } from './page-facts.ts';
import { pruneContainers } from './prune-containers.ts';
import type { Refs } from './refs.ts';
import { joinRows } from './rows.ts';
import { selectedText } from './selection.ts';
import { joinShortLines, MANY_LINES } from './short-lines.ts';
import { tableAround } from './tables.ts';
import { type Unchanged, watchForChange } from './unchanged.ts';
import { walk } from './walk.ts';
import { noteWhereabouts } from './whereabouts.ts';

/** What reading a document needs to know of it. */
export interface IndexedDocument extends Pick<PageEnvironment, 'document' | 'shadowRootOf' | 'signal'> {
  /** Random name of this document, known to Sightline only. */
  key: string;
  /** The numbers of this document's lines. */
  refs: Refs;
  frames: Frames;
}

/** A child frame is worth reading from this size on, in CSS pixels. */
const FRAME_MIN = 50;

/** The newest index made for a question, as long as nothing has changed since. */
interface Reading {
  refs: Refs;
  index: FrameIndex;
  frameLines: readonly FrameLine[];
  unchanged: Unchanged;
}
const readings = new WeakMap<Document, Reading>();

/** The index of one document: walk, cut into lines, measure, tell apart, number. For a question, what has not changed is not walked again. */
export function buildIndex(context: IndexedDocument, purpose: IndexPurpose, firstFree: number): FrameIndex {
  const { document, shadowRootOf, signal, refs } = context;
  const last = readings.get(document);
  if (purpose === 'find' && last?.refs === refs && last.unchanged.holds()) {
    const selection = selectedText(context, looks.get(document)!);
    const children = childrenIn(last.frameLines, context);
    return { ...last.index, ...pageFacts(document), selection, children, nextFree: firstFree };
  }
  last?.unchanged.end();
  readings.delete(document);
  const shadows = rememberShadows(document, shadowRootOf);
  const reading = { ...context, shadowRootOf: shadows.shadowRootOf };
  const { index, frameLines } = readDocument(reading, purpose, firstFree);
  shadows.forget();
  if (purpose === 'find') {
    readings.set(document, {
      refs,
      index,
      frameLines,
      unchanged: watchForChange(document, shadowRootOf, signal, shadows.roots),
    });
  }
  return index;
}

/** A frame that is large enough to be read, and the number of its line. */
interface FrameLine {
  element: Element;
  n: number;
}

const childrenIn = (lines: readonly FrameLine[], { frames }: IndexedDocument): FrameIndex['children'] =>
  lines.flatMap(({ element, n }) => {
    const child = frames.keyOf(element);
    return child ? [{ key: child, n }] : [];
  });

function readDocument(
  context: IndexedDocument,
  purpose: IndexPurpose,
  firstFree: number,
): { index: FrameIndex; frameLines: readonly FrameLine[] } {
  const { document, key, refs } = context;
  const root = rootElementOf(document);
  const privacy = createPrivacy(document, context.shadowRootOf);
  looks.set(document, privacy);
  // What needs words that are not there yet is found out before the walk.
  privacy.hasSecrets();
  const facts = { ...pageFacts(document), selection: selectedText(context, privacy) };
  const drafted = root ? draftLines(root, context, purpose, privacy) : [];
  const found = withoutEchoes(measured(drafted, document), purpose);
  const drafts =
    purpose === 'hide' ? pruneContainers(found) : purpose === 'guide' ? withDialogFirst(found) : found;
  // A reader of all lines sees what stands beside a field; who points at one line does not.
  if (purpose !== 'find') noteNearbyWords(drafts);
  noteWhereabouts(drafts, purpose);
  if (purpose === 'guide') {
    noteHoverWords(drafts, document);
    noteFocus(drafts, context);
  }
  const title = purpose === 'find' ? titleDraft(document, facts.title, drafts) : null;
  const { numbers, nextFree } = refs.assign(
    [...drafts.map(({ draft }) => draft), ...(title ? [title] : [])],
    firstFree,
    purpose,
  );
  const boxNumbers = new Map(drafts.map(({ draft }, at) => [draft.box, numbers[at]!]));
  const lines = drafts.map(
    ({ draft, box }, at): IndexLine => ({
      ...lineOf(draft, purpose),
      n: numbers[at]!,
      frame: key,
      box,
      ...(draft.behind ? { behind: true } : {}),
      container: containerNumber(draft, boxNumbers),
    }),
  );
  const frameLines = drafts.flatMap(({ draft, box }, at) =>
    draft.kind === 'frame' && box.width >= FRAME_MIN && box.height >= FRAME_MIN
      ? [{ element: draft.element, n: numbers[at]! }]
      : [],
  );
  const titleLine: IndexLine | undefined = title
    ? { ...lineOf(title, purpose), n: numbers.at(-1)!, frame: key, box: NOWHERE }
    : undefined;
  const children = childrenIn(frameLines, context);
  const index = { key, lines, ...(titleLine ? { titleLine } : {}), nextFree, children, ...facts };
  return { index, frameLines };
}

/** Says which control has the keyboard: what is typed now goes there. */
function noteFocus(lines: readonly { draft: Draft }[], { document, shadowRootOf }: IndexedDocument): void {
  let focus = document.activeElement;
  for (let inner = focus; inner; inner = shadowRootOf(inner)?.activeElement ?? null) focus = inner;
  const line = lines.find(({ draft }) => draft.kind === 'control' && draft.element === focus);
  if (focus !== document.body) line?.draft.notes.push('focused');
}

/** The number of the innermost container around a line that has one. */
function containerNumber(draft: Draft, numbers: ReadonlyMap<Boxed | undefined, number>): number | undefined {
  let box = draft.place.box === draft.box ? draft.place.box?.place.box : draft.place.box;
  while (box && !numbers.has(box)) box = box.place.box;
  return box && numbers.get(box);
}

/** What the newest look at a document found private: a line is read again as it was then, and a citation costs no look of its own. */
const looks = new WeakMap<Document, Privacy>();

/** Whether the newest look at a document found many lines. */
const crowded = new WeakMap<Document, boolean>();

/** The lines under one element, unmeasured and unnumbered. */
export function draftLines(
  start: Element,
  context: Pick<IndexedDocument, 'shadowRootOf' | 'document'>,
  purpose: IndexPurpose,
  privacy = looks.get(context.document) ?? createPrivacy(context.document, context.shadowRootOf),
): Draft[] {
  if (!isConnected(start)) return [];
  const events = walk(start, {
    shadowRootOf: context.shadowRootOf,
    containers: purpose === 'hide' ? containerTest : undefined,
    folded: purpose === 'find',
    dialogs: purpose === 'guide',
  });
  const drafts = joinRows(withoutRepeats(assemble(events, purpose, privacy), privacy), purpose);
  if (purpose !== 'find') return drafts;
  const telling = withoutNoise(drafts);
  // A part of the page is cut as the whole page was.
  if (start === rootElementOf(context.document)) crowded.set(context.document, telling.length > MANY_LINES);
  return joinShortLines(telling, crowded.get(context.document) ?? false);
}

/** Takes out what repeats a private value: the preview of a card beside its form, a summary. Controls stay, without a name. */
function withoutRepeats(drafts: Draft[], privacy: Privacy): Draft[] {
  if (!privacy.hasSecrets()) return drafts;
  return drafts.flatMap((draft) => {
    const notes = draft.notes.filter((note) => !privacy.repeats(note.replace(/^[a-z ]+"(.*)"$/, '$1')));
    if (!privacy.repeats(draft.text)) return [{ ...draft, notes }];
    return draft.kind === 'control' ? [{ ...draft, notes, text: '', pieces: [] }] : [];
  });
}

/** The lines of an element once more. A row's cells are told apart by their table, so that is read. */
export function redraftLines(
  start: Element,
  context: Pick<IndexedDocument, 'shadowRootOf' | 'document'>,
  purpose: IndexPurpose,
): Draft[] {
  return draftLines(tableAround(start) ?? start, context, purpose);
}

function measured(drafts: readonly Draft[], document: Document): { draft: Draft; box: Box }[] {
  const ruler = createRuler(document);
  return drafts.flatMap((draft) => {
    const box = ruler.boxOf(draft);
    return box ? [{ draft, box }] : [];
  });
}

function lineOf(draft: Draft, purpose: IndexPurpose): Omit<IndexLine, 'n' | 'frame' | 'box'> {
  const { kind, role, tag, text, block, place } = draft;
  const line: Omit<IndexLine, 'n' | 'frame' | 'box'> = {
    kind,
    role,
    tag,
    text,
    block,
    notes: [...draft.notes],
  };
  if (draft.glued) line.glued = true;
  if (draft.box?.hints) line.hints = draft.box.hints;
  if (place.level) line.level = place.level;
  if (place.landmark) line.landmark = place.landmark;
  if (draft.cells) line.cells = draft.cells;
  if (draft.items) line.items = draft.items;
  if (draft.heads?.row) line.rowHeader = draft.heads.row;
  if (draft.heads?.column) line.columnHeader = draft.heads.column;
  if (draft.heads?.label) line.label = draft.heads.label;
  if (place.entry?.part === 'term') place.entry.group.term = text;
  else if (place.entry) describeEntry(line, place.entry.group.term, purpose);
  return line;
}

function describeEntry(
  line: Omit<IndexLine, 'n' | 'frame' | 'box'>,
  term: string | undefined,
  purpose: IndexPurpose,
): void {
  if (!term) return;
  line.label = term;
  // For a question the term stands in the line above.
  if (purpose !== 'find') line.notes.push(`label: ${term}`);
}
