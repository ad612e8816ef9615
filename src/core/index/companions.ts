import type { IndexLine } from '../../contracts/page-index.ts';

/** A line of several links: a menu, a box of links to related pages. */
export const isMenu = ({ kind, role }: IndexLine): boolean => kind === 'control' && role === 'list';

/** A label stands at most this many lines above its value. */
const LABEL_DISTANCE = 12;

/** For lines that say little without another one: that line. A row has its table's headers, a value its label. */
export function findCompanions(lines: readonly IndexLine[]): Map<IndexLine, IndexLine[]> {
  const companions = new Map<IndexLine, IndexLine[]>();
  let headers: IndexLine | undefined;
  for (const [at, line] of lines.entries()) {
    if (line.role !== 'row') headers = headers?.frame === line.frame && !line.level ? headers : undefined;
    else if (line.notes.includes('headers')) headers = line;
    else if (headers) companions.set(line, [headers]);
    const label = line.label && labelAbove(lines, at);
    if (label) {
      companions.set(line, [...(companions.get(line) ?? []), label]);
      companions.set(label, [...(companions.get(label) ?? []), line]);
    }
  }
  return companions;
}

function labelAbove(lines: readonly IndexLine[], at: number): IndexLine | undefined {
  const { label, frame } = lines[at]!;
  for (let above = at - 1; above >= Math.max(0, at - LABEL_DISTANCE); above--) {
    const line = lines[above]!;
    if (line.frame !== frame) return undefined;
    if (line.text === label) return line;
  }
  return undefined;
}
