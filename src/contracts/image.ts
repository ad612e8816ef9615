import { z } from 'zod';

/** A part of a picture, as shares of its width and height from the top left: 0 <= x0 < x1 <= 1. */
export const pictureBoxSchema = z.object({ x0: z.number(), y0: z.number(), x1: z.number(), y1: z.number() });
export type PictureBox = z.infer<typeof pictureBoxSchema>;

/** Something that an answer points to in a picture. */
export interface SeenObject {
  label: string;
  /** Words that the model read in the picture: nobody has verified them. */
  quote?: string | undefined;
  /** Absent where the model gave none, or one that cannot be right. */
  box?: PictureBox | undefined;
}
