import { citationPlaceholder, type FindCard } from '../../../contracts/answer.ts';
import { SightlineError } from '../../../contracts/errors.ts';
import type { Ledger } from '../../../contracts/lists.ts';
import type { PageIndex } from '../../../contracts/page-index.ts';
import { readPage } from '../../../core/index/page-words.ts';
import { asksGroups } from '../../../core/lists/ask.ts';
import { listToSort } from '../../../core/lists/choose-to-sort.ts';
import type { CountedList } from '../../../core/lists/ledger.ts';
import type { Item, RecordList } from '../../../core/lists/records.ts';
import { type Sorting, sortedList, type Verdict } from '../../../core/lists/sorted.ts';
import { languageNamed } from '../../../core/text/languages.ts';
import { estimateTokens } from '../../../core/text/tokens.ts';
import type { Model } from '../../../model/model.ts';
import type { TurnContext, TurnEnd } from '../../mode.ts';
import { withoutRest } from '../../routing/parts.ts';
import { type PagesRead, readPages, withReading } from '../count.ts';
import { listsOn, sameList } from '../found-lists.ts';
import { escaped } from '../instant/quote.ts';
import { noneIfUnreadable } from '../none-if-unreadable.ts';
import { createPainter } from '../painter.ts';
import { roomFor } from '../room.ts';
import { readVerdicts, sortPrompt, verdictsSchema } from './prompt.ts';

type Context = TurnContext<FindCard>;

/** A batch ends here, in estimated tokens and in items: what is longer, models leave gaps in. */
const BATCH_TOKENS = 5000;
const BATCH_ITEMS = 40;
/** Characters of an item that are sent. */
const LONGEST_ITEM = 2000;
/** So many requests are made without asking first. */
const FREE_REQUESTS = 2;
/** Tokens of the rules and of the reply, for what is told before. */
const RULES_TOKENS = 350;
const REPLY_TOKENS_PER_ITEM = 30;
const QUOTES = 3;

interface Options {
  /** The person has seen what it takes. */
  agreed?: boolean | undefined;
  /** Read the list to its end first, and in the place of what is shown of it. */
  whole?: boolean;
  /** Go on to further pages of the site, where the list does so behind a link. */
  further?: boolean;
  /** The list whose items may meet what is asked; absent: the items are to be sorted into groups. */
  told?: SortTold;
}

/** A list whose items are to be looked at one by one, and the plan of a model that said so. */
export interface SortTold {
  list: RecordList;
  operation: 'count' | 'list' | 'exists';
  plan?: NonNullable<Ledger['plan']>;
}

/**
 * Has the model say of every item of a list which group it is in, or whether it meets what is asked, and counts that. `undefined`: the question asks
 * for no groups and no list was told, or the model says that it is not about these items; then it is to be answered as any other.
 */
export async function sortItems(
  context: Context,
  model: Model,
  index: PageIndex,
  { agreed = false, whole = false, further = false, told }: Options = {},
): Promise<TurnEnd | undefined> {
  if (index.pdf || index.sources) return undefined;
  const question = withoutRest(context.question);
  if (!told && !asksGroups(question)) return undefined;
  const found = await listsOn(context.page, index);
  const language = languageNamed(index.lang) ?? readPage(index.lines).language;
  const meant = told ? sameList(found.lists, told.list) : listToSort(question, found.lists, language, false);
  const sorting: Sorting = told ? { operation: told.operation, condition: question } : { operation: 'group' };
  if (!meant) return undefined;
  const read = await readPages(context, index, found, meant, { whole, further });
  const before = whole ? context.card() : undefined;
  const kept = before && keptCard(before, read);
  if (kept) context.show(kept);
  if (context.signal.aborted) return 'stopped';
  const batches = batchesOf(read.list.items, Math.min(BATCH_TOKENS, roomFor(context, model)));
  const card: FindCard = {
    mode: 'find',
    engine: 'model',
    text: '',
    citations: [],
    notes: [],
    dark: index.dark,
  };
  const work: Work = { sorting, plan: told?.plan, read, batches, card, again: kept !== undefined };
  if (batches.length > FREE_REQUESTS && !agreed) {
    const cost = { ...costOf(batches), ...(whole ? { whole } : {}) };
    context.show({ ...(kept ?? card), sorting: cost });
    held.set(context.turn.id, { index, work });
    for (const oldest of [...held.keys()].slice(0, Math.max(0, held.size - MOST_HELD))) held.delete(oldest);
    return 'waiting';
  }
  return sortBatches(context, model, index, work);
}

/** What was read of a list and waits for the person's yes, by turn: it is not read again. It lies in the worker's memory. */
const held = new Map<string, { index: PageIndex; work: Work }>();
const MOST_HELD = 4;

