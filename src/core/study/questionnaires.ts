import type { StudyItems, StudyReplies } from '../../contracts/study.ts';

/** One thing that is asked. `text`: in the file's own words; absent: the text `study_<id>` of `_locales`. */
export interface StudyQuestion {
  id: string;
  text?: string;
  /** `scale`: 0 to 100 in steps of 5. */
  form: 'points' | 'scale' | 'text';
  points: number;
  /** What the ends say; absent: texts `study_<ends>_low` and `_high`. */
  low?: string;
  high?: string;
  ends?: 'sus' | 'tlx' | 'tlx_performance';
}

/** J. Brooke, "SUS: a quick and dirty usability scale", in: Usability Evaluation in Industry, 1996. */
const SUS = Array.from({ length: 10 }, (_, i) => `sus_${i + 1}`);
/** S. G. Hart, L. E. Staveland, "Development of NASA-TLX", in: Human Mental Workload, 1988. */
const TLX = ['mental', 'physical', 'temporal', 'performance', 'effort', 'frustration'].map(
  (scale) => `tlx_${scale}`,
);

/** What is asked, one after the other. */
export const questionsOf = (items: readonly StudyItems[]): StudyQuestion[] =>
  items.flatMap((item): StudyQuestion[] => {
    if (item.use === 'sus') return SUS.map((id) => ({ id, form: 'points', points: 5, ends: 'sus' }));
    if (item.use === 'nasa-tlx')
      return TLX.map((id) => ({
        id,
        form: 'scale',
        points: 0,
        ends: id === 'tlx_performance' ? 'tlx_performance' : 'tlx',
      }));
    const { id, question: text } = item;
    if (item.use === 'text') return [{ id, text, form: 'text', points: 0 }];
    return [{ id, text, form: 'points', points: item.points, low: item.low, high: item.high }];
  });

/** 0 to 100; odd statements speak for the system, even ones against it. `null` where one is not answered. */
export function susScore(replies: StudyReplies['replies']): number | null {
  const values = SUS.map((id) => replies[id]);
  if (!values.every((value) => typeof value === 'number')) return null;
  return 2.5 * values.reduce((sum, value, i) => sum + (i % 2 === 0 ? value - 1 : 5 - value), 0);
}

/** The unweighted mean of the six scales ("raw TLX"), 0 to 100. `null` where one is not answered. */
export function tlxScore(replies: StudyReplies['replies']): number | null {
  const values = TLX.map((id) => replies[id]);
  if (!values.every((value) => typeof value === 'number')) return null;
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
