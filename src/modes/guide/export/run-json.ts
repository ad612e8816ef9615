import type { GuideCard } from '../../../contracts/guide.ts';
import type { RecordedPages } from '../../../contracts/recording.ts';
import { summarize } from '../summary.ts';

/** A run as data, with the pages that were recorded; their pictures are `data:` addresses. */
export async function runAsJson(card: GuideCard, recorded: RecordedPages | undefined): Promise<string> {
  const pages = await Promise.all(
    (recorded?.pages ?? []).map(async (page) => {
      const picture = recorded?.pictures.get(page.stepId);
      return { ...page, picture: picture ? await dataUrl(picture) : null };
    }),
  );
  const run = { ...card, summary: summarize(card), ...(recorded ? { pages } : {}) };
  return `${JSON.stringify(run, null, 2)}\n`;
}

async function dataUrl(blob: Blob): Promise<string> {
  const bytes = new Uint8Array(await blob.arrayBuffer());
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return `data:${blob.type};base64,${btoa(binary)}`;
}
