import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { findBrowser } from './scripts/browser.mjs';

// React as people get it: what it does more for developers takes half of the time of the panel's tests.
process.env.NODE_ENV = 'production';

/** Tests of layout, ranges, shadow DOM and visibility run in the same Chromium that users have. */
const inChromium = () => ({
  enabled: true,
  isolate: false,
  headless: true,
  screenshotFailures: false,
  provider: playwright({
    launchOptions: { executablePath: findBrowser(), args: ['--no-sandbox', '--disable-gpu'] },
  }),
  instances: [{ browser: 'chromium' as const }],
});

export default defineConfig({
  test: {
    // Test files of a project share one world: no test needs a fresh one, and to make them costs half of the time.
    projects: [
      {
        test: {
          name: 'unit',
          isolate: false,
          environment: 'node',
          include: ['tests/unit/**/*.test.ts', 'tests/*.test.ts'],
        },
      },
      {
        test: {
          name: 'page',
          isolate: false,
          retry: 1,
          include: ['tests/page/**/*.test.ts'],
          browser: inChromium(),
        },
      },
      {
        plugins: [react()],
        // The texts in public/_locales are imported like code here.
        publicDir: false,
        test: {
          name: 'panel',
          isolate: false,
          retry: 1,
          include: ['tests/panel/**/*.test.tsx'],
          browser: inChromium(),
        },
      },
    ],
  },
});
