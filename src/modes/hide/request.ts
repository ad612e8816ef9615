import { lazy } from '../../core/lazy.ts';
import { hidingWords, joinsIn, TOPIC_FIRST } from '../../core/lexicon/hiding.ts';
import { KIND_WORDS } from '../../core/lexicon/kinds.ts';
import { phrasesOf, sourceOf } from '../../core/lexicon/pattern.ts';
import { isByPeople } from '../../core/lists/wording.ts';
import { fold } from '../../core/text/words.ts';
import { KINDS, type Kind, kindsIn } from './kinds.ts';
import { FILLER, ITEMS } from './named.ts';

/** What a request asks for, as far as wording tells. */
export interface HideRequest {
  question: string;
  kinds: Kind[];
  /** Words that items of a list must be about, each an alternative; lower case. */
  topics: string[];
  /** Something in the sidebar, footer or header, of no kind that is known: `kinds` holds the place only. */
  within: boolean;
  /** The parts of the page in which it is: "the ads in the sidebar". */
  places: Kind[];
  /** Only comments, not articles or cards. */
  commentsOnly: boolean;
  /** The title of the list that they stand in: "the stories about X in 'Latest'". */
  under?: string;
}

const anyOf = (use: Parameters<typeof hidingWords>[0]): string => sourceOf(hidingWords(use));
const itemWords = lazy(() => new RegExp(anyOf('items'), 'u'));
const anything = lazy(() => new RegExp(`^${anyOf('anything')}$`, 'u'));
const anythingWords = lazy(() => new RegExp(anyOf('anything'), 'u'));
const aboutWords = lazy(() => new RegExp(anyOf('about'), 'u'));
const concerningWords = lazy(() => new RegExp(anyOf('concerning'), 'u'));
const joinWords = (text: string): RegExp =>
  new RegExp(`\\s*(?:[,;、，&/]|${sourceOf(joinsIn(text))})\\s*`, 'u');
