import { elided, emptyCharacter, leaning } from '../lexicon/particles.ts';
import type { Language } from './languages.ts';

/** A word of a text: offsets (UTF-16 units, end exclusive) and the key under which its forms are found. */
export interface Word {
  start: number;
  end: number;
  /** NFKC, lower case, stemmed, diacritics folded. */
  key: string;
  /** Carries no content of its own ("the", "where"). */
  stop: boolean;
}

/** Runs of letters and digits; an apostrophe or a decimal sign inside stays: "don't", "3.14", "1,200". */
const RUN = /[\p{L}\p{M}\p{N}]+(?:['’.,](?=\p{N})\p{N}+|['’](?=\p{L})[\p{L}\p{M}]+)*/gu;
/** Scripts that write without spaces between words. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}ー]+/gu;
/** The same for plain ASCII, which most text is: several times as fast. */
const ASCII_RUN = /[a-z0-9]+(?:['.,](?=\d)\d+|'(?=[a-z])[a-z]+)*/gi;
const HAS_UNSPACED = new RegExp(UNSPACED.source, 'u');
const ASCII = /^[ -~]*$/;

/** A label of two characters that is spread over the width of a longer one: "身 高". */
const SPREAD =
  /(?<!\S)[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}][\s\u3000]{1,4}[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}](?!\S)/gu;

/** Words of a text in order. Unspaced scripts give overlapping pairs of characters, which need no dictionary to agree. */
export function words(text: string, language: Language): Word[] {
  const found: Word[] = [];
  if (ASCII.test(text)) {
    for (const run of text.matchAll(ASCII_RUN)) found.push(word(run[0], run.index, language));
    return found;
  }
  for (const run of text.matchAll(RUN)) {
    if (!ASCII.test(run[0]) && HAS_UNSPACED.test(run[0])) pushMixed(found, run[0], run.index, language);
    else found.push(word(run[0], run.index, language));
  }
  for (const spread of text.matchAll(SPREAD)) {
    const key = spread[0].replace(/\s/gu, '');
    found.push({ start: spread.index, end: spread.index + spread[0].length, key, stop: false });
  }
  return found;
}

/** Keys of the words with content. */
export function contentKeys(text: string, language: Language): string[] {
  return words(text, language).flatMap((found) => (found.stop ? [] : [found.key]));
}

function word(raw: string, start: number, language: Language): Word {
  const { key, stop } = form(raw, language);
  return { start, end: start + raw.length, key, stop };
}

function pushMixed(found: Word[], run: string, offset: number, language: Language): void {
  let done = 0;
  for (const part of run.matchAll(UNSPACED)) {
    if (part.index > done) found.push(word(run.slice(done, part.index), offset + done, language));
    pushPairs(found, part[0], offset + part.index);
    done = part.index + part[0].length;
  }
  if (done < run.length) found.push(word(run.slice(done), offset + done, language));
}

function pushPairs(found: Word[], run: string, offset: number): void {
  const characters = Array.from(run);
  let at = offset;
  characters.forEach((character, i) => {
    const next = characters[i + 1] ?? '';
    const pair = character + next;
    if (next || characters.length === 1) {
      const stop = emptyCharacter().test(character) || emptyCharacter().test(next);
      found.push({ start: at, end: at + pair.length, key: pair.normalize('NFKC').toLowerCase(), stop });
    }
    at += character.length;
  });
}

const forms = new Map<string, Map<string, Form>>();
/** The cache is dropped, not trimmed, when it is full: a page rarely has more different words than this. */
const CACHE_SIZE = 60_000;

type Form = Pick<Word, 'key' | 'stop'>;

function form(raw: string, language: Language): Form {
  const cache = forms.get(language.code) ?? new Map<string, Form>();
  forms.set(language.code, cache);
  const known = cache.get(raw);
  if (known) return known;
  if (cache.size > CACHE_SIZE) cache.clear();
  const lower = raw.normalize('NFKC').toLowerCase().replaceAll('’', "'");
  const stop = language.stops.has(lower) || (lower.length === 1 && !/\p{N}/u.test(lower));
  const made = { key: fold(language.stem(unclitic(lower))), stop };
  cache.set(raw, made);
  return made;
}

/** "dell'arte" and "l'auteur" are found as "arte" and "auteur", "panther's" as "panther". */
function unclitic(lower: string): string {
  return lower.includes("'") ? lower.replace(elided(), '').replace(leaning(), '') : lower;
}

/** "Müller" and "Muller", "naïve" and "naive" are one. */
export function fold(text: string): string {
  return ASCII.test(text)
    ? text
    : text
        .normalize('NFD')
        .replace(/\p{M}+/gu, '')
        .replaceAll('ß', 'ss');
}
