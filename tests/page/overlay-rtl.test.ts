import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
import { page as browser } from 'vitest/browser';
import { createVerifier } from '../../src/core/citations/verify.ts';
import { createGlassPane } from '../../src/page/overlay/glass-pane.ts';
import { createMarks } from '../../src/page/overlay/marks.ts';
import { createPlaceholders } from '../../src/page/overlay/placeholders.ts';
import { createPage } from '../../src/page/page.ts';
import { guidePage, near } from './guide-page.ts';
import { nextPage } from './next-page.ts';

const root = document.documentElement;
beforeEach(() => browser.viewport(800, 600));
afterEach(() => {
  nextPage();
  root.removeAttribute('dir');
  document.body.innerHTML = '';
});

const rectOf = (element: Element | null | undefined) => element!.getBoundingClientRect();
const part = (selector: string) =>
  document.querySelector('sightline-overlay')?.shadowRoot?.querySelector<HTMLElement>(selector) ?? null;
const parts = (selector: string) => [
  ...(document.querySelector('sightline-overlay')?.shadowRoot?.querySelectorAll<HTMLElement>(selector) ?? []),
];
const isInView = ({ left, top, right, bottom }: DOMRect) =>
  left >= 0 && top >= 0 && right <= root.clientWidth && bottom <= root.clientHeight;
/** A page that is wider than the window: in one that reads from right to left, what lies left of its start has negative coordinates. */
const WIDE = '<div style="width:2000px;height:1px"></div>';

/** Paints one citation and tells where its number and its words are. */
async function cited(html: string, phrase: string) {
  document.body.innerHTML = html;
  const { handlers } = createPage({
    document,
    shadowRootOf: (element) => element.shadowRoot,
    report: () => {},
    signal: nextPage().signal,
  });
  onTestFinished(() => void handlers.clear({}));
  const verifier = createVerifier(await handlers.snapshot({ purpose: 'find', firstFree: 1 }));
  const { spans } = verifier.verify({ n: 0, occurrence: 1 }, phrase).place;
  handlers.paint({ k: 1, turnId: 't', citation: 1, spans, dark: false });
  const [words] = [...CSS.highlights.get('sightline-cite-1')!] as Range[];
  const { left, right, top } = words!.getBoundingClientRect();
  const number = rectOf(part('.cite-number'));
  const middle = (number.left + number.right) / 2;
  return {
    side: Math.abs(middle - left) < Math.abs(middle - right) ? 'left' : 'right',
    beside: Math.min(Math.abs(middle - left), Math.abs(middle - right)),
    above: Math.abs(number.bottom - top),
  };
}

test.each([
  ['Arabic on a page of its own direction', 'rtl', 'تفتح القاعة في الساعة التاسعة صباحا', 'right'],
  ['Arabic on a page that reads from left to right', 'ltr', 'تفتح القاعة في الساعة التاسعة صباحا', 'right'],
  ['Arabic that begins with digits', 'rtl', '1887 سنة التأسيس', 'right'],
  ['English on a page that reads from right to left', 'rtl', 'The hall opens at nine', 'left'],
  ['English on a page of its own direction', 'ltr', 'The hall opens at nine', 'left'],
])('the number of a citation stands where its words begin: %s', async (_, dir, words, side) => {
  root.dir = dir;
  const shown = await cited(`<p style="margin:80px 120px">${words}</p>`, words);
  expect(shown.side).toBe(side);
  expect(shown.beside).toBeLessThan(12);
  expect(shown.above).toBeLessThan(12);
});

test.each([
  ['rtl', 'اضغط على زر الحفظ'],
  ['ltr', 'اضغط على زر الحفظ'],
  ['rtl', 'Press the button "Save"'],
])(
  'on a page in direction %s the tooltip "%s" reads in the direction of its own words, beside its target',
  async (dir, instruction) => {
    root.dir = dir;
    const page = guidePage(`${WIDE}<button id=b style="margin:90px 150px">حفظ</button>`);
    scrollTo(dir === 'rtl' ? -200 : 60, 0);
    await page.guide.guideShow({
      stepId: 's1',
      n: page.number('#b'),
      action: 'click',
      value: null,
      // Of no language.
      title: '1',
      instruction,
      hint: '',
    });
    const target = document.querySelector('#b')!;
    await expect.poll(() => near(rectOf(page.beacon()), rectOf(target))).toBe(true);
    expect(isInView(rectOf(page.tooltip()))).toBe(true);
    const [named, fold] = [rectOf(page.part('.title')), rectOf(page.part('.fold'))];
    const first = document.createRange();
    first.setStart(page.part('.instruction')!.firstChild!, 0);
    first.setEnd(page.part('.instruction')!.firstChild!, 1);
    const [letter, box] = [first.getBoundingClientRect(), rectOf(page.tooltip())];
    if (instruction.startsWith('Press')) {
      expect(named.right).toBeLessThan(fold.left);
      expect(letter.left - box.left).toBeLessThan(20);
    } else {
      expect(named.left).toBeGreaterThan(fold.right);
      expect(box.right - letter.right).toBeLessThan(20);
    }
  },
);

test('outlines and badges of what is to be hidden stand at the corner where a block begins, in view and beside each other', () => {
  root.dir = 'rtl';
  document.body.innerHTML = `${WIDE}<div id=outer style="width:500px;margin:40px 60px"><div id=inner style="height:90px">إعلان</div></div>`;
  scrollTo(-30, 0);
  const glass = createGlassPane(document);
  onTestFinished(() => glass.dropAll());
  const marks = createMarks(document, glass, { hover: () => {}, click: () => {} });
  const draw = () =>
    marks.set(
      ['outer', 'inner'].map((id, i) => ({
        id,
        number: i + 1,
        checked: true,
        elements: [document.getElementById(id)!],
      })),
    );
  draw();
  const [outer, inner] = ['outer', 'inner'].map((id) => rectOf(document.getElementById(id)));
  expect(
    parts('.outline').map((each) => near(rectOf(each), outer!, 1) || near(rectOf(each), inner!, 1)),
  ).toEqual([true, true]);
  const [first, second] = parts('.badge').map(rectOf);
  expect(Math.abs(first!.right - outer!.right)).toBeLessThan(12);
  expect(second!.right).toBeLessThanOrEqual(first!.left);
  expect(second!.right).toBeGreaterThan(inner!.left);
  scrollTo(-400, 0);
  draw();
  for (const badge of parts('.badge')) expect(isInView(rectOf(badge))).toBe(true);
  marks.set([]);
});

test('the line in the place of a hidden block begins where the block began, also left of where the page begins', () => {
  root.dir = 'rtl';
  document.body.innerHTML = `${WIDE}<div id=a style="position:absolute;left:-700px;top:120px;width:300px">إعلان</div>`;
  scrollTo(-800, 0);
  const glass = createGlassPane(document);
  onTestFinished(() => glass.dropAll());
  const lines = createPlaceholders(document, glass, () => {});
  const block = rectOf(document.querySelector('#a'));
  lines.add('a', 'مخفي: إعلان|إظهار', document.querySelector('#a')!);
  const line = rectOf(part('.line'));
  expect(Math.abs(line.right - block.right)).toBeLessThan(2);
  expect(Math.abs(line.top - block.top)).toBeLessThan(2);
  expect(rectOf(part('.line button')).right).toBeLessThan(rectOf(part('.line .text')).left);
  lines.clear();
});
