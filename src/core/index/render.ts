import type { IndexLine } from '../../contracts/page-index.ts';

type Rendered = Pick<IndexLine, 'n' | 'role' | 'text' | 'notes'>;

/** The one form in which a line enters a prompt: `[N] role: text | note | note`. `text` stands as it is; it holds no line breaks. */
export function renderLine({ n, role, text, notes }: Rendered): string {
  const head = text === '' ? `[${n}] ${role}:` : `[${n}] ${role}: ${text}`;
  return [head, ...notes.map(oneLine).filter((note) => note !== '')].join(' | ');
}

/** All lines, each on a line of its own. */
export const renderLines = (lines: readonly Rendered[]): string => lines.map(renderLine).join('\n');

const oneLine = (note: string): string => note.replace(/\s+/g, ' ').trim();
