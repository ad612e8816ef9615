import type { PdfLine, PdfText } from '../../src/pdf/pdf-text.ts';
import { keyOf } from './phrases.ts';

/** How many of a document's facts the index has right, by subject. */
export interface Structure {
  shares: Record<string, { right: number; of: number }>;
  faults: string[];
}

/** What a made document holds, in reading order. */
export type Fact =
  | { kind: 'paragraph' | 'item' | 'caption' | 'footnote'; text: string }
  | { kind: 'heading'; text: string; level: number }
  | { kind: 'row'; cells: string[]; header?: boolean }
  /** A running header or footer: on every page, in none of the text. */
  | { kind: 'running'; text: string };

export type Truth = readonly Fact[];

const ROLES: Record<string, string> = { item: 'listitem', caption: 'caption', footnote: 'footnote' };
const SUBJECT: Record<Fact['kind'], string> = {
  paragraph: 'paragraphs',
  item: 'items',
  caption: 'captions',
  footnote: 'footnotes',
  heading: 'headings',
  row: 'tables',
  running: 'running',
};

export function createChecks() {
  const structure: Structure = { shares: {}, faults: [] };
  return {
    structure,
    check(subject: string, ok: boolean, fault: () => string) {
      structure.shares[subject] ??= { right: 0, of: 0 };
      const share = structure.shares[subject];
      share.of++;
      if (ok) share.right++;
      else structure.faults.push(`${subject}: ${fault()}`);
    },
  };
}

interface Whole {
  lines: PdfLine[];
  key: string;
  role: string;
  at: number;
}

/** Lines with those taken apart that join several short ones. */
export const apart = (lines: readonly PdfLine[]): PdfLine[] =>
  lines.flatMap((line) =>
    line.items
      ? line.items.map(({ start, end, role }, i) => ({
          role,
          text: line.text.slice(start, end),
          page: line.page,
          block: line.block + i / line.items!.length,
          pieces: line.pieces
            .filter(({ from, length }) => from >= start && from + length <= end)
            .map((piece) => ({ ...piece, from: piece.from - start })),
        }))
      : [line],
  );

/** The blocks of an index, each with the key of all its lines. */
export function wholes(lines: readonly PdfLine[]): Whole[] {
  const blocks: Whole[] = [];
  for (const line of lines) {
    const last = blocks.at(-1);
    if (last && last.lines[0]!.block === line.block) {
      last.lines.push(line);
      last.key += keyOf(line.text);
    } else blocks.push({ lines: [line], key: keyOf(line.text), role: line.role, at: blocks.length });
  }
  return blocks;
}

/** Compares an index with what its document was made from. */
export function checkMade(text: PdfText, truth: Truth): Structure {
  const { structure, check } = createChecks();
  const blocks = wholes(apart(text.lines));
  const byKey = new Map<string, Whole[]>();
  for (const block of blocks) byKey.set(block.key, [...(byKey.get(block.key) ?? []), block]);
  const firstWith = (key: string): number =>
    blocks.findIndex(
      (block) => block.role !== 'header' && block.role !== 'footer' && block.key.includes(key.slice(0, 24)),
    );
  const order: { at: number; fact: string }[] = [];
  for (const fact of truth) {
    const words = fact.kind === 'row' ? fact.cells.join('') : fact.text;
    const key = keyOf(words);
    const found = (byKey.get(key) ?? []).find(
      ({ role }) => fact.kind === 'running' || (role !== 'header' && role !== 'footer'),
    );
    if (fact.kind === 'running') {
      const all = blocks.filter((block) => block.key.includes(key));
      check(
        'running',
        all.length > 0 && all.every(({ role }) => role === 'header' || role === 'footer'),
        () => fact.text,
      );
      continue;
    }
    if (fact.kind !== 'footnote' && fact.kind !== 'caption')
      order.push({ at: found?.at ?? firstWith(key), fact: words });
    check(
      SUBJECT[fact.kind],
      found !== undefined && hasRole(found, fact),
      () =>
        `${words.slice(0, 60)} -> ${found ? `${found.role}${found.lines[0]!.level ?? ''}` : nearest(blocks, key)}`,
    );
  }
  for (let i = 1; i < order.length; i++) {
    const [before, here] = [order[i - 1]!, order[i]!];
    check(
      'order',
      here.at >= 0 && here.at > before.at,
      () => `${before.fact.slice(0, 40)} | ${here.fact.slice(0, 40)}`,
    );
  }
  const headings = new Set(
    truth.filter(({ kind }) => kind === 'heading').map((fact) => keyOf((fact as { text: string }).text)),
  );
  for (const block of blocks) {
    if (block.role === 'heading' && !headings.has(block.key))
      check('headings', false, () => `no heading: ${block.lines[0]!.text}`);
  }
  return structure;
}

function hasRole({ role, lines }: Whole, fact: Fact): boolean {
  if (fact.kind === 'heading') return role === 'heading' && lines[0]!.level === fact.level;
  if (fact.kind === 'row')
    return (
      role === 'row' &&
      cellsOf(lines[0]!).join('|') ===
        fact.cells
          .map(keyOf)
          .filter((cell) => cell !== '')
          .join('|')
    );
  return role === (ROLES[fact.kind] ?? 'paragraph');
}

const cellsOf = ({ text, cells = [] }: PdfLine): string[] =>
  cells.map(({ start, end }) => keyOf(text.slice(start, end)));

/** What stands where the fact's words begin. */
const nearest = (blocks: readonly Whole[], key: string): string => {
  const block = blocks.find((each) => each.key.includes(key.slice(0, 16)));
  return block
    ? `in ${block.role}: ${block.lines
        .map(({ text }) => text)
        .join(' ')
        .slice(0, 160)}`
    : 'missing';
};
