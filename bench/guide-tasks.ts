import { APPLICATIONS } from './guide/applications.ts';
import { FORMS } from './guide/forms.ts';
import type { Task } from './guide/kit.ts';
import { LANGUAGES } from './guide/languages.ts';
import { PLACES } from './guide/places.ts';
import { TROUBLE } from './guide/trouble.ts';
import { VERBS } from './guide/verbs.ts';

export type { Task, TaskStep } from './guide/kit.ts';

/** All tasks of `bench guide`; the applications come first, so that their numbers stay. */
export const TASKS: readonly Task[] = [
  ...APPLICATIONS,
  ...PLACES,
  ...TROUBLE,
  ...VERBS,
  ...LANGUAGES,
  ...FORMS,
];
