// `npm test`: all checks and suites, counted. The last line is `N passed, N failed`.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runBin, runMain } from './run.mjs';
import { setup } from './setup.mjs';

/** @typedef {{ name: string, passed: number, failed: number, note: string, seconds: number }} Outcome */

const reports = mkdtempSync(join(tmpdir(), 'sightline-reports-'));

/** Names to run are the arguments; none: all. */
const wanted = process.argv.slice(2);

/**
 * Rounds of what runs side by side; only the last of a round shows its output as it comes. The short checks fill the pauses of a core while
 * Vitest runs, which is one run of its three projects (unit, page, panel), because they share what Vite has made of the sources.
 */
const ROUNDS = [
  {
    lint: () => check(['biome', 'check', '.'], { quiet: true }),
    types: () => check(['tsc', '--noEmit'], { quiet: true }),
    build: () => check(['vite', 'build', '--logLevel', 'warn'], { quiet: true }),
    vitest: () => vitest(),
  },
  { e2e: () => playwright() },
];

/**
 * A check counts as one test.
 * @param {[string, ...string[]]} command
 * @param {{ quiet: boolean }} how quiet: the output comes as a whole, at the end
 */
async function check([name, ...args], { quiet }) {
  const code = await runBin(name, args, { quiet });
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, note: '' };
}

async function vitest() {
  const file = join(reports, 'vitest.json');
  const code = await runBin('vitest', [
    'run',
    ...['--reporter=dot', '--reporter=json', `--outputFile.json=${file}`],
  ]);
  return counted(code, file, (report) => ({
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + (report.numTodoTests ?? 0),
  }));
}

async function playwright() {
  const file = join(reports, 'e2e.json');
  const code = await runBin('playwright', ['test', '-c', 'e2e/playwright.config.ts'], {
    env: { SIGHTLINE_REPORT: file },
  });
  return counted(code, file, ({ stats }) => ({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    skipped: stats.skipped,
    flaky: stats.flaky,
  }));
}

/**
 * @param {[string, () => Promise<Omit<Outcome, 'name' | 'seconds'>>]} suite
 * @returns {Promise<Outcome>}
 */
async function timed([name, suite]) {
  const start = Date.now();
  return { name, ...(await suite()), seconds: Math.round((Date.now() - start) / 1000) };
}

/**
 * Skipped tests count as failed: nothing is skipped silently. So does a suite that crashes, or finds no test.
 * @param {number} code
 * @param {string} file
 * @param {(report: any) => { passed: number, failed: number, skipped: number, flaky?: number }} read
 */
function counted(code, file, read) {
  let counts;
  try {
    counts = read(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return { passed: 0, failed: 1, note: `crashed with code ${code} and left no report` };
  }
  const { passed, failed, skipped, flaky = 0 } = counts;
  const note = [
    skipped > 0 ? `${skipped} skipped (counted as failed)` : '',
    flaky > 0 ? `${flaky} passed only at the second try (marked flaky above)` : '',
  ]
    .filter(Boolean)
    .join(', ');
  if (failed + skipped > 0) return { passed, failed: failed + skipped, note };
  if (code !== 0) return { passed, failed: 1, note: `ended with code ${code} although no test failed` };
  if (passed === 0) return { passed, failed: 1, note: 'has no tests' };
  return { passed, failed, note };
}

await runMain(async () => {
  await setup();
  /** @type {Outcome[]} */
  const outcomes = [];
  for (const round of ROUNDS) {
    const chosen = Object.entries(round).filter(([name]) => wanted.length === 0 || wanted.includes(name));
    if (chosen.length > 0) console.log(`\n=== ${chosen.map(([name]) => name).join(', ')} ===`);
    outcomes.push(...(await Promise.all(chosen.map(timed))));
  }
  rmSync(reports, { recursive: true, force: true });

  console.log('\n=== summary ===');
  for (const { name, passed, failed, note, seconds } of outcomes) {
    console.log(`${name}: ${passed} passed, ${failed} failed, ${seconds} s${note ? `; ${note}` : ''}`);
  }
  /** @param {'passed' | 'failed'} key */
  const total = (key) => outcomes.reduce((sum, outcome) => sum + outcome[key], 0);
  console.log(`${total('passed')} passed, ${total('failed')} failed`);
  return total('failed') === 0 && total('passed') > 0 ? 0 : 1;
});
