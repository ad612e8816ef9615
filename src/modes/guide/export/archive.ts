import { strToU8, zipSync } from 'fflate';
import type { GuideCard } from '../../../contracts/guide.ts';
import type { RecordedPages } from '../../../contracts/recording.ts';
import type { Say } from '../../mode.ts';
import { markdownOf } from './markdown.ts';

/**
 * Instructions with a picture under each step, as a zip: a Markdown file and a folder of pictures, which every reader of Markdown shows. (Pictures
 * inside the Markdown as `data:` addresses are shown by few, and nobody can read such a text.)
 */
export async function instructionsArchive(
  card: GuideCard,
  { pictures }: RecordedPages,
  say: Say,
): Promise<Blob> {
  const named = card.steps.flatMap(({ id, number, state }) => {
    const picture = pictures.get(id);
    return picture && state === 'done' ? [{ id, name: `pictures/step-${number}.jpg`, picture }] : [];
  });
  const names = new Map(named.map(({ id, name }) => [id, name]));
  const files = Object.fromEntries(
    await Promise.all(
      // JPEG does not get smaller.
      named.map(async ({ name, picture }) => [name, [await bytesOf(picture), { level: 0 }]] as const),
    ),
  );
  const zip = zipSync({ 'instructions.md': strToU8(markdownOf(card, say, names)), ...files });
  return new Blob([zip], { type: 'application/zip' });
}

const bytesOf = async (blob: Blob): Promise<Uint8Array> => new Uint8Array(await blob.arrayBuffer());
