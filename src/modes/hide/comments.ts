import { lazy } from '../../core/lazy.ts';
import { countingPattern } from '../../core/lexicon/counting.ts';
import { hidingWords } from '../../core/lexicon/hiding.ts';
import { sourceOf } from '../../core/lexicon/pattern.ts';
import { isMenu, isOfPeople } from '../../core/lists/names.ts';
import { type Item, nameOf, type Part, type RecordList, wordsOf } from '../../core/lists/records.ts';
import { isByPeople } from '../../core/lists/wording.ts';
import { detectLanguage, type Language } from '../../core/text/languages.ts';
import { contentKeys, fold } from '../../core/text/words.ts';
import type { HideBlock } from './blocks.ts';
import type { Found } from './found.ts';
import { KINDS } from './kinds.ts';
import { FILLER, ITEMS, properNames } from './named.ts';
import type { HideRequest } from './request.ts';

/** Characters up to which an item's name is one, and not its first sentence. */
const NAME = 90;
/** Share of a list's items from which a word of their names is none: "says", "2017". */
const SHARED = 0.5;
/** Share of a list's items from which what they say is of none of them: "Reply". */
const OF_ALL = 0.9;
const NO_NAMES: ReadonlySet<string> = new Set(
  [...hidingWords('about'), ...hidingWords('inside'), ...hidingWords('articles'), ...hidingWords('none')].map(
    fold,
  ),
);

/** Whether a request asks for what people write: comments, replies, reviews. */
export const asksPeople = ({ question, kinds }: HideRequest): boolean =>
  kinds.every((kind) => kind === 'comments') && (kinds.length > 0 || wordsIn(question).some(isByPeople));

/**
 * The comments that a request picks out: by who has written them, else by what they say. What answers one of them is a comment of its own.
 * `undefined`: it picks none out, or the page has no comments that are known apart.
 * @param loosely one word of those that the request says is enough
 */
export function commentsMeant(
  request: HideRequest,
  lists: readonly RecordList[],
  blocks: readonly HideBlock[],
  loosely: boolean,
): Found[] | undefined {
  if (!asksPeople(request)) return undefined;
  const threads = threadsAmong(lists);
  if (threads.length === 0) return undefined;
  const language = detectLanguage([request.question]);
  const isMention = request.question.toLowerCase().search(countingPattern('mentions', language.code)) >= 0;
  const byWriter = isMention
    ? []
    : threads.flatMap((list) => {
        const items = pickedOf(request.question, list, blocks);
        return items ? [items] : [];
      });
  const picked = byWriter.length > 0 ? byWriter.flat() : saying(request, threads, language, loosely);
  const because = {
    code: 'topic',
    params: { topic: request.topics.join(', ') || namesOf(request) || request.question },
  };
  return picked?.flatMap((item) =>
    linesOf(item, blocks).map((n) => ({ n, reason: '', because, asIs: true })),
  );
}

const namesOf = ({ question }: HideRequest): string => properNames(question).join(', ');

/** Lists of what people have written here; those that collect it from elsewhere only where there are no others. */
function threadsAmong(lists: readonly RecordList[]): RecordList[] {
  const people = lists.filter((list) => isOfPeople(list) && !isMenu(list));
  const own = people.filter(
    ({ names, landmark }) => !KINDS.comments.collected!.test(names) && landmark !== 'complementary',
  );
  const threads = own.filter(({ thread }) => thread);
  return [threads, own, people].find((some) => some.length > 0) ?? [];
}

const wordsIn = (text: string): string[] =>
  text
    .normalize('NFC')
    .toLowerCase()
    .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
const lettersOf = (text: string): string[] => wordsIn(text).map(fold);

/** Where the items of a thread say who has written them: what stands first, but for what (nearly) all say. One may have written most of them. */
function writersOf(items: readonly Item[]): (item: Item) => Part {
  const counts = new Map<string, number>();
  for (const { parts } of items)
    for (const said of new Set(parts.map(wordsOf))) counts.set(said, (counts.get(said) ?? 0) + 1);
  const isOfAll = (part: Part) => items.length > 2 && counts.get(wordsOf(part))! > items.length * OF_ALL;
  return (item) => {
    const own = item.parts.filter((part) => !isOfAll(part));
    return nameOf(own.length > 0 ? { ...item, parts: own } : item);
  };
}

/** What somebody has written, what answers somebody, or what somebody has answered somebody else, as a text says; `undefined`: it names nobody. */
function pickedOf(text: string, list: RecordList, blocks: readonly HideBlock[]): Item[] | undefined {
  const { by, to } = whomAnswered(text);
  const writers = writtenBy(by, list);
  const answered = to === '' ? [] : writtenBy(to, list);
  if (answered.length === 0) return writers.length > 0 ? writers : undefined;
  const answers = answered.flatMap((item) => answersTo(item, list, blocks));
  return list.items.filter(
    (item) => answers.includes(item) && (writers.length === 0 || writers.includes(item)),
  );
}

