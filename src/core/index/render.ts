import type { IndexLine } from '../../contracts/page-index.ts';

type Rendered = Pick<IndexLine, 'n' | 'role' | 'text' | 'notes'>;

/** The one form in which a line enters a prompt: `[N] role: text | note | note`. `text` stands as it is (it holds no line breaks). */
export function renderLine({ n, role, text, notes }: Rendered): string {
  const head = text === '' ? `[${n}] ${role}:` : `[${n}] ${role}: ${seen(text)}`;
  return [head, ...notes.map(oneLine).filter((note) => note !== '')].join(' | ');
}

/** All lines, each on a line of its own. */
export const renderLines = (lines: readonly Rendered[]): string => lines.map(renderLine).join('\n');

/** White space and control characters to single spaces: what is no line's text cannot begin a line of its own. */
export const oneLine = (text: string): string => seen(text.replace(/[\s\p{Cc}]+/gu, ' ')).trim();

/** Tag characters outside a flag: nobody sees them, and models read them as letters. */
const SMUGGLED = /(?<!\u{1F3F4}[\u{E0000}-\u{E007F}]*)[\u{E0000}-\u{E007F}]+/gu;

/** The text without what a reader cannot see and a model can read. Quotes are compared without such characters anyway. */
const seen = (text: string): string => (text.includes('\uDB40') ? text.replace(SMUGGLED, '') : text);
