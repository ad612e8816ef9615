import { defineConfig } from '@playwright/test';

/**
 * The whole product in real Chromium. `SIGHTLINE_DIST` names the built extension (default `dist`), `SIGHTLINE_E2E_WORKERS` the number of
 * browsers at a time. A failed test gets a second try, because two cores may be busy with something else; what passes only then is named
 * in the summary, for it is probably a bug nobody has found yet.
 */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: '../test-results',
  // Tests of one file may run in several browsers: each has its own site, model and settings. Three keep two cores busy.
  fullyParallel: true,
  workers: Number(process.env.SIGHTLINE_E2E_WORKERS ?? 3),
  retries: 1,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: process.env.SIGHTLINE_REPORT
    ? [['list'], ['json', { outputFile: process.env.SIGHTLINE_REPORT }]]
    : [['list']],
});
