import type { StudyGrade, StudyResult, StudyTask } from '../../contracts/study.ts';
import { foldWords } from '../lexicon/fold.ts';

/** Whole words, whatever case, accents and punctuation: "about 42 Euro" names "42". Without spaces between words, wherever they stand. */
function names(answer: string, gold: string): boolean {
  const [said, wanted] = [foldWords(answer), foldWords(gold)];
  if (wanted === '') return false;
  return /^[ -~]*$/.test(wanted) ? ` ${said} `.includes(` ${wanted} `) : said.includes(wanted);
}

/** An answer by its gold parts: all of them, some, none. Who gave up or ran out of time has failed. `null`: there is no gold. */
export function gradeByGold({ gold }: StudyTask, end: StudyResult['end'], answer: string): StudyGrade | null {
  if (end !== 'done') return 'failed';
  if (!gold || gold.length === 0) return null;
  const found = gold.filter((part) => [part].flat().some((text) => names(answer, text))).length;
  if (found === gold.length) return 'completed';
  return found > 0 ? 'partly' : 'failed';
}

/** The grade that counts: a person's before the gold's. */
export const gradeOf = ({ byGold, byHand }: StudyResult): StudyGrade | null => byHand ?? byGold;
