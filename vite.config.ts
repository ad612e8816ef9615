import { readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { crx } from '@crxjs/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import manifest from './manifest.config.ts';

/**
 * CRXJS lists the page script as web accessible, which would let any page detect the extension. `scripting.executeScript` does not
 * need that, so the entry goes.
 */
function keepPrivate(): Plugin {
  let outDir = '';
  return {
    name: 'sightline:keep-private',
    apply: 'build',
    enforce: 'post',
    configResolved(config) {
      outDir = resolve(config.root, config.build.outDir);
    },
    async closeBundle() {
      const file = resolve(outDir, 'manifest.json');
      const { web_accessible_resources: _, ...rest } = JSON.parse(await readFile(file, 'utf8'));
      await writeFile(file, `${JSON.stringify(rest, null, 2)}\n`);
    },
  };
}

/** `SIGHTLINE_DIST` lets several builds live beside each other (one per test run or work tree). */
export default defineConfig({
  plugins: [react(), crx({ manifest }), keepPrivate()],
  build: {
    outDir: process.env.SIGHTLINE_DIST ?? 'dist',
    emptyOutDir: true,
    target: 'chrome120',
    modulePreload: false,
    // Readable stack traces and a reviewable package matter more than a few kilobytes on disk.
    minify: false,
  },
});
