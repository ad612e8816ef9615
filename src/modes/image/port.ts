import type { PictureBox } from '../../contracts/image.ts';
import type { Size } from '../../core/boxes/picture-size.ts';

/** A picture as a model gets it: decoded and encoded anew, so that no place, time or camera of it travels along. */
export interface EncodedPicture {
  /** `data:` address. */
  url: string;
  size: Size;
  /** A small copy for the card, as a `data:` address. */
  preview: string;
}

/** A part of a picture that is framed and numbered. */
export interface Numbered extends PictureBox {
  n: number;
}

/** The bytes of pictures, for a mode. */
export interface PicturePort {
  /**
   * Fetches one that the page shows; cookies go along only `sameOrigin`. `undefined`: it cannot be had that way (another kind of address, a
   * refusal, too large).
   */
  load(src: string, sameOrigin: boolean, signal: AbortSignal): Promise<Blob | undefined>;
  /** One that the person gave; `undefined`: the worker has ended since. */
  given(id: string): Promise<Blob | undefined>;
  /** `undefined`: these bytes are no picture that the worker can decode (an SVG file, for one). */
  encode(
    bytes: Blob,
    sizeFor: (natural: Size) => Size,
    numbers?: readonly Numbered[],
  ): Promise<EncodedPicture | undefined>;
}
