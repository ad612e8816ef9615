import { citationPlaceholder } from '../../src/contracts/answer.ts';
import type { HistoryEntry, HistoryRecord } from '../../src/contracts/history.ts';
import { wordsAt } from '../../src/contracts/place.ts';
import { siteOf } from '../../src/core/history/address.ts';
import { wordsOf } from '../../src/core/history/record.ts';

const SITES = ['shop.example', 'help.bank.example', 'news.example', 'docs.tool.example', 'stadt.example'];
const SUBJECTS = [
  ['How long do I have to return something?', 'Returns and refunds'],
  ['What does the monthly plan cost?', 'Prices and plans'],
  ['Wann öffnet das Bürgeramt am Samstag?', 'Öffnungszeiten'],
  ['Which ports does the server listen on?', 'Configuration reference'],
  ['¿Qué documentos necesito para el pasaporte?', 'Renovar el pasaporte'],
  ['営業時間は何時からですか？', '営業案内'],
] as const;
const WORDS =
  'account address annual answer apply archive before branch budget calendar change charge client collect column comment common company complete condition contact content contract copy country cover credit customer database date decision delivery deposit detail device different direct discount document domain download edition effect email energy engine entry error evening event example exchange export family feature field figure filter final folder format forward garden general ground guide handle health history holiday image import income index inform input insurance interest invoice island journey language later letter library limit local machine maintain manage market measure member message method minute model module monitor morning network normal notice number object office online option order package page parcel partner password payment people period phone picture plan policy position postal price print private process product profile project provide public quality question range reading reason receipt record refund region release report request reserve result return review river rule sample schedule season section secure select server service session shipping signal simple single software source special standard station storage street student subject support system table target teacher ticket today total travel update upload valid value version video village visit volume warranty weather website weekend window winter worker'.split(
    ' ',
  );

/** The same sequence of numbers, 0 to 1, for the same seed. */
function dice(seed: number): () => number {
  let state = seed * 2_654_435_761 + 1;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

/** Answer `i` of a made-up history: about 100 words with three citations. The newest is 0, each a bit older than the one before. */
export function sampleRecord(i: number, more: Partial<HistoryEntry> = {}, now = Date.now()): HistoryRecord {
  const roll = dice(i);
  const pick = <T>(from: readonly T[]): T => from[Math.floor(roll() * from.length)] as T;
  const words = (count: number) => Array.from({ length: count }, () => pick(WORDS)).join(' ');
  const [question, title] = SUBJECTS[i % SUBJECTS.length]!;
  const host = SITES[i % SITES.length]!;
  const id = more.id ?? `turn-${i}`;
  const citations = [1, 2, 3].map((k) => {
    const phrase = `${words(7)} ${i}`;
    return {
      id: k,
      k,
      status: 'exact' as const,
      phrase,
      place: wordsAt([{ n: k, start: 0, end: phrase.length }]),
      context: `${words(12)} ${phrase} ${words(12)}`,
      headings: [title],
      lit: true,
    };
  });
  const text = citations.map(({ id: k }) => `The ${words(22)}.${citationPlaceholder(k)}`).join(' ');
  const url = more.url ?? `https://${host}/${words(2).replace(' ', '/')}`;
  const entry: HistoryEntry = {
    id,
    conversationId: `conversation-${Math.floor(i / 3)}`,
    question: i < SUBJECTS.length ? question : `${question} ${words(2)}`,
    askedAt: now - i * 47 * 60_000 - Math.floor(roll() * 20 * 60_000),
    mode: 'find',
    url,
    title: `${title} – ${words(1)}`,
    host: siteOf(url),
    lead: wordsOf({ text }).slice(0, 160),
    ...more,
  };
  return { entry, answer: { id, status: 'done', engine: 'model', model: 'm', text, citations, notes: [] } };
}

export const sampleRecords = (count: number, now = Date.now()): HistoryRecord[] =>
  Array.from({ length: count }, (_, i) => sampleRecord(i, {}, now));
