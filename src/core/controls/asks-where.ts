import { asks } from '../lexicon/questions.ts';

const asksWhere = asks('whereToClick');
/** "Where do I ...": whether a question asks where on a page something is done. The answer is mostly a link or a button, and those stand in menus, too. */
export const asksWhereToClick = (question: string): boolean => asksWhere(question.toLowerCase());
