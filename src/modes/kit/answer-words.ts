import type { AnswerWords } from '../../core/answer/markdown.ts';

/** What an answer in Markdown says of its own. `t`: the texts of `public/_locales` (`platform/i18n.ts`). */
export const answerWords = (t: (key: string, params?: Record<string, string>) => string): AnswerWords => ({
  notFound: t('find_not_found'),
  general: t('find_general_knowledge'),
  page: (page) => t('find_page', { page: String(page) }),
});
