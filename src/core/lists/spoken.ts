import type { PageIndex } from '../../contracts/page-index.ts';
import { readPage } from '../index/page-words.ts';
import { type Language, languageNamed } from '../text/languages.ts';

/**
 * How the words of a page are cut for a question, and the language code that its dates are read by. What a page says of its language is not always
 * true: where its words are of the question's language and it says another, they are believed.
 * @param asked the question's language (ISO 639-1)
 */
export function spokenOn(
  { lang, lines }: Pick<PageIndex, 'lang' | 'lines'>,
  asked: string,
): { language: Language; code: string } {
  const declared = languageNamed(lang);
  if (declared?.code === asked) return { language: declared, code: lang };
  const told = readPage(lines).language;
  if (declared && told.code !== asked) return { language: declared, code: lang };
  return { language: told, code: declared || !lang ? told.code : lang };
}
