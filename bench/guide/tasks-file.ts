import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { TASKS } from '../guide-tasks.ts';
import type { Task } from './kit.ts';

/** The project's own tasks, or those that another module exports as `TASKS`: what a person does in a task is code. */
export async function guideTasks(file: string | undefined): Promise<readonly Task[]> {
  if (!file) return TASKS;
  const { TASKS: tasks }: { TASKS?: readonly Task[] } = await import(pathToFileURL(resolve(file)).href);
  if (!Array.isArray(tasks)) throw new Error(`${file} exports no TASKS`);
  return tasks;
}
