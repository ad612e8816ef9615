/** How a family of models writes a box, what it does to a picture before it looks, and what a picture costs it. */
export interface BoxFamily {
  readonly id: string;
  /** Told by the model's name, of whatever provider. */
  readonly name: RegExp;
  /** Name of the list of four numbers in its replies. */
  readonly key: 'box_2d' | 'bbox_2d' | 'bbox';
  readonly order: 'xyxy' | 'yxyx';
  /** What stands for the whole width and height; `pixels`: those of the picture as it was sent. */
  readonly scale: number | 'pixels';
  readonly limits: PictureLimits;
  readonly tokens: (width: number, height: number) => number;
}

/** The largest picture that a family takes as it is. A larger one it would shrink itself, and pixels would mean something else. */
export interface PictureLimits {
  /** Pixels. */
  readonly longEdge: number;
  /** Square pixels. */
  readonly area?: number;
  /** Both sides are multiples of this. */
  readonly multiple?: number;
}

const patches =
  (side: number, each = 1) =>
  (width: number, height: number): number =>
    Math.ceil(Math.ceil(width / side) * Math.ceil(height / side) * each);

/** Tiles of a fixed price, of which there are at most so many, and one more for the whole. */
const tiles = (side: number, each: number, most: number) => (width: number, height: number) =>
  (Math.min(most, Math.ceil(width / side) * Math.ceil(height / side)) + 1) * each;

const THOUSAND = { order: 'xyxy', scale: 1000 } as const;

/**
 * What the families return and how they resize, as their makers and roboflow/inference (`formatters/vlm_as_detector`) have it; the first that
 * fits the name counts. The same box asked for in another form comes back worse, so each is asked in its own.
 */
const FAMILIES: readonly BoxFamily[] = [
  {
    id: 'gemini',
    name: /gemini/i,
    key: 'box_2d',
    order: 'yxyx',
    scale: 1000,
    limits: { longEdge: 2048 },
    // The same for every size.
    tokens: () => 1120,
  },
  {
    id: 'qwen2.5-vl',
    name: /qwen-?2[._]5-?vl/i,
    key: 'bbox_2d',
    order: 'xyxy',
    scale: 'pixels',
    limits: { longEdge: 2044, multiple: 28 },
    tokens: patches(28),
  },
  {
    id: 'qwen3-vl',
    name: /qwen-?3-?vl/i,
    key: 'bbox_2d',
    ...THOUSAND,
    limits: { longEdge: 2048 },
    tokens: patches(32),
  },
  {
    id: 'glm-v',
    name: /glm-?\d(\.\d)?v/i,
    key: 'bbox_2d',
    ...THOUSAND,
    limits: { longEdge: 2048 },
    tokens: patches(28),
  },
  {
    id: 'llama',
    name: /llama-?(4|3[._]2.*vision)/i,
    key: 'bbox',
    ...THOUSAND,
    limits: { longEdge: 1344 },
    tokens: tiles(336, 145, 16),
  },
  {
    id: 'claude-large',
    name: /claude-(opus-4[.-]([7-9]|\d\d)(?!\d)|[a-z]+-([5-9]|\d\d)(?!\d))/i,
    key: 'bbox',
    order: 'xyxy',
    scale: 'pixels',
    limits: { longEdge: 2576, area: 3_000_000 },
    tokens: patches(28),
  },
  {
    id: 'claude',
    name: /claude/i,
    key: 'bbox',
    order: 'xyxy',
    scale: 'pixels',
    limits: { longEdge: 1568, area: 1_150_000 },
    tokens: patches(28),
  },
  {
    id: 'gpt-5.2',
    name: /gpt-(5[.-]([2-9]|\d\d)(?!\d)|([6-9]|\d\d)(?!\d))/i,
    key: 'bbox',
    order: 'xyxy',
    scale: 'pixels',
    limits: { longEdge: 2048 },
    tokens: patches(32, 1.2),
  },
  {
    id: 'gpt-5',
    name: /gpt-5/i,
    key: 'bbox',
    order: 'xyxy',
    scale: 1,
    limits: { longEdge: 2048 },
    tokens: patches(32, 1.2),
  },
  {
    id: 'grok',
    name: /grok/i,
    key: 'bbox',
    order: 'xyxy',
    scale: 100,
    limits: { longEdge: 1792 },
    tokens: tiles(448, 256, 6),
  },
];

/** The family of a model, by its name; `undefined`: nobody knows how it counts, so it is asked for words only. */
export const familyOf = (model: string): BoxFamily | undefined =>
  FAMILIES.find(({ name }) => name.test(model));

/** Names of models that see, besides the families. */
const SEEING =
  /gpt-4(o|\.1|\.5|-turbo)|\bo[134]\b|chatgpt|pixtral|mistral-(small-3|medium-3|large-3)|magistral|llava|gemma-?[34]|moondream|minicpm-v|internvl|-vl\b|vision|phi-(3\.5-vision|4-multimodal)|molmo|nova-(lite|pro|premier)/i;

/** Whether a model takes pictures: as its provider's list says, else by its name; `undefined`: nobody knows. */
export function seesPictures(model: string, listed: boolean | undefined): boolean | undefined {
  return listed ?? (familyOf(model) || SEEING.test(model) ? true : undefined);
}
