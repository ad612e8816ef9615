import type { PictureBox } from '../../src/contracts/image.ts';
import type { Size } from '../../src/core/boxes/picture-size.ts';

/** How one family says that something lies in `box` of a picture that it got as `sent`: our own words in the form that its makers document. */
export type Writer = (box: PictureBox, sent: Size) => string;

const scaled = ({ x0, y0, x1, y1 }: PictureBox, width: number, height: number): number[] =>
  [x0 * width, y0 * height, x1 * width, y1 * height].map(Math.round);

const answer = (object: object): string =>
  JSON.stringify({ answer: 'It is here [1].', objects: [{ label: 'Part', quote: null, ...object }] });
const fenced = (text: string): string => `Here it is:\n\`\`\`json\n${text}\n\`\`\``;

/** A model of each family, by its name, with its way of writing. */
export const WRITERS: Readonly<Record<string, Writer>> = {
  'google/gemini-3-flash': (box) => {
    const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = scaled(box, 1000, 1000);
    return fenced(JSON.stringify([{ box_2d: [y0, x0, y1, x1], label: 'Part' }]));
  },
  'qwen/qwen3-vl-32b': (box) => fenced(JSON.stringify([{ bbox_2d: scaled(box, 1000, 1000), label: 'Part' }])),
  'z-ai/glm-4.6v': (box) => answer({ bbox_2d: [scaled(box, 999, 999)] }),
  'meta-llama/llama-4-maverick': (box) => answer({ bbox: scaled(box, 1000, 1000) }),
  'qwen/qwen2.5-vl-72b': (box, { width, height }) =>
    `[{"bbox_2d": [${scaled(box, width, height).join(', ')}], "label": "Part"}]`,
  'anthropic/claude-haiku-4.5': (box, { width, height }) =>
    fenced(answer({ bbox: scaled(box, width, height) })),
  'anthropic/claude-opus-4.8': (box, { width, height }) => answer({ bbox: scaled(box, width, height) }),
  'openai/gpt-5.2': (box, { width, height }) => answer({ bbox: scaled(box, width, height) }),
  'openai/gpt-5.1': ({ x0, y0, x1, y1 }) =>
    answer({ bbox: [x0, y0, x1, y1].map((share) => Number(share.toFixed(3))) }),
  'x-ai/grok-4': ({ x0, y0, x1, y1 }) =>
    answer({ bbox: [x0, y0, x1, y1].map((share) => Number((share * 100).toFixed(1))) }),
};
