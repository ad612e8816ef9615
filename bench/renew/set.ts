import { z } from 'zod';
import type { ReadPage } from './propose.ts';
import { faultOf, type Item, sha256, textOf } from './verify.ts';

/** Words of a page, with what stands around them where they alone would stand there more than once. */
export const evidenceSchema = z.object({
  text: z.string(),
  context: z.object({ before: z.string(), after: z.string() }).optional(),
});
const itemSchema = z.object({
  id: z.string(),
  file: z.string(),
  lang: z.string(),
  kind: z.enum(['table', 'label', 'definition', 'date', 'price', 'list', 'model', 'own', 'unanswerable']),
  question: z.string(),
  answer: z.union([z.string(), z.array(z.string()), z.null()]),
  evidence: z.array(evidenceSchema),
  support: z.array(evidenceSchema).optional(),
  absent: z.string().optional(),
});

const pageSchema = z.object({
  file: z.string(),
  /** Where it was taken; '' where that is not known. */
  address: z.string(),
  /** ISO 8601, the day it was saved or read. */
  date: z.string(),
  /** SHA-256 of the file, and of its words as the page script reads them: only these tell whether an item may still hold. */
  file256: z.string(),
  words256: z.string(),
});

/** A versioned set: what a person accepted, of which pages, and what was retired since. */
export const setSchema = z.object({
  version: z.number().int(),
  made: z.string(),
  /** Who accepted its items, whose its pages are, under which licence it may be passed on; absent where nobody said. */
  acceptedBy: z.string().optional(),
  source: z.string().optional(),
  licence: z.string().optional(),
  pages: z.array(pageSchema),
  items: z.array(itemSchema),
  retired: z.array(z.object({ id: z.string(), date: z.string(), why: z.string() })),
});
export type RenewedSet = z.infer<typeof setSchema>;

/** What a person said of each item of the queue, by id. */
export const decisionsSchema = z.record(
  z.string(),
  z.object({
    decision: z.enum(['accept', 'drop']),
    question: z.string().optional(),
    answer: z.union([z.string(), z.array(z.string()), z.null()]).optional(),
  }),
);
export type Decisions = z.infer<typeof decisionsSchema>;

/** The accepted items, as they were mended. One that was mended so that its answer no longer stands in the evidence is not taken, and named. */
export function accepted(items: readonly Item[], decisions: Decisions, pages: readonly ReadPage[]) {
  const refused: string[] = [];
  const taken = items.flatMap((item): Item[] => {
    const said = decisions[item.id];
    if (said?.decision !== 'accept') return [];
    const mended = { ...item, question: said.question ?? item.question, answer: said.answer ?? item.answer };
    const page = pages.find(({ file }) => file === item.file);
    const fault = page ? faultOf(mended, page) : 'its page is missing';
    if (fault) refused.push(`${item.id}: ${fault}`);
    return fault ? [] : [mended];
  });
  return { taken, refused };
}

export const pageFacts = (page: ReadPage, bytes: Buffer, address: string, date: string) => ({
  file: page.file,
  address,
  date,
  file256: sha256(bytes),
  words256: sha256(textOf(page)),
});

/**
 * The set against its pages as they are now. Of a page whose words changed every item is tried again: what no longer holds is retired, with
 * the reason. A page that is missing retires nothing and vouches for nothing; it is named.
 */
export function checked(
  set: RenewedSet,
  pages: ReadonlyMap<string, { page: ReadPage; bytes: Buffer }>,
  date: string,
): { set: RenewedSet; changed: string[]; missing: string[] } {
  const changed: string[] = [];
  const missing: string[] = [];
  const facts = set.pages.map((known) => {
    const now = pages.get(known.file);
    if (!now) missing.push(known.file);
    if (!now || sha256(textOf(now.page)) === known.words256) return known;
    changed.push(known.file);
    return pageFacts(now.page, now.bytes, known.address, date);
  });
  const faults = set.items.flatMap((item) => {
    const page = changed.includes(item.file) ? pages.get(item.file)?.page : undefined;
    const why = page ? faultOf(item, page) : '';
    return why ? [{ id: item.id, date, why }] : [];
  });
  const gone = new Set(faults.map(({ id }) => id));
  const items = set.items.filter(({ id }) => !gone.has(id));
  const version = changed.length > 0 ? set.version + 1 : set.version;
  return {
    set: { ...set, version, pages: facts, items, retired: [...set.retired, ...faults] },
    changed,
    missing,
  };
}