const firstArticle = lazy(() => new RegExp(`^\\s*${anyOf('articles')}\\s*`, 'u'));
const tailWords = lazy(() => new RegExp(`${anyOf('tail')}.*$`, 'u'));
const NO_TOPIC: ReadonlySet<string> = new Set(hidingWords('none'));
const SHAPES: ReadonlySet<string> = new Set(hidingWords('shapes').map(fold));
const QUOTED = /["“„«「『]([^"”“»」』]{2,60})["”“»」』]/gu;
/** "The comments in the sidebar": the sidebar says where, not what. */
const placeWords = lazy(
  () =>
    new RegExp(
      `${anyOf('inside')}\\s+(?:${anyOf('articles')}\\s+)?${sourceOf(
        ...Object.values(KIND_WORDS).map(({ sidebar, footer, header }) =>
          [sidebar, footer, header].flatMap((words) => phrasesOf(words?.ask ?? [])),
        ),
      )}`,
      'gu',
    ),
);

/** A title in quotation marks that says where, and not what: "in 'Latest news'". */
const underTitle = lazy(
  () =>
    new RegExp(
      `(?<![\\p{L}\\p{M}])${anyOf('under')}\\s+(?:\\p{L}+['’]?\\s*){0,2}(?:"([^"]{2,60})"|[“„«「『»]\\s*([^“”„«»」』]{2,60}?)\\s*[”“»«」』])`,
      'iu',
    ),
);

/** Reads a request. Nothing recognised gives empty lists, which the caller treats as "find the words". */
export function readRequest(question: string): HideRequest {
  const place = underTitle().exec(question);
  if (place) {
    const behind = question
      .slice(place.index + place[0].length)
      .replace(/^\s*\p{L}+/u, (word) => (SHAPES.has(fold(word.trim().toLowerCase())) ? ' ' : word));
    const rest = read(`${question.slice(0, place.index)} ${behind}`.replace(/\s+/g, ' ').trim());
    if (rest.topics.length > 0) return { ...rest, under: place[1] ?? place[2]! };
  }
  return read(question);
}

function read(question: string): HideRequest {
  const text = question.normalize('NFC').toLowerCase().trim();
  const owners = ownersIn(question);
  // "The stories about X in the sidebar": the place is no part of what they are about.
  const elsewhere = topicsOf(text.replace(placeWords(), ' ').trim());
  const about = owners.length > 0 ? owners : elsewhere.length > 0 ? elsewhere : topicsOf(text);
  const topics = isOfKinds(text, about) ? [] : about;
  const rest = topics.length > 0 ? text.replace(new RegExp(topics.map(escaped).join('|'), 'gu'), ' ') : text;
  const what = rest.replace(placeWords(), ' ');
  const asked = kindsIn(what);
  const kinds = asked.length > 0 ? asked : kindsIn(rest);
  return {
    question,
    kinds: sharpen(kinds, text),
    topics,
    within: what !== rest && asked.length === 0,
    places: asked.length > 0 ? kindsIn((rest.match(placeWords()) ?? []).join(' ')) : [],
    commentsOnly:
      topics.length > 0 &&
      (KINDS.comments.words.ask.test(rest) || (rest.match(/[\p{L}\p{M}]+/gu) ?? []).some(isByPeople)),
  };
}

/** Whether a request says that it wants things of which pages have many: articles, links. */
export const asksItems = (question: string): boolean =>
  itemWords().test(question.replace(QUOTED, ' ').normalize('NFC').toLowerCase());

/** Whether a request in lower case joins two things: "the comments and the form" are both meant. */
export const joinsSeveral = (text: string): boolean =>
  new RegExp(`\\s${sourceOf(joinsIn(text))}\\s|,`, 'u').test(text);

/** Whether a request wants whatever there is: "everything about X". */
export const asksAnything = (question: string): boolean =>
  anythingWords().test(question.normalize('NFC').toLowerCase());

/** Whether a request names a kind and says nothing else: "hide the share buttons", not "hide the first comment". */
export function saysOnly(kind: Kind, question: string): boolean {
  const rest = KINDS[kind].words.ask.withoutWords(question).match(/[\p{L}\p{N}]+/gu) ?? [];
  return rest.every((word) => [FILLER, NO_TOPIC, ITEMS, SHAPES].some((words) => words.has(word)));
}

/** "Everything about cookies" is a kind of thing, and no posts that speak of it. */
function isOfKinds(text: string, topics: readonly string[]): boolean {
  const item = itemWords().exec(text)?.[0];
  // "Links to other articles" are about none of them.
  if (topics.length > 0 && topics.every((topic) => kindsIn(topic).includes('related'))) return true;
  // "The articles of the sidebar": it says where they are.
  if (topics.length > 0 && topics.every((topic) => PLACES.some((kind) => saysOnlyOf(kind, topic))))
    return true;
  const isAnything = item !== undefined && anything().test(item);
  return isAnything && topics.every((topic) => kindsIn(topic).some((kind) => saysOnly(kind, topic)));
}

const PLACES: readonly Kind[] = ['sidebar', 'footer', 'header'];
const saysOnlyOf = (kind: Kind, topic: string): boolean =>
  KINDS[kind].words.ask.test(topic) && saysOnly(kind, topic);

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** "Cookie pop-up" means the consent layer, not every layer; "chat bubble video" is not a video. */
function sharpen(kinds: Kind[], text: string): Kind[] {
  // "Facebook comments" are comments, and who signs up for a newsletter does not log in.
  if (kinds.includes('comments') && kinds.includes('share')) return sharpen(without(kinds, 'share'), text);
  if (kinds.includes('newsletter') && kinds.includes('login')) return sharpen(without(kinds, 'login'), text);
  // "Newsletter subscription" is of the newsletter only.
  if (kinds.includes('newsletter') && kinds.includes('subscription') && asksLetters(text))
    return sharpen(without(kinds, 'subscription'), text);
  if (kinds.includes('contents') && kinds.includes('tables')) return sharpen(without(kinds, 'tables'), text);
  const specific = kinds.filter((kind) => kind !== 'popup' && kind !== 'images');
  if (
    kinds.includes('popup') &&
    specific.some((kind) => ['consent', 'newsletter', 'login', 'app', 'chat', 'ads'].includes(kind))
  ) {
    return specific;
  }
  // "The share dialog" is the dialog only; sharing elsewhere on the page is not meant.
  return kinds.includes('popup') && specific.includes('share') ? ['popup'] : kinds;
}

/** Whether a newsletter is asked for in other words than those that go for any subscription. */
const asksLetters = (text: string): boolean =>
  KINDS.newsletter.words.ask.test(KINDS.subscription.words.ask.withoutWords(text));

const without = (kinds: readonly Kind[], one: Kind): Kind[] => kinds.filter((kind) => kind !== one);

/** A name of up to three words, what makes it a genitive, and two words behind it. */
const OWNER =
  /(?<![^\s,])((?:\p{Lu}[\p{L}.-]*\s+){0,3}\p{Lu}\p{L}+)(['’]s?|(?<!['’])s)\s+(\p{L}+)(?:\s+(\p{L}+))?/u;

