import { z } from 'zod';
import { citationPlaceholder } from '../../contracts/answer.ts';
import type { SeenObject } from '../../contracts/image.ts';
import type { BoxFamily } from '../../core/boxes/families.ts';
import type { Size } from '../../core/boxes/picture-size.ts';
import { readBox } from '../../core/boxes/read-box.ts';

/** More objects than this are no help to the eye. */
const MOST_OBJECTS = 30;

/** A reply as it may come: an object is read for its box by `readBox`, whatever else stands in it. */
export interface ImageReply {
  answer: string;
  objects: { label: string; quote?: string | null; page?: number | null; asWritten?: unknown }[];
}

/**
 * The structured reply `image_answer` of a family. What models add to an object or name otherwise is kept, and a bare list of objects is
 * an answer, too.
 */
export function replySchema({ key }: BoxFamily, ofPages = false): z.ZodType<ImageReply> {
  const object = z.looseObject({
    label: z.string(),
    quote: z.string().nullable(),
    ...(ofPages ? { page: z.number().nullable() } : {}),
    [key]: z.array(z.number()),
  });
  const schema = z.object({ answer: z.string(), objects: z.array(object) });
  return z.preprocess(asReply, schema) as unknown as z.ZodType<ImageReply>;

  function asReply(value: unknown): unknown {
    const whole = Array.isArray(value) ? { objects: value } : value;
    if (typeof whole !== 'object' || whole === null) return value;
    const members = whole as Record<string, unknown>;
    const list = [members.objects, members.boxes, members.detections].find(Array.isArray);
    if (list === undefined && typeof members.answer !== 'string') return value;
    const objects = (list ?? []).filter((each) => typeof each === 'object' && each !== null);
    return { answer: String(members.answer ?? ''), objects: objects.map((each) => asObject(each, key)) };
  }
}

function asObject(object: Record<string, unknown>, key: string): Record<string, unknown> {
  const label = [object.label, object.name, object.text_content].find((each) => typeof each === 'string');
  const quote = [object.quote, object.text].find((each) => typeof each === 'string');
  // The schema wants numbers here; `readBox` reads the object as it came.
  const page = Number(object.page ?? object.page_number);
  return {
    label: label ?? '',
    quote: quote ?? null,
    page: Number.isInteger(page) && page > 0 ? page : null,
    [key]: [],
    asWritten: object,
  };
}

/** What a reply points to: objects with a box that can be drawn are numbered in the reply's order, the others keep their words. */
export function seenObjects(
  reply: ImageReply,
  family: BoxFamily,
  sent: readonly (Size & { page?: number })[],
): SeenObject[] {
  let k = 0;
  return reply.objects
    .slice(0, MOST_OBJECTS)
    .filter(({ label, quote }) => label !== '' || quote)
    .map((object) => {
      const { label, quote, asWritten } = object;
      // Of several pages only the one that it names; of one page that one.
      const on = sent.length === 1 ? sent[0] : sent.find(({ page }) => page === object.page);
      const box = on && readBox(asWritten ?? object, family, on);
      if (box) k += 1;
      return {
        k: box ? k : null,
        label: label || quote || '',
        ...(quote ? { quote } : {}),
        ...(box ? { box } : {}),
        ...(on?.page === undefined ? {} : { page: on.page }),
      };
    });
}

/** The answer with a placeholder for each `[N]` whose object has a box; references to others go. */
export function withChips(answer: string, objects: readonly SeenObject[]): string {
  return answer.replace(/ ?\[(\d{1,2}(?:\s*,\s*\d{1,2})*)\]/g, (_, numbers: string) =>
    numbers
      .split(',')
      .map((number) => objects[Number(number) - 1]?.k ?? null)
      .map((k) => (k === null ? '' : citationPlaceholder(k)))
      .join(''),
  );
}
