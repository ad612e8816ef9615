import type { FindCard, LookAtPage } from '../../contracts/answer.ts';
import type { PageIndex } from '../../contracts/page-index.ts';
import { seesPictures } from '../../core/boxes/families.ts';
import { pictureTokens, sizeToSend } from '../../core/boxes/picture-size.ts';
import { ENOUGH_SAID, understandingOf } from '../../core/index/understanding.ts';
import type { Model } from '../../model/model.ts';
import { pagesFor } from '../image/pdf-pages.ts';
import { picturesOn, screenOf } from '../image/take.ts';
import type { TurnContext } from '../mode.ts';
import { offerOfScans } from './scans.ts';

/** More numbers than this would cover what they are to explain. */
const MOST_NUMBERS = 60;
/** What has a number: what words tell least of. */
const NUMBERED: ReadonlySet<string> = new Set(['control', 'image', 'frame']);

export interface Look {
  /** For the card. */
  told: LookAtPage;
  /** What goes with the question; absent where it is only offered. */
  picture?: { url: string; model: Model };
}

/**
 * A screenshot of the view with the numbers of its lines, where the person's settings allow it and the lines alone say too little.
 * @param wanted the person asked for it
 */
export async function lookAtPage(
  context: TurnContext<FindCard>,
  index: PageIndex,
  wanted: boolean,
): Promise<Look | undefined> {
  const { settings, visionModel, pictures: port, page } = context;
  const { screenshots } = settings.images;
  const { viewport } = index;
  if (index.pdf) return lookAtScans(context, index, index.pdf);
  if (screenshots === 'never' || !visionModel || !port || !viewport) return undefined;
  if (seesPictures(visionModel.name ?? '', visionModel.sees) !== true) return undefined;
  const area = viewport.width * viewport.height;
  const { score, why } = understandingOf({ lines: index.lines, pictures: await picturesOn(page), area });
  if (!why || (score >= ENOUGH_SAID && !wanted)) return undefined;
  const name = visionModel.name ?? '';
  const sizeFor = (size: { width: number; height: number }) =>
    sizeToSend(name, size, settings.budget.imageTokens);
  const expected = pictureTokens(name, sizeFor(viewport));
  if (screenshots === 'ask' && !wanted) return { told: { state: 'offered', why, tokens: expected } };
  const shot = await screenOf(page, index);
  const encoded = await port.encode(shot, sizeFor, numbersIn(index, viewport));
  if (!encoded) return undefined;
  const told = { state: 'sent', why, tokens: pictureTokens(name, encoded.size) } as const;
  return { told, picture: { url: encoded.url, model: visionModel } };
}

/** Of a PDF that has words, too, its pictures are offered only where one is in view or asked for. */
function lookAtScans(
  context: TurnContext<FindCard>,
  index: PageIndex,
  pdf: NonNullable<PageIndex['pdf']>,
): Look | undefined {
  const matter = pagesFor(pdf, context.question).some((page) => pdf.scans.includes(page));
  const told = matter ? offerOfScans(context, index) : undefined;
  return told && { told };
}

/** Where the numbers of the page's own frame stand in its view, as shares of it. */
function numbersIn({ lines, frames }: PageIndex, viewport: NonNullable<PageIndex['viewport']>) {
  const top = Object.entries(frames).find(([, { frameId }]) => frameId === 0)?.[0];
  const { width, height, scrollX, scrollY } = viewport;
  return lines
    .filter((line) => line.frame === top && NUMBERED.has(line.kind))
    .map(({ n, box }) => ({
      n,
      x0: (box.x - scrollX) / width,
      y0: (box.y - scrollY) / height,
      x1: (box.x - scrollX + box.width) / width,
      y1: (box.y - scrollY + box.height) / height,
    }))
    .filter(({ x0, y0, x1, y1 }) => x1 > 0 && y1 > 0 && x0 < 1 && y0 < 1)
    .slice(0, MOST_NUMBERS);
}
