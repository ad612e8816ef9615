import { z } from 'zod';
import { type HistoryRecord, historyAnswerSchema, historyEntrySchema } from '../../contracts/history.ts';
import { HistoryFileError } from '../../contracts/history-error.ts';
import { keptUrl, siteOf } from './address.ts';

const FORMAT = 'sightline-history';
/** Raised when a file can hold what an older version would misread. */
const VERSION = 1;
/** Larger ones were not written here: 10,000 answers are some 20 MB. */
export const LARGEST_FILE_BYTES = 300_000_000;

const fileSchema = z.object({
  format: z.literal(FORMAT),
  version: z.number(),
  records: z.array(z.unknown()),
});
const recordSchema = z.object({ entry: historyEntrySchema, answer: historyAnswerSchema });

/** The parts of a file with these records, for a `Blob`; gathered batch by batch, because the history may be long. */
export async function historyFileParts(batches: AsyncIterable<readonly HistoryRecord[]>): Promise<string[]> {
  const parts = [`{"format":"${FORMAT}","version":${VERSION},"records":[`];
  let between = '\n';
  for await (const batch of batches) {
    for (const record of batch) {
      parts.push(between + JSON.stringify(record));
      between = ',\n';
    }
  }
  return [...parts, '\n]}\n'];
}

/**
 * What a file holds. A record that nobody could have written here is left out and counted; addresses are cut as they are when an answer is
 * kept, so that a file from elsewhere can hold no other kind of link.
 * @throws HistoryFileError `cut`: it ends too early. `newer`: a later version has written it. `foreign`: it is something else.
 */
export function readHistoryFile(text: string): { records: HistoryRecord[]; unreadable: number } {
  const { records: found } = parsed(text);
  const records = found.flatMap((each) => {
    const { success, data } = recordSchema.safeParse(each);
    return success && data.entry.id === data.answer.id ? [withSafeAddresses(data as HistoryRecord)] : [];
  });
  return { records, unreadable: found.length - records.length };
}

function parsed(text: string): z.infer<typeof fileSchema> {
  const { success, data } = fileSchema.safeParse(jsonOf(text));
  if (!success) throw new HistoryFileError('foreign');
  if (data.version > VERSION) throw new HistoryFileError('newer');
  return data;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    const ours = text.trimStart().startsWith(`{"format":"${FORMAT}"`);
    throw new HistoryFileError(ours ? 'cut' : 'foreign', { cause });
  }
}

function withSafeAddresses({ entry, answer }: HistoryRecord): HistoryRecord {
  const url = keptUrl(entry.url);
  const pages = answer.pages?.map((page) => ({ ...page, url: keptUrl(page.url) }));
  return { entry: { ...entry, url, host: siteOf(url) }, answer: { ...answer, ...(pages ? { pages } : {}) } };
}
