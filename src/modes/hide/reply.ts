import { z } from 'zod';
import { SightlineError } from '../../contracts/errors.ts';
import { type HideReply, hideReplySchema } from '../../contracts/hide.ts';
import type { Model, ModelMessage, RequestHooks } from '../../model/model.ts';

const itemSchema = hideReplySchema.shape.found.element;
const partialSchema = z.object({ found: z.array(z.unknown()).catch([]), message: z.string().catch('') });

/** A reply, and whether its end is missing. */
export interface ReadReply extends HideReply {
  cut: boolean;
}

/**
 * Asks for `hide_items`. A reply that breaks off keeps the items that are complete; one without any complete item is the failure that it is.
 */
export async function readReply(
  model: Model,
  messages: ModelMessage[],
  hooks: RequestHooks,
  onItems: (count: number) => void,
): Promise<ReadReply> {
  let partial: HideReply = { found: [], message: '' };
  try {
    const reply = await model.structured(
      messages,
      { name: 'hide_items', schema: hideReplySchema },
      {
        ...hooks,
        onPartial: (value) => {
          partial = completeItems(value);
          onItems(partial.found.length);
        },
      },
    );
    return { ...reply, cut: false };
  } catch (error) {
    const broken = error instanceof SightlineError && BROKEN.has(error.code);
    if (!broken || partial.found.length === 0) throw error;
    return { ...partial, cut: true };
  }
}

/** Failures that come after part of the reply was read. */
const BROKEN: ReadonlySet<string> = new Set([
  'reply-garbled',
  'reply-too-long',
  'stream-broken',
  'stream-silent',
]);

/** The entries of a partial object that have all their fields; the last one may still be growing, so its snippet must have come. */
function completeItems(value: unknown): HideReply {
  const { found, message } = partialSchema.catch({ found: [], message: '' }).parse(value);
  const items = found.flatMap((item) => {
    const parsed = itemSchema.safeParse(item);
    return parsed.success ? [parsed.data] : [];
  });
  return { found: items, message };
}
