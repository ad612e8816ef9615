import { replacePlaceholders } from '../../contracts/answer.ts';
import type { KeptAnswer } from '../../contracts/history.ts';
import { type ImageCard, type ImageHint, imageCommandSchema } from '../../contracts/image.ts';
import type { Mode, TurnContext, TurnEnd } from '../mode.ts';
import { answerAboutPicture, drawBoxes } from './run.ts';

/** Brings a box into view; boxes that are no longer drawn (another question was asked, "Clear") are drawn again. */
async function reveal(context: TurnContext<ImageCard>, k: number): Promise<void> {
  const card = context.card();
  if (!card) return;
  const shown = async () => {
    const replies = await context.page.callAll('imageReveal', { turnId: context.turn.id, k });
    return replies.some(({ result }) => result.found);
  };
  if ((await shown()) || ((await drawBoxes(context, card)) && (await shown()))) return;
  context.hint({ what: 'gone', k } satisfies ImageHint);
}

/** The answer's words, and below them what it saw; neither the picture nor where its boxes were. */
function keptImage({ engine, text, objects, notes }: ImageCard): KeptAnswer | undefined {
  const seen = objects.map(({ label, quote }) => `- ${label}${quote ? `: “${quote}”` : ''}`).join('\n');
  const words = replacePlaceholders(text, () => '').trim();
  return words || seen
    ? { engine, text: [words, seen].filter(Boolean).join('\n\n'), citations: [], notes }
    : undefined;
}

/** Questions about a picture: on the page, pasted or dropped. */
export const imageMode: Mode<ImageCard> = {
  id: 'image',
  run: answerAboutPicture,
  onlyPoints: (what) => {
    const { type } = (what ?? {}) as { type?: unknown };
    return type === 'hover' || type === 'image-hover' || type === 'image-clicked';
  },
  async command(context, command): Promise<TurnEnd> {
    const { type, k } = imageCommandSchema.parse(command);
    if (type === 'reveal') await reveal(context, k);
    else await context.page.callAll('imageHover', { turnId: context.turn.id, k });
    return 'done';
  },
  async pageEvent(context, event) {
    if (event.type === 'image-hover') context.hint({ what: 'over', k: event.k } satisfies ImageHint);
    if (event.type === 'image-clicked') context.hint({ what: 'chosen', k: event.k } satisfies ImageHint);
    return undefined;
  },
  kept: keptImage,
};
