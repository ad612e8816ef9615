import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { TASKS } from '../guide-tasks.ts';
import type { Task } from './kit.ts';
import { recordedTasks } from './recorded.ts';

/** The project's own tasks, those that another module exports as `TASKS`, or those that were recorded (`guide.jsonl` of the labelling page). */
export async function guideTasks(file: string | undefined): Promise<readonly Task[]> {
  if (!file) return TASKS;
  if (file.endsWith('.jsonl')) return recordedTasks(resolve(file));
  const { TASKS: tasks }: { TASKS?: readonly Task[] } = await import(pathToFileURL(resolve(file)).href);
  if (!Array.isArray(tasks)) throw new Error(`${file} exports no TASKS`);
  return tasks;
}
