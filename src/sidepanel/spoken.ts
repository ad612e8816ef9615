import { wordsOf } from '../core/history/record.ts';
import { detectLanguage } from '../core/text/languages.ts';

/** An answer as it is read out: its language (ISO 639-1), and its sentences without citations and signs of Markdown. */
export function spokenIn(markdown: string): { language: string; sentences: string[] } {
  const words = wordsOf({ text: markdown });
  const language = detectLanguage([words]).code;
  const segmenter = new Intl.Segmenter(language, { granularity: 'sentence' });
  const sentences = [...segmenter.segment(words)].map(({ segment }) => segment.trim()).filter(Boolean);
  return { language, sentences };
}
