import type { PageWords } from '../../../core/index/page-words.ts';
import { detectLanguage } from '../../../core/text/languages.ts';

/** Words with a capital letter inside a sentence, and numbers. */
const NAME = /(?<![.?!]\s)(?<=[\s"'(])\p{Lu}[\p{L}'’-]*|\d[\d.,]*/gu;
/** In a language that gives every noun a capital letter. */
const ABBREVIATION = /^\p{Lu}{2,}$|\d/u;

/** What a question sets in quotation marks is a name in any language. */
const QUOTED = /[„“”"«「『]([^„“”"«»「」『』]{2,60})[“”"»」』]/gu;

/** People name what they ask about; a page that has nothing of that name is about something else. */
function namesIn(question: string): string[] {
  const names = [...question.matchAll(NAME)].map(([name]) => name);
  const sure =
    detectLanguage([question]).code === 'de' ? names.filter((name) => ABBREVIATION.test(name)) : names;
  const quoted = [...question.matchAll(QUOTED)].map(([, name]) => name!);
  return [...new Set([...sure, ...quoted])];
}

/** How many names and numbers a question has, and how many of them the page never mentions. */
export function namesAsked(question: string, page: PageWords): { names: number; unnamed: number } {
  // "I" is nobody's name.
  const names = namesIn(question)
    .map((name) => page.cut(name))
    .filter((keys) => keys.length > 0);
  const unnamed = names.filter((keys) => !keys.some((key) => page.vocabulary.has(key))).length;
  return { names: names.length, unnamed };
}
