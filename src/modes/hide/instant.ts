import type { IndexLine } from '../../contracts/page-index.ts';
import { fold } from '../../core/text/words.ts';
import { type HideBlock, toHideBlocks } from './blocks.ts';
import type { Found } from './found.ts';
import { KINDS, type Kind } from './kinds.ts';
import { type HideRequest, readRequest } from './request.ts';

/** From this score on a block counts as being of a kind; below it, down to `NEAR`, it is a near miss. */
const SURE = 2;
const NEAR = 1;

/** HIDE without a model: kinds by structure and wording, items of a list by the words of the request. */
export function instantFound(question: string, lines: readonly IndexLine[]): Found[] {
  return find(readRequest(question), lines, SURE);
}

/** What does not quite match, for "nothing matches": offered unchecked. */
export function nearMisses(question: string, lines: readonly IndexLine[]): Found[] {
  const request = readRequest(question);
  return find(request, lines, NEAR)
    .slice(0, 8)
    .map((found) => ({ ...found, nearMiss: true }));
}

function find(request: HideRequest, lines: readonly IndexLine[], threshold: number): Found[] {
  const blocks = toHideBlocks(lines);
  if (request.topics.length > 0) return itemsAbout(request, blocks, threshold);
  return request.kinds.flatMap((kind) => blocksOf(kind, blocks, lines, threshold));
}

function blocksOf(
  kind: Kind,
  blocks: readonly HideBlock[],
  lines: readonly IndexLine[],
  threshold: number,
): Found[] {
  const found = blocks
    .filter((block) => allowed(kind, block) && scoreOf(kind, block) >= threshold)
    .map((block) => toFound(block.line.n, kind));
  return [...found, ...loneLabels(kind, lines, found)];
}

const toFound = (n: number, kind: Kind): Found => ({ n, reason: '', because: { code: kind, params: {} } });

/** Blocks that hold the page's title or too much of its text are never meant by a kind. */
function allowed(kind: Kind, block: HideBlock): boolean {
  const { limit, layerOnly } = KINDS[kind];
  if (layerOnly && !block.layer) return false;
  if (block.holdsTitle && !block.layer && block.share > 0.1) return false;
  return block.share <= limit;
}

function scoreOf(kind: Kind, block: HideBlock): number {
  const rule = KINDS[kind];
  const names = block.hints.replace(/(^|\s)(:\w+|host=\S+)/g, '');
  const hosts = [...block.hints.matchAll(/host=(\S+)/g)].map((match) => match[1]!);
  let score = 0;
  if (rule.names?.test(names)) score += 2;
  if (rule.label?.test(block.label) && (!block.item || block.lines.length > 2)) score += 2;
  if (rule.roles?.includes(block.line.role) || rule.roles?.includes(block.line.tag)) score += 2;
  if (rule.hosts && hosts.length > 0) score += hosts.every((host) => rule.hosts!.test(host)) ? 2 : 0.5;
  if (block.line.kind === 'frame' && rule.hosts && rule.hosts.test(block.line.notes.join(' '))) score += 2;
  if (rule.words && block.lines.length <= 40 && block.lines.some(({ text }) => rule.words!.test(text))) {
    score += block.layer ? 2 : 0.5;
  }
  return score;
}

/** A label without a block of its own, e.g. "Advertisement" above a slot: the page finds what it labels. */
function loneLabels(kind: Kind, lines: readonly IndexLine[], found: readonly Found[]): Found[] {
  const { label } = KINDS[kind];
  if (!label || !['ads', 'comments', 'related', 'newsletter', 'author'].includes(kind)) return [];
  const named = new Set(found.map(({ n }) => n));
  return lines
    .filter((line) =>
      kind === 'ads'
        ? line.kind === 'text' && line.text.length <= 24
        : line.level !== undefined && line.level > 1 && line.text.length <= 70,
    )
    .filter((line) => label.test(line.text) && (line.container === undefined || !named.has(line.container)))
    .map((line) => toFound(line.n, kind));
}

/** Items of a list whose words hold one of the topics; the innermost item counts, and of nested ones only the one that says it. */
function itemsAbout(
  { topics, commentsOnly }: HideRequest,
  blocks: readonly HideBlock[],
  threshold: number,
): Found[] {
  const wanted = topics.map((topic) => fold(topic.toLowerCase()));
  const items = blocks.filter(
    ({ item, lines, share, holdsTitle }) => item && lines.length > 0 && share < 0.5 && !holdsTitle,
  );
  const scoped = commentsOnly ? items.filter((block) => inComments(block, blocks)) : items;
  const pool = scoped.length > 0 ? scoped : items;
  const matching = pool.filter((block) => says(block, wanted, threshold));
  const outer = matching.filter(
    (block) =>
      !matching.some((other) => other !== block && encloses(other, block) && other.lines.length <= 25),
  );
  return outer
    .filter(
      (block) =>
        !matching.some((other) => other !== block && encloses(block, other) && block.lines.length > 25),
    )
    .map(({ line }) => ({
      n: line.n,
      reason: '',
      because: { code: 'topic', params: { topic: topics.join(', ') } },
    }));
}

const inComments = (block: HideBlock, blocks: readonly HideBlock[]): boolean =>
  KINDS.comments.names!.test(block.hints) ||
  blocks.some((outer) => encloses(outer, block) && KINDS.comments.names!.test(outer.hints));

function encloses(outer: HideBlock, inner: HideBlock): boolean {
  return outer.lines.length > inner.lines.length && inner.lines.every((line) => outer.lines.includes(line));
}

function says(block: HideBlock, topics: readonly string[], threshold: number): boolean {
  const said = block.lines.map(({ text: words, notes }) => [words, ...notes].join(' ')).join(' ');
  const text = fold(said.toLowerCase());
  return topics.some((topic) => {
    if (text.includes(topic)) return true;
    const words = topic.split(/\s+/).filter((word) => word.length > 3);
    const hits = words.filter((word) => text.includes(word.slice(0, Math.max(4, word.length - 2)))).length;
    return words.length > 0 && hits >= (threshold === SURE ? words.length : 1);
  });
}
