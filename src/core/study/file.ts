import type { z } from 'zod';
import { type Study, studySchema } from '../../contracts/study.ts';

/** What is wrong with a study file. `missing`: nothing stands at `path`; `wrong`: what `what` says of it; `no-json`: it cannot be read at all. */
export interface StudyFault {
  code: 'no-json' | 'missing' | 'wrong';
  /** As in JavaScript: `tasks[2].address`; '': the whole. */
  path: string;
  what: string;
}

/** A study from its file's text, or all that is wrong with it. */
export function readStudy(json: string): { study: Study } | { faults: StudyFault[] } {
  const value = parsed(json);
  if (value instanceof SyntaxError) return { faults: [{ code: 'no-json', path: '', what: value.message }] };
  const { data, error } = studySchema.safeParse(value);
  return data ? { study: data } : { faults: error.issues.map((issue) => faultOf(issue, value)) };
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch (error) {
    if (error instanceof SyntaxError) return error;
    throw error;
  }
}

function faultOf(issue: z.core.$ZodIssue, value: unknown): StudyFault {
  const path = issue.path
    .map((part) => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`))
    .join('')
    .replace(/^\./, '');
  const what = issue.message.replace(/^Invalid input: /, '').replace(/, received undefined$/, '');
  return { code: isMissing(issue, value) ? 'missing' : 'wrong', path, what };
}

function isMissing({ path }: z.core.$ZodIssue, value: unknown): boolean {
  let at = value;
  for (const part of path) at = at === undefined ? at : (at as Record<PropertyKey, unknown>)?.[part];
  return path.length > 0 && at === undefined;
}