/** Sorts what was read before the person agreed. `undefined`: that is gone with the worker, or was no list after all. */
export async function sortHeld(context: Context, model: Model): Promise<TurnEnd | undefined> {
  const found = held.get(context.turn.id);
  held.delete(context.turn.id);
  if (!found) return undefined;
  const { sorting: _, ...card } = context.card() ?? found.work.card;
  context.show(card);
  return sortBatches(context, model, found.index, found.work);
}

/** What was found before, over the pages that the turn has by now. */
function keptCard({ sorting: _, ...before }: FindCard, { pages }: PagesRead): FindCard {
  if (!pages) return before;
  return { ...before, pages, citations: before.citations.map((each) => ({ source: 0, ...each })) };
}

interface Work {
  sorting: Sorting;
  plan: Ledger['plan'];
  read: PagesRead;
  batches: readonly (readonly Item[])[];
  card: FindCard;
  /** An earlier sorting of the same list is shown and lit. */
  again: boolean;
}

async function sortBatches(
  context: Context,
  model: Model,
  index: PageIndex,
  { sorting, plan, read, batches, card, again }: Work,
): Promise<TurnEnd | undefined> {
  const { signal, hooks, progress } = context;
  const condition = sorting.condition !== undefined;
  const groups: string[] = [];
  const verdicts = new Map<Item, Verdict>();
  const total = read.list.items.length;
  let done = 0;
  let looked = 0;
  let failure: unknown;
  const counted = (): CountedList => {
    const { ledger, ...found } = withReading(sortedList(sorting, read, groups, verdicts, looked), read);
    return { ...found, ledger: plan ? { ...ledger, plan } : ledger };
  };
  try {
    for (const batch of batches) {
      progress({ code: 'sorting', done, total });
      const messages = sortPrompt(
        withoutRest(context.question),
        index,
        { groups, items: batch.map(textOf), list: read.list },
        condition,
      );
      const reply = await model
        .structured(messages, { name: 'verdicts', schema: verdictsSchema }, hooks)
        // A batch whose reply cannot be read, or has no end, is one without verdicts.
        .catch(noneIfUnreadable);
      done += batch.length;
      if (!reply) continue;
      if (!reply.about && verdicts.size === 0) return undefined;
      if (again && verdicts.size === 0) await context.document.clear({ keepHidden: true });
      looked += batch.length;
      for (const [item, verdict] of readVerdicts(reply, batch, groups, condition))
        verdicts.set(item, verdict);
      if (verdicts.size > 0) context.show(withLedger(card, counted()));
    }
  } catch (error) {
    if (!signal.aborted) failure = error;
  }
  if (verdicts.size > 0) await light(context, card, counted());
  // What was found before a failure stays, and is lit: the card shows it.
  if (failure !== undefined) throw failure;
  if (signal.aborted) return 'stopped';
  if (verdicts.size > 0) return 'done';
  if (again) throw new SightlineError('reply-garbled');
  return undefined;
}

async function light(context: Context, card: FindCard, counted: CountedList): Promise<void> {
  const painter = createPainter(context.document, { turnId: context.turn.id, dark: card.dark }, show);
  function show(): void {
    context.show(withLedger(card, { ...counted, citations: painter.withLit(counted.citations) }));
  }
  context.progress({ code: 'painting' });
  show();
  painter.paint(counted.citations);
  await painter.done();
}

const textOf = ({ text }: Item): string => text.slice(0, LONGEST_ITEM);

function batchesOf(items: readonly Item[], most: number): Item[][] {
  const batches: Item[][] = [];
  let tokens = most;
  for (const item of items) {
    const own = estimateTokens(textOf(item));
    if (tokens + own > most || batches.at(-1)!.length >= BATCH_ITEMS) {
      batches.push([]);
      tokens = 0;
    }
    batches.at(-1)!.push(item);
    tokens += own;
  }
  return batches;
}

function costOf(batches: readonly (readonly Item[])[]): NonNullable<FindCard['sorting']> {
  const items = batches.flat();
  const sent = items.reduce((sum, item) => sum + estimateTokens(textOf(item)), batches.length * RULES_TOKENS);
  const tokens = sent + items.length * REPLY_TOKENS_PER_ITEM;
  return { items: items.length, requests: batches.length, tokens: Math.ceil(tokens / 100) * 100 };
}

/** The groups with their counts and a few quotes each, or quotes of what counts; how many stands in the ledger below. */
function withLedger(card: FindCard, { ledger, citations, pages }: CountedList): FindCard {
  const quotes = (group?: string): string =>
    ledger.rows
      .filter((row) => row.met && row.citation !== undefined && (group === undefined || row.group === group))
      .slice(0, QUOTES)
      .map(
        ({ citation }) => `- ${escaped(citations[citation! - 1]!.phrase)}${citationPlaceholder(citation!)}`,
      )
      .join('\n');
  const text = ledger.groups
    ? ledger.groups.map(({ name, count }) => `### ${name}: ${count}\n\n${quotes(name)}`).join('\n\n')
    : `### ${ledger.result}\n\n${quotes()}`;
  return { ...card, text, ledger, citations, ...(pages ? { pages } : {}) };
}
