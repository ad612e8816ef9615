import type { RecordedStep } from '../../contracts/labels.ts';
import { foldWords } from '../lexicon/fold.ts';

/** How far two annotators went the same way. */
export interface StepAgreement {
  /** Steps that both did, the same action at the same control, in the same order (the longest common subsequence). */
  same: number;
  /** Steps of each. */
  steps: [number, number];
  /** Twice the same steps over those of both; 1 where neither did anything. */
  f1: number;
  /** Of the same steps with which both entered something that is known, the share that entered the same; absent: there is none. */
  values?: number;
}

/** Agreement of two annotators' steps. What was entered does not part steps: two people have two names. */
export function stepAgreement(a: readonly RecordedStep[], b: readonly RecordedStep[]): StepAgreement {
  const pairs = commonOf(a, b);
  const entered = pairs.filter(([one, other]) => one.value !== null && other.value !== null);
  const alike = entered.filter(([one, other]) => one.value === other.value);
  const all = a.length + b.length;
  return {
    same: pairs.length,
    steps: [a.length, b.length],
    f1: all > 0 ? (2 * pairs.length) / all : 1,
    ...(entered.length > 0 ? { values: alike.length / entered.length } : {}),
  };
}

type Pair = readonly [RecordedStep, RecordedStep];

function commonOf(a: readonly RecordedStep[], b: readonly RecordedStep[]): Pair[] {
  // best[i][j]: the longest common part of what is left from i and from j on.
  const best: Pair[][][] = Array.from({ length: a.length + 1 }, () => Array(b.length + 1).fill([]));
  for (let i = a.length - 1; i >= 0; i--)
    for (let j = b.length - 1; j >= 0; j--) {
      const [one, other] = [a[i]!, b[j]!];
      const [without, withoutOther] = [best[i + 1]![j]!, best[i]![j + 1]!];
      if (isSameStep(one, other)) best[i]![j] = [[one, other], ...best[i + 1]![j + 1]!];
      else best[i]![j] = without.length >= withoutOther.length ? without : withoutOther;
    }
  return best[0]![0]!;
}

/** The same action at the same control; a key and an address are what they are. */
export function isSameStep(one: RecordedStep, other: RecordedStep): boolean {
  if (one.action !== other.action || one.frame !== other.frame) return false;
  if (['press', 'navigate'].includes(one.action) && one.value !== other.value) return false;
  return one.target && other.target
    ? identityOf(one) === identityOf(other)
    : one.target === other.target && one.paths.join() === other.paths.join();
}

/** Role and name, with what tells it apart where several have both; of a nameless control its place. */
function identityOf({ target, telling, paths }: RecordedStep): string {
  const name = foldWords(target?.text ?? '');
  return [target?.role, name, ...(name === '' ? paths : telling)].join('\n');
}
