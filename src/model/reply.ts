import { jsonrepair } from 'jsonrepair';
import { Allow, parse as parsePartial } from 'partial-json';
import type { z } from 'zod';

/** The object, or what is wrong with the text in words that a model can act on. */
export type Parsed<T> = { ok: true; value: T } | { ok: false; reason: string };

/**
 * The only place where model text becomes an object. Tolerant of fences, prose around, trailing commas, single quotes, Python words, numbers
 * as strings, a bare array in place of its one-list object, and of a reply that was cut off: complete items of a list are kept.
 */
export function parseReply<T>(text: string, schema: z.ZodType<T>): Parsed<T> {
  let reason = 'no JSON object found';
  for (const candidate of candidates(text)) {
    const value = looseParse(candidate);
    if (typeof value !== 'object' || value === null) continue;
    const settled = settle(value, schema);
    if (settled.ok) return settled;
    reason = settled.reason;
  }
  return { ok: false, reason };
}

/**
 * The complete items of a reply that is still coming; `undefined` before the first one. A last item that may still grow is left out.
 */
export function parsePartialReply(text: string): unknown {
  const start = text.search(/[{[]/);
  if (start < 0) return undefined;
  const body = text.slice(start);
  const end = endOfItems(body);
  if (end === 0) return undefined;
  return looseParse(body.slice(0, end));
}

/** Places where the object may stand, likeliest first; a few of them, since prose may hold braces too. */
function candidates(text: string): string[] {
  const plain = text.replace(/^\s*<think>[\s\S]*?<\/think>/, '').trim();
  const fenced = [...plain.matchAll(/```[\w-]*\s*([\s\S]*?)(?:```|$)/g)].map((match) => match[1]!.trim());
  const starts = [...plain.matchAll(/[{[]/g)].slice(0, 8).map((match) => match.index);
  return [...new Set([plain, ...fenced, ...starts.flatMap((start) => fromStart(plain.slice(start)))])]
    .filter((candidate) => /^[{[]/.test(candidate))
    .slice(0, 16);
}

/** The balanced value at the start of `text`, and all the rest where it never closes. */
function fromStart(text: string): string[] {
  const { closedAt } = scan(text);
  return closedAt > 0 ? [text.slice(0, closedAt)] : [text];
}

/** Deeper than any reply of ours; readers recurse, and a runaway model writes brackets by the thousand. */
const DEEPEST = 64;

function looseParse(text: string): unknown {
  const { closedAt, itemsEnd, depth } = scan(text);
  if (depth > DEEPEST) return undefined;
  const cut = closedAt > 0 ? text : text.slice(0, itemsEnd || text.length);
  for (const read of [JSON.parse, repair, (s: string) => parsePartial(s, Allow.ALL)]) {
    try {
      return read(cut);
    } catch {
      // Each reader is more forgiving than the one before; when the last gives up, the text holds no object.
    }
  }
  return undefined;
}

const repair = (text: string): unknown => JSON.parse(jsonrepair(text));

const endOfItems = (text: string): number => {
  const { closedAt, itemsEnd } = scan(text);
  return closedAt || itemsEnd;
};

/**
 * One pass over JSON-like text, strings respected.
 * @returns `closedAt`: just behind the first value, 0 when it never closes; `itemsEnd`: just behind the last complete object in a list, 0 if none;
 * `depth`: of the deepest nesting
 */
function scan(text: string): { closedAt: number; itemsEnd: number; depth: number } {
  const open: string[] = [];
  let itemsEnd = 0;
  let depth = 0;
  let quoted = false;
  for (let i = 0; i < text.length; i += 1) {
    const char = text[i]!;
    if (quoted) {
      if (char === '\\') i += 1;
      else if (char === '"') quoted = false;
    } else if (char === '"') quoted = true;
    else if (char === '{' || char === '[') {
      open.push(char);
      depth = Math.max(depth, open.length);
    } else if (char === '}' || char === ']') {
      open.pop();
      if (open.length === 0) return { closedAt: i + 1, itemsEnd, depth };
      if (char === '}' && open.at(-1) === '[') itemsEnd = i + 1;
    }
  }
  return { closedAt: 0, itemsEnd, depth };
}

interface Issue {
  code?: string;
  expected?: string;
  path: PropertyKey[];
  message: string;
}

/** Fits `value` to the schema by small, meaning-preserving corrections. */
function settle<T>(value: object, schema: z.ZodType<T>): Parsed<T> {
  let draft: unknown = structuredClone(value);
  for (let round = 0; round < 8; round += 1) {
    const result = schema.safeParse(draft);
    if (result.success) return { ok: true, value: result.data };
    const issues = result.error.issues as Issue[];
    const wrapped = round === 0 && wrapBareList(draft, issues, schema);
    if (wrapped) draft = wrapped;
    else if (!correct(draft, issues)) return { ok: false, reason: sayWhatIsWrong(issues) };
  }
  return { ok: false, reason: 'it does not match the schema' };
}

const sayWhatIsWrong = (issues: Issue[]): string =>
  issues
    .slice(0, 3)
    .map((issue) => `${issue.path.join('.') || 'reply'}: ${issue.message}`)
    .join('; ');

/** `[...]` where `{ list: [...], ... }` is wanted: finds the list's name by asking the schema what it misses. */
function wrapBareList(draft: unknown, issues: Issue[], schema: z.ZodType): object | undefined {
  if (!Array.isArray(draft) || issues[0]?.path.length !== 0) return undefined;
  const missing = (schema.safeParse({}).error?.issues ?? []) as Issue[];
  const lists = missing.filter((issue) => issue.expected === 'array' && issue.path.length === 1);
  return lists.length === 1 ? { [String(lists[0]!.path[0])]: draft } : undefined;
}

/** Corrects every issue it can in place, last first so that removing a list item leaves the other paths right. */
function correct(draft: unknown, issues: Issue[]): boolean {
  const hasList = Object.values(draft as object).some((value) => Array.isArray(value) && value.length > 0);
  let changed = false;
  const dropped = new Set<string>();
  for (const issue of [...issues].reverse()) {
    const holder = at(draft, issue.path.slice(0, -1));
    const key = issue.path.at(-1);
    if (holder === undefined || key === undefined) continue;
    const fixed = convert(holder[key as string], issue, hasList);
    if (fixed !== undefined) holder[key as string] = fixed.value;
    else if (!dropItem(draft, issue.path, dropped)) continue;
    changed = true;
  }
  return changed;
}

type Holder = Record<string, unknown>;

function at(value: unknown, path: PropertyKey[]): Holder | undefined {
  let node: unknown = value;
  for (const key of path) node = (node as Holder | null | undefined)?.[key as string];
  return typeof node === 'object' && node !== null ? (node as Holder) : undefined;
}

/** A value of the expected type that says the same, if there is one. `fill`: the reply is a list, whose missing words do no harm. */
function convert(value: unknown, issue: Issue, fill: boolean): { value: unknown } | undefined {
  const { expected } = issue;
  if (issue.code !== 'invalid_type' && issue.code !== 'invalid_union') return undefined;
  if ((expected === 'number' || expected === 'int') && typeof value === 'string') {
    const number = /^\s*\[?\s*(-?\d+(\.\d+)?)\s*\]?\s*$/.exec(value)?.[1];
    return number === undefined ? undefined : { value: Number(number) };
  }
  if (expected === 'string' && (typeof value === 'number' || typeof value === 'boolean')) {
    return { value: String(value) };
  }
  if (expected === 'string' && (value === null || value === undefined) && fill) return { value: '' };
  if (expected === 'boolean' && typeof value === 'string' && /^(true|false)$/i.test(value)) {
    return { value: value.toLowerCase() === 'true' };
  }
  return undefined;
}

/** Takes the list item that cannot be corrected out of its list; the others stay. */
function dropItem(draft: unknown, path: PropertyKey[], dropped: Set<string>): boolean {
  const depth = path.findLastIndex((key) => typeof key === 'number');
  if (depth < 0) return false;
  const where = path.slice(0, depth + 1).join('.');
  const list = at(draft, path.slice(0, depth));
  if (dropped.has(where)) return true;
  if (!Array.isArray(list)) return false;
  dropped.add(where);
  list.splice(path[depth] as number, 1);
  return true;
}
