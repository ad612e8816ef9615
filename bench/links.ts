import { join } from 'node:path';
import { chromium, type Page } from 'playwright';
import { findBrowser } from '../scripts/browser.mjs';
import type { IndexLine } from '../src/contracts/page-index.ts';
import { splitSentences } from '../src/core/answer/sentences.ts';
import { textFragmentLink } from '../src/core/answer/text-fragment.ts';
import { readPages } from './instant.ts';
import type { BenchOptions, BenchResult } from './run.ts';
import { corpusFolder, pagesIn, servePages } from './saved-pages.ts';

interface Quote {
  file: string;
  phrase: string;
  context: string;
}
/** `other`: the browser lit words that are not those of the quote; `wordless`: they are no text to see, but the names of pictures and icons. */
type Outcome = 'lit' | 'dark' | 'other' | 'wordless';

const QUOTES_OF_A_PAGE = 4;
const LEAST_CHARS = 20;
/** A colour that no page has, so that what the browser has lit can be told from a screenshot. */
const LIT = '::target-text{background-color:#fe01fd!important;color:#fe01fd!important}';

/**
 * Whether the links of the evidence trail light in a browser without the extension: quotes spread over saved pages, each opened by its
 * text-fragment link; told by the colour of `::target-text` in a screenshot and by the words that stand there. Words after the name: every how
 * many pages (default 3); `verbose`.
 */
export async function run({ data, rest }: BenchOptions): Promise<BenchResult> {
  const folder = corpusFolder(data);
  const every = Number(rest.find((word) => /^\d+$/.test(word)) ?? 3);
  const files = pagesIn(folder).filter((_, i) => i % every === 0);
  const read = await readPages(files.map((file) => join(folder, file)));
  const quotes = files.flatMap((file) => quotesOf(file, read.get(join(folder, file))!.page.lines));
  const outcomes = await openAll(folder, quotes);
  const of = (isOne: (phrase: string) => boolean) => {
    const own = outcomes.filter((_, i) => isOne(quotes[i]!.phrase));
    const count = (outcome: Outcome) => own.filter((each) => each === outcome).length;
    const seen = own.length - count('wordless');
    return { quotes: seen, lit: count('lit'), dark: count('dark'), other: count('other') };
  };
  const isRow = (phrase: string) => phrase.includes('¦');
  const figures = {
    pages: files.length,
    wordless: outcomes.filter((each) => each === 'wordless').length,
    text: of((phrase) => !isRow(phrase)),
    rows: of(isRow),
    all: of(() => true),
  };
  const missed = quotes.flatMap(({ file, phrase }, i) =>
    outcomes[i] === 'lit' ? [] : [`${outcomes[i]} ${file}: ${phrase}`],
  );
  const lines = (['text', 'rows', 'all'] as const).map((name) => {
    const { quotes: seen, lit, dark, other } = figures[name];
    return `${name}: ${seen} quotes, ${((100 * lit) / Math.max(1, seen)).toFixed(1)} % light, ${dark} stay dark, ${other} light other words`;
  });
  lines.push(
    `${figures.pages} pages; ${figures.wordless} quotes are the names of what is drawn, and no text`,
  );
  const shares = ({ quotes, lit, dark, other }: (typeof figures)['all']) => ({
    quotes,
    lit: lit / Math.max(1, quotes),
    dark,
    other,
  });
  const rows = {
    text: shares(figures.text),
    rows: shares(figures.rows),
    all: { ...shares(figures.all), pages: figures.pages, wordless: figures.wordless },
  };
  return { table: [...(rest.includes('verbose') ? missed : []), ...lines].join('\n'), figures, rows };
}

/** The first sentences of lines that lie evenly over the page: what an answer would cite. */
function quotesOf(file: string, lines: readonly IndexLine[]): Quote[] {
  const citable = lines.flatMap(({ text }) => {
    const [first] = splitSentences(text);
    const phrase = first ? text.slice(first.start, first.end).trim() : '';
    return phrase.length >= LEAST_CHARS && /[\p{L}\p{N}]/u.test(phrase)
      ? [{ file, phrase, context: text }]
      : [];
  });
  const step = Math.max(1, Math.floor(citable.length / QUOTES_OF_A_PAGE));
  return citable.filter((_, i) => i % step === 0).slice(0, QUOTES_OF_A_PAGE);
}

