import type { RecordList } from '../../core/lists/records.ts';

/** What a list is called where it is told to a model: its label or the few words before it, and the heading that stands above it. */
export function titlesOf({ label, lead, headings, far }: RecordList): { title: string; under: string } {
  const title = label || lead;
  const heading = far ? '' : (headings.at(-1) ?? '');
  return { title, under: heading === title ? '' : heading };
}
