import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import type { BrowserContext, Page } from '@playwright/test';
import { Panel } from '../e2e/panel.ts';
import { type Launched, launchWithExtension, openSidePanel } from './launch.ts';
import { serveSample } from './sample-site.ts';
import { sideBySide } from './side-by-side.ts';

const QUESTIONS = [
  'How much is a whole day for students?',
  'How long does the ferry crossing take?',
  'When do the baths open on Saturday in winter?',
];
const DIST = fileURLToPath(new URL('../dist', import.meta.url));
const SCREENSHOTS = new URL('../screenshots/', import.meta.url);

const { values } = parseArgs({ options: { headless: { type: 'boolean', default: false } } });
const hasDisplay =
  process.platform !== 'linux' || Boolean(process.env.DISPLAY || process.env.WAYLAND_DISPLAY);
const headless = values.headless || !hasDisplay;

console.log(headless ? 'Demonstration without a display' : 'Browser');
const sample = await serveSample();
const launched = await launchWithExtension({
  dist: DIST,
  headless,
  viewport: null,
  args: ['--window-size=1400,900'],
});
try {
  const { page, panel } = await openSampleWithPanel(launched);
  if (headless) await demonstrate(launched.context, page, panel);
  else await stayOpen(launched.context);
} finally {
  await launched.close();
  sample.close();
}
// The second connection to the browser would keep the process alive.
process.exit();

/** The sample page as the active tab, with the real side panel beside it. */
async function openSampleWithPanel({
  context,
  extensionId,
}: Launched): Promise<{ page: Page; panel: Panel }> {
  const page = context.pages()[0] ?? (await context.newPage());
  const opener = await context.newPage();
  await opener.goto(`chrome-extension://${extensionId}/manifest.json`);
  const panel = new Panel(await openSidePanel(launched, opener));
  await opener.close();
  await page.bringToFront();
  await page.goto(sample.url);
  await panel.composer.waitFor();
  return { page, panel };
}

async function stayOpen(context: BrowserContext): Promise<void> {
  console.log(`- the sample page is open: ${sample.url}`);
  console.log('- ask in the side panel at the right; no key is needed for the first answers');
  console.log('- close the browser window (or press Ctrl+C) to end');
  await context.waitForEvent('close', { timeout: 0 });
}

/** Asks on the sample page with the instant engine, prints the answers and photographs them. */
async function demonstrate(context: BrowserContext, page: Page, panel: Panel): Promise<void> {
  const shots: [page: Buffer, panel: Buffer][] = [];
  for (const [i, question] of QUESTIONS.entries()) {
    console.log(`\nQuestion ${i + 1}: ${question}`);
    const answer = await panel.ask(question);
    console.log(plainText(await answer.evaluate(readAnswer)));
    const phrases = Object.entries(await panel.phrases());
    if (phrases.length === 0) throw new Error('The answer has no citation.');
    for (const [k, phrase] of phrases) console.log(`  citation ${k}: "${phrase}"`);
    shots.push([await page.screenshot(), await panel.page.screenshot()]);
  }
  await mkdir(SCREENSHOTS, { recursive: true });
  console.log('\nScreenshots of page and panel');
  for (const [i, [left, right]] of shots.entries()) {
    const file = new URL(`question-${i + 1}.png`, SCREENSHOTS);
    await writeFile(file, await sideBySide(context, left, right));
    console.log(`- ${fileURLToPath(file)}`);
  }
}

/** The words of an answer as they are laid out, chips as `[1]`, without its other buttons. */
function readAnswer(answer: Element): string {
  const copy = answer.cloneNode(true) as HTMLElement;
  for (const button of copy.querySelectorAll('button')) {
    const k = /^Citation (\d+)/.exec(button.ariaLabel ?? '')?.[1];
    button.replaceWith(k ? ` [${k}]` : '');
  }
  // Line breaks come from the layout, so the copy has to be in the document for a moment.
  answer.after(copy);
  // biome-ignore lint/performance/useDomNodeTextContent: for the same reason
  const text = copy.innerText;
  copy.remove();
  return text;
}

/** Indented, without blank lines. */
function plainText(text: string): string {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  return lines.map((line) => `  ${line}`).join('\n');
}
