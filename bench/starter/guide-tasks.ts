import type { Task } from '../guide/kit.ts';
import { FORM_TASKS } from './guide/forms.ts';
import { LIST_TASKS } from './guide/lists.ts';
import { WAY_TASKS } from './guide/ways.ts';

/** The guide tasks of the starter set (MIT): pages written for it, in eight languages. */
export const TASKS: readonly Task[] = [...FORM_TASKS, ...LIST_TASKS, ...WAY_TASKS];
