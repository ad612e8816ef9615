import { tasks as de } from './de/tasks.ts';
import { tasks as en } from './en/tasks.ts';
import { tasks as es } from './es/tasks.ts';
import { tasks as fr } from './fr/tasks.ts';
import { tasks as it } from './it/tasks.ts';
import { tasks as nl } from './nl/tasks.ts';
import { tasks as pt } from './pt/tasks.ts';
import type { TaskWords } from './shape.ts';

/** Languages that name what is done on sites, by ISO 639-1 code; English first: it wins where two share a word. */
export const TASKS: Readonly<Record<string, TaskWords>> = { en, de, es, fr, it, nl, pt };
