import { lazy } from '../lazy.ts';
import { sourceOf } from '../lexicon/pattern.ts';
import { questionWords } from '../lexicon/questions.ts';

const ABOUT_US = lazy(
  () =>
    new RegExp(
      `^(?:${sourceOf(questionWords('hello'))}[,!. ]*)?${sourceOf(questionWords('aboutUs'))}[\\s?？!.。]*$`,
      'u',
    ),
);

/** Whether the person asks what Sightline is or can do: such a question is about no page. */
export const asksAboutUs = (question: string): boolean =>
  ABOUT_US().test(question.normalize('NFKC').toLowerCase().replaceAll('’', "'").replace(/[¿¡]/g, '').trim());
