import { z } from 'zod';
import type { Note } from './answer.ts';

/** A part of a picture, as shares of its width and height from the top left: 0 <= x0 < x1 <= 1. */
export const pictureBoxSchema = z.object({ x0: z.number(), y0: z.number(), x1: z.number(), y1: z.number() });
export type PictureBox = z.infer<typeof pictureBoxSchema>;

const sizeSchema = z.object({ width: z.number(), height: z.number() });

/** Which picture a question is about. Plain data of a turn: it never holds the picture itself. */
export const pictureRefSchema = z.discriminatedUnion('from', [
  /** One on the page, by the address that it was loaded from, or by its element (`PagePicture.id`): a canvas, a video, a drawing has no address. */
  z.object({
    from: z.literal('page'),
    src: z.string(),
    id: z.string().optional(),
    name: z.string(),
    size: sizeSchema.optional(),
  }),
  /** One that the person pasted or dropped. Its bytes are in the worker's memory, under `id`, for as long as the worker lives. */
  z.object({ from: z.literal('given'), id: z.string(), name: z.string(), size: sizeSchema }),
]);
export type PictureRef = z.infer<typeof pictureRefSchema>;

/** A picture on the page, as its frame's page script tells it. */
export const pagePictureSchema = z.object({
  /** Names the element for later calls, in this document only. */
  id: z.string(),
  kind: z.enum(['img', 'canvas', 'video', 'svg', 'background']),
  /** Where it was loaded from; '' for what has no address of its own. */
  src: z.string(),
  /** `src` is of the frame's own origin. */
  sameOrigin: z.boolean(),
  /** Alternative text or label. */
  name: z.string(),
  /** Caption and title. */
  about: z.string(),
  /** As it is drawn, in CSS px. */
  width: z.number(),
  height: z.number(),
  /** The picture's own size; `null` where it has none. */
  natural: sizeSchema.nullable(),
  /** Share of it that is in the viewport, 0 to 1. */
  visible: z.number(),
});
export type PagePicture = z.infer<typeof pagePictureSchema>;

/**
 * What the boxes of an answer are shares of. `picture`: the picture itself, wherever its element paints it. `element`: the `part` (of the
 * element's bounding rectangle) that a screenshot showed.
 */
export const boxBaseSchema = z.discriminatedUnion('of', [
  z.object({ of: z.literal('picture') }),
  z.object({ of: z.literal('element'), part: pictureBoxSchema }),
]);
export type BoxBase = z.infer<typeof boxBaseSchema>;

/** Something that an answer points to in a picture. */
export interface SeenObject {
  /** The number of its box; `null`: it has none that could be drawn. */
  k: number | null;
  label: string;
  /** Words that the model read in the picture: nobody has verified them. */
  quote?: string | undefined;
  box?: PictureBox | undefined;
  /** Of a PDF: the page (in the file, from 1) whose picture it was seen in. */
  page?: number;
}

/** The picture that was sent, as the card tells of it. */
export interface SentPicture {
  name: string;
  /** Pixels, as it was sent. */
  width: number;
  height: number;
  /** What it costs the model, estimated. */
  tokens: number;
  how: 'file' | 'screenshot' | 'given' | 'page';
  /** Of a PDF: the page that it shows. */
  page?: number;
  /** A small copy, as a `data:` address. */
  preview: string;
  /** Where the boxes are drawn; absent for one that is not on the page. */
  onPage?: { id: string; base: BoxBase };
  /** To ask about it again; absent where only its element names it. */
  ref?: PictureRef;
}

/** What the panel shows for a question about a picture. */
export interface ImageCard {
  mode: 'image';
  engine: 'model';
  /** Markdown; a placeholder `citationPlaceholder(k)` stands where box `k` belongs. */
  text: string;
  objects: SeenObject[];
  picture?: SentPicture;
  /** Pages of a PDF that were sent along with the first. */
  more?: SentPicture[];
  notes: Note[];
  dark: boolean;
}

/** What the card wants of its mode. */
export const imageCommandSchema = z.discriminatedUnion('type', [
  /** The pointer is over the button of box `k`; `null`: over none. */
  z.object({ type: z.literal('hover'), k: z.number().int().nullable() }),
  /** Bring box `k` into view. */
  z.object({ type: z.literal('reveal'), k: z.number().int() }),
]);
export type ImageCommand = z.infer<typeof imageCommandSchema>;

/** Transient news for the card: the box on the page that the pointer is over, or that was clicked; or that a box cannot be shown any more. */
export interface ImageHint {
  what: 'over' | 'chosen' | 'gone';
  k: number | null;
}