async function openAll(folder: string, quotes: readonly Quote[]): Promise<Outcome[]> {
  const site = await servePages(folder);
  const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] });
  const outcomes: Outcome[] = [];
  try {
    const eye = await browser.newPage();
    for (const quote of quotes) {
      const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
      const page = await context.newPage();
      await page.route('**', (route) =>
        route.request().url().startsWith(site.origin) ? route.continue() : route.abort(),
      );
      outcomes.push(await opened(page, eye, `${site.origin}/${encodeURIComponent(quote.file)}`, quote));
      await context.close();
    }
  } finally {
    await browser.close();
    site.close();
  }
  return outcomes;
}

async function opened(page: Page, eye: Page, url: string, { phrase, context }: Quote): Promise<Outcome> {
  await page.goto(textFragmentLink(url, phrase, { context }), { waitUntil: 'load', timeout: 60_000 });
  await page.addStyleTag({ content: LIT });
  // The browser looks for the words once more after the load, and scrolls; a frame later it is painted.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  await page.evaluate(putAwayFloating);
  // The text as it is drawn: what is hidden is no text to light.
  const seen = await page.evaluate<string>('document.body.innerText');
  if (!plain(seen).includes(plain(phrase))) return 'wordless';
  const picture = (await page.screenshot({ animations: 'disabled' })).toString('base64');
  const spot = await eye.evaluate(firstLit, picture);
  if (!spot) return 'dark';
  const text = await page.evaluate(wordsAt, spot);
  return isOf(phrase, text) ? 'lit' : 'other';
}

/** Runs in a page: what floats over it (banners, walls) covers words in any way of reading; a person would close it. */
function putAwayFloating(): void {
  for (const each of document.querySelectorAll<HTMLElement>('body *'))
    if (getComputedStyle(each).position === 'fixed')
      each.style.setProperty('visibility', 'hidden', 'important');
}

const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[\s¦\u00ad\u200b]+/gu, '')
    .toLowerCase();
/** Whether the letters at a place are among those of the quote. */
const isOf = (phrase: string, text: string): boolean => text !== '' && plain(phrase).includes(plain(text));

/** Runs in a page: where the first lit pixels of a picture are, by rows. */
async function firstLit(picture: string): Promise<{ x: number; y: number } | undefined> {
  const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${picture}`)).blob());
  const paper = new OffscreenCanvas(image.width, image.height).getContext('2d')!;
  paper.drawImage(image, 0, 0);
  const { data, width, height } = paper.getImageData(0, 0, image.width, image.height);
  // Without functions inside: what the transpiler adds to name them is not there in the page.
  for (let y = 0; y < height - 4; y++)
    for (let x = 0; x < width - 4; x++) {
      const at = 4 * (y * width + x);
      const isLit = data[at] === 0xfe && data[at + 1] === 0x01 && data[at + 2] === 0xfd;
      if (isLit) return { x: x + 2, y: y + 4 };
    }
  return undefined;
}

/** Runs in a page: some letters of the text that is painted at a point, also below what lies over it unseen. */
function wordsAt({ x, y }: { x: number; y: number }): string {
  for (let over = 0; over < 8; over++) {
    const range = document.caretRangeFromPoint(x, y);
    const text =
      range?.startContainer.nodeType === Node.TEXT_NODE ? (range.startContainer.textContent ?? '') : '';
    const at = range?.startOffset ?? 0;
    const words = text.slice(at, at + 4).trim() || text.slice(Math.max(0, at - 4), at).trim();
    if (words) return words;
    const above = document.elementFromPoint(x, y);
    if (!(above instanceof HTMLElement)) return '';
    above.style.setProperty('pointer-events', 'none', 'important');
  }
  return '';
}