/** "Bob Miller's comments", "Annas Kommentare": who has made the items. Capitals tell a name; without an apostrophe, what only people write does. */
function ownersIn(question: string): string[] {
  const [, said = '', ending = '', ...behind] = OWNER.exec(question.normalize('NFC')) ?? [];
  const words = said.toLowerCase().split(/\s+/);
  const name = words.slice(words.findLastIndex((word) => FILLER.has(fold(word))) + 1).join(' ');
  const things = behind.filter(Boolean).map((word) => word.toLowerCase());
  const owns = things.some((word) =>
    ending === 's' ? name.length > 2 && isByPeople(word) : ITEMS.has(fold(word)),
  );
  return owns && name !== '' && !NO_TOPIC.has(name) ? [name] : [];
}

function topicsOf(text: string): string[] {
  const quoted = [...text.matchAll(QUOTED)].map((match) => match[1]!.trim());
  if (quoted.length > 0) return quoted;
  const first = topicFirst(text);
  if (first.length > 0) return first;
  const subject = subjectAfterItems(text) ?? subjectConcerned(text);
  return subject === undefined ? [] : topicsIn(subject, joinWords(text));
}

/** "Posts about ...": what follows soon after a word for what lists are made of. */
function subjectAfterItems(text: string): string | undefined {
  const item = itemWords().exec(text);
  if (!item) return undefined;
  const tail = text.slice(item.index + item[0].length);
  const about = aboutWords().exec(tail);
  if (!about || about.index > MODIFIERS) return undefined;
  const subject = tail.slice(about.index + about[0].length);
  // "Teasers of other stories that mention X": what the stories are about.
  const further = itemWords().exec(subject);
  return (further && further.index <= MODIFIERS ? subjectAfterItems(subject) : undefined) ?? subject;
}

/** Characters of the words that may stand between what things are called and what they are about. */
const MODIFIERS = 24;

/** "The boxes on the subject of ...": whatever they are called, unless they are a kind of thing. */
function subjectConcerned(text: string): string | undefined {
  const about = concerningWords().exec(text);
  if (!about || kindsIn(text).length > 0) return undefined;
  return text.slice(about.index + about[0].length);
}

/** Topics that a text names one after the other. */
function topicsIn(text: string, joins: RegExp): string[] {
  const subject = text
    .replace(/[.!?。！？]+$/u, '')
    .replace(firstArticle(), '')
    .replace(tailWords(), '')
    .trim();
  return subject
    .split(joins)
    .map((topic) => withoutTitles(topic.trim()))
    .filter((topic) => topic.length >= 2 && topic.length <= 60 && !saysNothing(topic));
}

/** "User ann" is Ann. */
const withoutTitles = (topic: string): string => {
  const words = topic.split(' ');
  const from = words.findIndex((word) => !NO_TOPIC.has(word));
  return from > 0 ? words.slice(from).join(' ') : topic;
};

/** "This article": whatever the page is about. */
const saysNothing = (topic: string): boolean =>
  NO_TOPIC.has(topic) ||
  (topic.match(/[\p{L}\p{M}\p{N}'’-]+/gu) ?? []).every(
    (word) => NO_TOPIC.has(word) || FILLER.has(fold(word)) || ITEMS.has(fold(word)),
  );

/** Some languages put the topic first: "Xに関する記事", "关于X的文章". */
function topicFirst(text: string): string[] {
  const topic = TOPIC_FIRST.map((pattern) => pattern.exec(text)?.[1]).find(Boolean);
  return topic ? topic.split(joinWords(text)).filter(Boolean) : [];
}
