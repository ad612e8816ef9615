import { afterEach, expect, onTestFinished, test } from 'vitest';
import { page as browser, cdp } from 'vitest/browser';
import { highlightCss } from '../../src/core/citations/palette.ts';
import { createVerifier } from '../../src/core/citations/verify.ts';
import { createImages } from '../../src/page/image/images.ts';
import { createMarks } from '../../src/page/overlay/marks.ts';
import { createPlaceholders } from '../../src/page/overlay/placeholders.ts';
import { createPage } from '../../src/page/page.ts';
import { nextPage } from './next-page.ts';

afterEach(() => {
  nextPage();
  document.body.innerHTML = '';
});

/** The browser has few colours, of the person's own, until the test is over. */
async function forceColours(scheme: 'light' | 'dark'): Promise<void> {
  const set = (active: string, preferred: string) =>
    cdp().send('Emulation.setEmulatedMedia', {
      features: [
        { name: 'forced-colors', value: active },
        { name: 'prefers-color-scheme', value: preferred },
        { name: 'prefers-reduced-motion', value: active && 'reduce' },
      ],
    });
  onTestFinished(() => void set('', ''));
  await set('active', scheme);
}

/** What is painted: the relative luminance of each CSS pixel of the test's document, as WCAG defines it. */
async function painted() {
  const frame = window.frameElement!.getBoundingClientRect();
  const clip = { x: frame.left, y: frame.top, width: frame.width, height: frame.height, scale: 1 };
  const send = cdp().send as unknown as (method: string, params: object) => Promise<{ data: string }>;
  const { data } = await send('Page.captureScreenshot', { format: 'png', clip });
  const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${data}`)).blob());
  const canvas = new OffscreenCanvas(innerWidth, innerHeight).getContext('2d', { colorSpace: 'srgb' })!;
  canvas.drawImage(image, 0, 0, innerWidth, innerHeight);
  const pixels = canvas.getImageData(0, 0, innerWidth, innerHeight).data;
  const linear = (value: number) => (value <= 10 ? value / 3294 : ((value / 255 + 0.055) / 1.055) ** 2.4);
  return (x: number, y: number): number => {
    const [r = 0, g = 0, b = 0] = pixels.subarray(4 * (Math.round(y) * innerWidth + Math.round(x)));
    return 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);
  };
}
type Painted = Awaited<ReturnType<typeof painted>>;

const contrast = (one: number, other: number) =>
  (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);

/** Between the lightest and the darkest pixel of the first words in an element: the letters on their ground. */
function inside(at: Painted, { left, top, right, bottom }: DOMRect): number {
  let [low, high] = [1, 0];
  for (let y = top + 2; y < bottom - 2; y++)
    for (let x = left + 1; x < right - 1; x++) {
      low = Math.min(low, at(x, y));
      high = Math.max(high, at(x, y));
    }
  return contrast(low, high);
}

/** Between the strongest pixel at the left side, and the page beside it. */
function edge(at: Painted, { left, top, bottom }: DOMRect): number {
  const paper = at(left - 14, top);
  let strongest = 1;
  for (let y = top + 4; y < bottom - 4; y++)
    for (let x = left - 7; x < left + 7; x++) strongest = Math.max(strongest, contrast(at(x, y), paper));
  return strongest;
}

/** Where the first words in an element are painted. */
function firstWords(element: Element): DOMRect {
  const words = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode();
  const range = document.createRange();
  range.selectNodeContents(words!);
  return range.getBoundingClientRect();
}

const rectOf = (element: Element | null | undefined) => element!.getBoundingClientRect();
const part = (selector: string) =>
  document.querySelector('sightline-overlay')?.shadowRoot?.querySelector<HTMLElement>(selector);

const PAGE = `<style>body { margin: 0 } body > * { position: absolute; box-sizing: border-box; margin: 0; font: 16px sans-serif }</style>
  <p style="left:60px;top:40px">The hall opens at nine.</p>
  <button style="left:60px;top:120px;width:90px;height:30px">Save</button>
  <button style="left:460px;top:120px;width:90px;height:30px">Save it</button>
  <section style="left:60px;top:330px;width:160px;height:60px">First block</section>
  <section style="left:260px;top:330px;width:160px;height:60px">Second block</section>
  <section style="left:60px;top:430px;width:160px;height:60px">Third block</section>
  <canvas width=160 height=100 aria-label=Plot style="left:500px;top:300px"></canvas>`;

/** Draws one of all that the overlay can show. */
async function drawAll(): Promise<void> {
  document.body.innerHTML = PAGE;
  const { handlers, context } = createPage({
    document,
    shadowRootOf: (element) => element.shadowRoot,
    report: () => {},
    signal: nextPage().signal,
  });
  const images = createImages(context);
  const style = document.head.appendChild(document.createElement('style'));
  // In the real browser the worker puts this into the page.
  style.textContent = highlightCss(1, 1, false);
  const index = await handlers.snapshot({ purpose: 'guide', firstFree: 1 });
  const line = (text: string) => index.lines.find((one) => one.text === text)!.n;
  const { spans } = createVerifier(index).verify({ n: 0, occurrence: 1 }, 'opens at nine').place;
  handlers.paint({ k: 1, turnId: 't', citation: 1, spans, dark: false });
  handlers.guideNumber({ stepId: 'run', n: line('Save it'), number: 2 });
  const step = {
    stepId: 's',
    action: 'click',
    value: 'Enter',
    title: 'Step 1',
    hint: 'Then it is kept.',
  } as const;
  await handlers.guideShow({ ...step, n: line('Save'), instruction: 'Press this button.' });
  handlers.guideNumber({ stepId: 's', n: line('Save it'), number: 2 });
  const blocks = [...document.querySelectorAll('section')];
  const marks = createMarks(document, context.glass, { hover: () => {}, click: () => {} });
  marks.set(
    blocks
      .slice(0, 2)
      .map((element, i) => ({ id: `${i}`, number: i + 1, checked: i === 0, elements: [element] })),
  );
  const lines = createPlaceholders(document, context.glass, () => {});
  lines.add('c', 'Hidden: third block|Show', blocks[2]!);
  onTestFinished(() => {
    marks.set([]);
    lines.clear();
    images.clear();
    handlers.clear({});
    style.remove();
  });
  const { pictures } = await images.imageList({});
  images.imageMark({
    turnId: 't',
    id: pictures[0]!.id,
    base: { of: 'picture' },
    boxes: [{ k: 3, label: 'Highest bar', box: { x0: 0.2, y0: 0.2, x1: 0.8, y1: 0.8 } }],
    dark: false,
  });
  images.imageHover({ turnId: 't', k: 3 });
}

const WORDS =
  '.title, .instruction, .hint, .fold, .cite-number, .number, .badge:not(.off), .badge.off, .line .text, .line button, .image-number, .image-label';
const EDGES = '.beacon, .tooltip, .ring, .outline:not(.off), .outline.off, .line';

test.each(['light', 'dark'] as const)(
  'with forced colours, %s, all that is drawn over a page can be seen and read',
  async (scheme) => {
    await browser.viewport(800, 600);
    await forceColours(scheme);
    expect(matchMedia('(forced-colors: active)').matches).toBe(true);
    await drawAll();
    const at = await painted();
    const words = WORDS.split(', ').map((each) => [each, inside(at, firstWords(part(each)!))] as const);
    expect(words.filter(([, ratio]) => ratio < 4.5)).toEqual([]);
    const edges = EDGES.split(', ').map((each) => [each, edge(at, rectOf(part(each)))] as const);
    expect(edges.filter(([, ratio]) => ratio < 3)).toEqual([]);
    const [lit] = [...CSS.highlights.get('sightline-cite-1')!] as Range[];
    const cited = lit!.getBoundingClientRect();
    expect(inside(at, cited)).toBeGreaterThan(4.5);
    expect(contrast(at(cited.right - 1, cited.top + 3), at(cited.right + 30, cited.top + 3))).toBeGreaterThan(
      3,
    );
  },
);
