import type { IndexLine } from '../../contracts/page-index.ts';
import { FURNITURE_HEADINGS } from '../lexicon/furniture.ts';
import type { Question } from '../text/question.ts';
import { findValues } from '../text/values.ts';
import type { Block } from './blocks.ts';
import { isMenu } from './companions.ts';
import { findMainContent } from './main-content.ts';

/** A name this short, alone in its block, may head a list without being a heading: "References". */
const LONGEST_NAME = 40;
/** A control that stands this often with the same words goes with something else: "Edit", "Jump up". */
const REPEATED = 5;
const NAMES = new Set(['term', 'strong', 'b', 'caption', 'div', 'paragraph', 'span']);
const ENTRIES = new Set(['listitem', 'list', 'link', 'button']);

/**
 * What each block says about a page to who does not know yet what to look for, 0 to 1: values of the form that is asked for, then headings and what
 * stands right below them, labels with their values, the main content; then what stands beside it, controls, references; the site's menus last.
 */
export function skim(blocks: readonly Block[], { type }: Question, title: string): number[] {
  const main = findMainContent(blocks, title);
  const references = entriesBelowNames(blocks);
  const repeated = repeatedControls(blocks);
  return blocks.map((block) => {
    const line = block.lines[0]!;
    if (block.chrome || isMenu(line)) return 0;
    if (references.has(block) || repeated.has(block)) return 0.05;
    if (line.kind !== 'text') return 0.2;
    const inside = main.has(block) ? 0.1 : 0;
    if (type !== 'thing' && block.lines.some(({ text }) => findValues(text, type).length > 0))
      return 0.9 + inside;
    if (line.level) return 0.8 + inside;
    if (blocks[block.at - 1]?.lines[0]?.level) return 0.6 + inside;
    return (line.label || line.role === 'term' ? 0.6 : 0.4) + inside;
  });
}

/** Lists below the name of what stands beside a page's own matter, also where the name is no heading. */
function entriesBelowNames(blocks: readonly Block[]): ReadonlySet<Block> {
  const found = new Set<Block>();
  let below = false;
  for (const block of blocks) {
    const line = block.lines[0]!;
    if (line.level || namesFurniture(line)) below = namesFurniture(line);
    else if (!ENTRIES.has(line.role)) below = false;
    else if (below) found.add(block);
  }
  return found;
}

const namesFurniture = ({ text, level, role }: IndexLine): boolean =>
  (level !== undefined || NAMES.has(role)) && text.length <= LONGEST_NAME && FURNITURE_HEADINGS.test(text);

function repeatedControls(blocks: readonly Block[]): ReadonlySet<Block> {
  const same = new Map<string, Block[]>();
  for (const block of blocks) {
    const { kind, role, text } = block.lines[0]!;
    if (kind !== 'control' || text === '') continue;
    const key = `${role} ${text}`;
    same.set(key, [...(same.get(key) ?? []), block]);
  }
  return new Set([...same.values()].filter(({ length }) => length >= REPEATED).flat());
}