const answeredWords = lazy(
  () =>
    new RegExp(`(?<=(?<![\\p{L}\\p{M}])([\\p{L}\\p{M}]+))\\s+${sourceOf(hidingWords('answered'))}\\s+`, 'iu'),
);

/** "Ann's replies to Bob": what is said of who has written, and of whom it answers. */
function whomAnswered(text: string): { by: string; to: string } {
  const found = answeredWords().exec(text);
  return found && isByPeople(found[1]!.toLowerCase())
    ? { by: text.slice(0, found.index), to: text.slice(found.index + found[0].length) }
    : { by: text, to: '' };
}

/** What stands in the block that an item begins. */
function answersTo({ parts }: Item, { items }: RecordList, blocks: readonly HideBlock[]): Item[] {
  const own = new Set(parts.map(({ line }) => line));
  const around = blocks.findLast(
    ({ item, lines }) =>
      item &&
      lines.length > own.size &&
      [...own].every((line) => lines.includes(line)) &&
      lines.find(({ text }) => text !== '') === parts[0]!.line,
  );
  return items.filter((other) =>
    other.parts.every(({ line }) => !own.has(line) && around?.lines.includes(line)),
  );
}

/** Items whose writer a text names; of writers that have a word in common, those of whom it says more. */
function writtenBy(text: string, { items }: RecordList): Item[] {
  const writerOf = writersOf(items);
  const names = items.map((item) => {
    const said = wordsOf(writerOf(item));
    return new Set(said.length <= NAME ? lettersOf(said) : []);
  });
  const counts = new Map<string, number>();
  for (const name of names) for (const word of name) counts.set(word, (counts.get(word) ?? 0) + 1);
  const said = new Set(wordsIn(text).filter(mayName).map(fold).flatMap(withoutGenitive));
  const own = items.map((_, i) => new Set([...names[i]!].filter((word) => said.has(word))));
  const isShared = (word: string) => items.length > 2 && counts.get(word)! > items.length * SHARED;
  // Who has written most of a thread is no word that all names have: it stands first in some of them only.
  const firsts = new Set(names.flatMap((name) => [...name].slice(0, 1)));
  const words = own.map((some) => [...some].filter((word) => !isShared(word) || firsts.has(word)));
  return items.filter(
    (_, i) =>
      words[i]!.length > 0 &&
      !words.some(
        (other) => other.length > words[i]!.length && words[i]!.every((word) => other.includes(word)),
      ),
  );
}

/** "Annas Kommentare" are Anna's. */
const withoutGenitive = (word: string): string[] =>
  word.length > 3 && word.endsWith('s') ? [word, word.slice(0, -1)] : [word];

const mayName = (word: string): boolean =>
  word.length >= 2 &&
  ![FILLER, ITEMS, NO_NAMES].some((words) => words.has(fold(word))) &&
  !isByPeople(word) &&
  !/^\p{N}+$/u.test(word);

/** Items that say what the request is about, or hold the name that it says; `undefined` where it is about nothing. */
function saying(
  { question, topics }: HideRequest,
  threads: readonly RecordList[],
  language: Language,
  loosely: boolean,
): Item[] | undefined {
  if (topics.length === 0) return undefined;
  const items = threads.flatMap((list) => list.items);
  const names = properNames(question).filter((name) => topics.some((topic) => topic.includes(name)));
  const wanted = [topics, names]
    .map((some) => some.map((topic) => contentKeys(topic, language)).filter((keys) => keys.length > 0))
    .filter((some) => some.length > 0);
  for (const some of wanted) {
    const holding = items.filter((item) => {
      const said = new Set(contentKeys(item.text, language));
      return some.some((keys) => keys[loosely ? 'some' : 'every']((key) => said.has(key)));
    });
    if (holding.length > 0) return holding;
  }
  return [];
}

/**
 * The lines that stand for an item: the block that holds it and nothing else; where it lies around what answers it, the line that it begins with,
 * of which the page knows what goes with it; else all of it.
 */
function linesOf({ parts }: Item, blocks: readonly HideBlock[]): number[] {
  const own = new Set(parts.map(({ line }) => line));
  const around = blocks.filter(({ lines }) => [...own].every((line) => lines.includes(line)));
  const whole = around.find(({ lines }) => lines.every((line) => line.text === '' || own.has(line)));
  if (whole) return [whole.line.n];
  const first = parts[0]!.line;
  const holds = around.findLast(({ item, lines }) => item && lines.find(({ text }) => text !== '') === first);
  return holds ? [first.n] : [...own].map(({ n }) => n);
}
