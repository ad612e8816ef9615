import { type BoxFamily, familyOf, type PictureLimits } from './families.ts';

export interface Size {
  width: number;
  height: number;
}

/** For models of no known family: what most of them take. */
const UNKNOWN: Pick<BoxFamily, 'limits' | 'tokens'> = {
  limits: { longEdge: 1568, area: 1_150_000 },
  tokens: (width, height) => Math.ceil(width / 28) * Math.ceil(height / 28),
};

/**
 * The size in which a picture is sent to a model: never larger than it is, than the model takes without shrinking it itself, or than `mostTokens`
 * pay for.
 */
export function sizeToSend(model: string, natural: Size, mostTokens: number): Size {
  const { limits, tokens } = familyOf(model) ?? UNKNOWN;
  let size = within(natural, limits, 1);
  // A family whose price does not depend on the size stays as it is.
  for (let shrink = 0.95; tokens(size.width, size.height) > mostTokens && shrink > 0.1; shrink *= 0.95) {
    size = within(natural, limits, shrink);
  }
  return size;
}

/** What a picture of this size costs a model, in tokens: an estimate from the makers' own rules. */
export function pictureTokens(model: string, { width, height }: Size): number {
  return (familyOf(model) ?? UNKNOWN).tokens(width, height);
}

function within({ width, height }: Size, { longEdge, area, multiple }: PictureLimits, shrink: number): Size {
  const byEdge = longEdge / Math.max(width, height);
  const byArea = area === undefined ? 1 : Math.sqrt(area / (width * height));
  const scale = Math.min(1, byEdge, byArea) * shrink;
  const side = (length: number) => {
    if (multiple === undefined) return Math.max(1, Math.round(length * scale));
    return Math.max(multiple, Math.round((length * scale) / multiple) * multiple);
  };
  return { width: side(width), height: side(height) };
}
