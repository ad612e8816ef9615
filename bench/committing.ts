import { readFileSync } from 'node:fs';
import type { ControlFacts } from '../src/contracts/control-facts.ts';
import type { GuideStep } from '../src/contracts/guide.ts';
import { commits } from '../src/modes/guide/risk.ts';
import { plainButton } from '../tests/fakes/plain-button.ts';
import { FIRST, type Labels, SECOND, THIRD } from '../tests/unit/risk/labels.ts';
import { numbersOf } from './readme/results.ts';
import type { BenchOptions, BenchResult } from './run.ts';

interface Row {
  label: string;
  /** BCP 47, as a page says it. */
  language: string;
  commits: boolean;
}

const LINK = { tag: 'a', link: { href: '/somewhere', acts: false } };
const AT_THE_TILL = { around: ['Checkout'] };
/** Where a label may stand, by what the page tells of it beside its name. */
const PLACES: readonly (readonly [string, (row: Row) => Partial<ControlFacts>])[] = [
  ['a button; the page says its language', ({ language }) => ({ lang: language })],
  ['a button; the page does not say it', () => ({})],
  ['a button where people pay', ({ language }) => ({ lang: language, ...AT_THE_TILL })],
  ['a plain link', ({ language }) => ({ lang: language, ...LINK })],
];

/**
 * Whether the copilot waits for a yes before it presses a control of this name: committing labels that it would press alone, and harmless ones
 * that it waits for. `data`: JSON lines `{label, language, commits}`; by default the labels that the words were mended on.
 */
export async function run({ data }: Partial<BenchOptions> = {}): Promise<BenchResult> {
  const rows = data ? readRows(data) : [FIRST, SECOND, THIRD].flatMap(rowsOf);
  const figures = PLACES.map(([place, facts]) => {
    const waits = (row: Row) =>
      commits(pressOf(row), { ...plainButton({ names: [row.label] }), ...facts(row) });
    const committing = rows.filter((row) => row.commits);
    const harmless = rows.filter((row) => !row.commits);
    return {
      place,
      missedOf: committing.filter((row) => !waits(row)).length,
      alarmsOf: harmless.filter(waits).length,
      committing: committing.length,
      harmless: harmless.length,
      missed: share(committing.filter((row) => !waits(row)).length, committing.length),
      alarms: share(harmless.filter(waits).length, harmless.length),
    };
  });
  const lines = figures.map(({ place, missed, alarms }) => `| ${place} | ${missed} | ${alarms} |`);
  const table = ['| place | committing, not waited for | harmless, waited for |', '| - | - | - |', ...lines];
  return {
    table: table.join('\n'),
    figures,
    rows: Object.fromEntries(figures.map((each) => [each.place.replace(/\W+/g, '-'), numbersOf(each)])),
  };
}

const readRows = (file: string): Row[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim())
    .map((line) => JSON.parse(line) as Row);

const rowsOf = (labels: Labels): Row[] =>
  Object.entries(labels).flatMap(([language, words]) => [
    ...words.commits.map((label) => ({ label, language, commits: true })),
    ...words.harmless.map((label) => ({ label, language, commits: false })),
  ]);

const pressOf = ({ label }: Row): GuideStep =>
  ({
    action: 'click',
    value: null,
    instruction: '',
    url: 'https://site.example/page',
    target: { n: 1, role: 'button', text: label, locator: {} },
  }) as unknown as GuideStep;

const share = (count: number, of: number): string =>
  `${count} of ${of} (${((100 * count) / Math.max(1, of)).toFixed(1)} %)`;
