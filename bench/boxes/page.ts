import { png } from '../../e2e/pictures.ts';
import type { PictureBox } from '../../src/contracts/image.ts';
import type { Size } from '../../src/core/boxes/picture-size.ts';

/** The part of every picture that replies point to. */
export const PART: PictureBox = { x0: 0.4, y0: 0.42, x1: 0.6, y1: 0.58 };

const SIZES: Readonly<Record<string, Size>> = {
  small: { width: 200, height: 150 },
  wide: { width: 1000, height: 500 },
  tall: { width: 500, height: 750 },
  huge: { width: 3200, height: 2400 },
};

/** Grey with the part in a colour that nothing else has. */
export function picture(name: string): Buffer | undefined {
  const size = SIZES[name];
  if (!size) return undefined;
  const { width, height } = size;
  const part = {
    x: PART.x0 * width,
    y: PART.y0 * height,
    width: (PART.x1 - PART.x0) * width,
    height: (PART.y1 - PART.y0) * height,
  };
  return png(width, height, [128, 128, 128], [{ ...part, colour: [255, 0, 255] }]);
}

const FITS = ['fill', 'contain', 'cover', 'none', 'scale-down'];
const POSITIONS = ['50% 50%', '0% 100%', 'calc(100% - 7px) 11px'];

interface Shown {
  name: string;
  file: string;
  style: string;
  /** Around it; `%` is the picture. */
  around?: string;
  attributes?: string;
}

const fitted: Shown[] = FITS.flatMap((fit) =>
  POSITIONS.map((position, i) => ({
    name: `${fit} at ${position}`,
    file: fit === 'none' ? 'small' : (['wide', 'tall', 'huge'][i] ?? 'wide'),
    style: `object-fit:${fit};object-position:${position};width:180px;height:150px`,
  })),
);

/** What else may stand between a picture and the place where it is painted. */
const laid: Shown[] = [
  {
    name: 'padding and border',
    file: 'wide',
    style: 'width:150px;height:90px;padding:5px 9px 2px 7px;border:4px solid #333;object-fit:contain',
  },
  { name: 'natural size', file: 'small', style: '' },
  {
    name: 'srcset',
    file: 'small',
    style: 'width:170px',
    attributes: 'srcset="/wide.png 1000w, /huge.png 3200w" sizes="170px"',
  },
  { name: 'scaled', file: 'wide', style: 'width:200px;height:100px;transform:scale(.7,1.2)' },
  {
    name: 'scaled by its parent',
    file: 'tall',
    style: 'width:100px;height:120px;object-fit:cover',
    around: '<div style="transform:scale(1.3);transform-origin:0 0;display:inline-block">%</div>',
  },
  { name: 'turned by 90 degrees', file: 'wide', style: 'width:120px;height:60px;rotate:90deg;margin:30px' },
  {
    name: 'turned by 30 degrees',
    file: 'small',
    style: 'width:120px;height:90px;transform:rotate(30deg);margin:25px',
  },
  { name: 'mirrored', file: 'wide', style: 'width:160px;height:90px;transform:scaleX(-1)' },
  {
    name: 'scrolled',
    file: 'huge',
    style: 'width:300px;height:225px;margin-top:60px',
    around: '<div class=scroller style="width:240px;height:160px;overflow:auto">%</div>',
  },
  {
    name: 'zoomed',
    file: 'wide',
    style: 'width:120px;height:70px;padding:3px;object-fit:contain',
    around: '<div style="zoom:1.25">%</div>',
  },
];

export const PICTURES: readonly Shown[] = [...fitted, ...laid];

const html = ({ name, file, style, around = '%', attributes = '' }: Shown): string =>
  `<div class=cell>${around.replace('%', `<img alt="${name}" src="/${file}.png" style="${style}" ${attributes}>`)}</div>`;

/** All pictures on one page, in a grid that a turned one does not leave. */
export const PAGE = `<!doctype html><style>body{margin:8px;display:flex;flex-wrap:wrap;gap:14px;align-items:flex-start}.cell{width:220px}img{vertical-align:top}</style>
${PICTURES.map(html).join('')}
<div class=cell id=host><template shadowrootmode=open><img alt="in a shadow tree" src=/wide.png style="width:180px;height:120px;object-fit:cover"></template></div>
<script>for (const each of document.querySelectorAll('.scroller')) { each.scrollTop = 45; each.scrollLeft = 20; }</script>`;
