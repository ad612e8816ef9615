import type { Study, StudyItems } from '../../contracts/study.ts';
import { balancedRow, balancedRows } from './order.ts';

/** One thing that a participant does, after having agreed. */
export type StudyStep =
  /** `place`: from 1, among the participant's tasks. */
  | { kind: 'task'; condition: string; task: string; place: number }
  | {
      kind: 'questions';
      when: 'task' | 'condition' | 'end';
      condition: string | null;
      task: string | null;
      items: StudyItems[];
    }
  | { kind: 'end' };

interface Block {
  condition: string;
  tasks: string[];
}

/** Which tasks a participant does under which condition, in order. `participant`: from 1. */
export function blocksOf(study: Study, participant: number): Block[] {
  const { conditions, tasks, design, order } = study;
  const row = order === 'balanced' ? participant - 1 : 0;
  const places = (size: number, at: number) =>
    order === 'balanced' ? balancedRow(size, at) : Array.from({ length: size }, (_, i) => i);
  const ordered = (some: readonly string[]) => places(some.length, row).map((i) => some[i]!);
  const ids = tasks.map(({ id }) => id);
  const size = conditions.length;
  if (design === 'between') return [{ condition: conditions[row % size]!.id, tasks: ordered(ids) }];
  // Once all orders of the conditions were used, the tasks change places between them: each task is met under each condition.
  const turned = Math.floor(row / balancedRows(size));
  return places(size, row).map((at) => ({
    condition: conditions[at]!.id,
    tasks: ordered(ids.filter((_, i) => (i + turned) % size === at)),
  }));
}

/** All that a participant does, in order; the last is the end. */
export function stepsOf(study: Study, participant: number): StudyStep[] {
  const { afterTask, afterCondition, atEnd } = study.questionnaires;
  let place = 0;
  const questions = (
    when: 'task' | 'condition' | 'end',
    items: StudyItems[],
    condition: string | null = null,
    task: string | null = null,
  ): StudyStep[] => (items.length > 0 ? [{ kind: 'questions', when, condition, task, items }] : []);
  const blocks = blocksOf(study, participant).flatMap(({ condition, tasks }) => [
    ...tasks.flatMap((task): StudyStep[] => {
      place += 1;
      return [{ kind: 'task', condition, task, place }, ...questions('task', afterTask, condition, task)];
    }),
    ...questions('condition', afterCondition, condition),
  ]);
  return [...blocks, ...questions('end', atEnd), { kind: 'end' }];
}
