import { readFileSync } from 'node:fs';
import { z } from 'zod';
import type { Proposal } from './propose.ts';
import { evidenceSchema } from './set.ts';

const lineSchema = z.object({
  file: z.string(),
  question: z.string(),
  answer: z.union([z.string(), z.array(z.string()), z.null()]),
  evidence: z.array(evidenceSchema).default([]),
  support: z.array(evidenceSchema).optional(),
  /** Of a question without an answer: what it asks about, which the page must not name. */
  absent: z.string().optional(),
});

/** Questions that a person wrote (JSON, one a line), by page: they are checked like those that rules propose. Throws at a line of another form. */
export function ownQuestions(file: string): Map<string, Proposal[]> {
  const byPage = new Map<string, Proposal[]>();
  const lines = readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '');
  for (const line of lines) {
    const { file: page, absent, support, ...question } = lineSchema.parse(JSON.parse(line));
    const kind = question.answer === null ? ('unanswerable' as const) : ('own' as const);
    const proposals = byPage.get(page) ?? [];
    const proposal = {
      kind,
      ...question,
      ...(support && { support }),
      ...(absent !== undefined && { absent }),
    };
    byPage.set(page, [...proposals, proposal]);
  }
  return byPage;
}
