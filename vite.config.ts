import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { crx } from '@crxjs/vite-plugin';
import react from '@vitejs/plugin-react';
import { build, defineConfig, minify, type Plugin } from 'vite';
import manifest from './manifest.config.ts';
import pkg from './package.json' with { type: 'json' };
import { withFasterText } from './scripts/faster-pdf-text.ts';
import { writePageScripts } from './scripts/page-scripts.ts';
import { list } from './src/core/lexicon/list.ts';

/** The page script, what is added to it when it is needed, what counts for a study, what takes a page down and what records steps in it, as `scripting.executeScript` takes them: files without imports. */
const PAGE_SCRIPTS = [
  'src/content/main.js',
  'src/content/features.js',
  'src/content/private-words.js',
  'src/content/pictures.js',
  'src/content/study.js',
  'src/content/snapshot.js',
  'src/content/steps.js',
];

const WORKER = 'service-worker.js';

const PDFJS = resolve('node_modules/pdfjs-dist');
/** What pdf.js loads by address, and the reader alone: its worker, character maps, fonts, decoders. Its engine for scripts in files stays out. */
const READER_ASSETS = [
  ['cmaps', 'cmaps'],
  ['standard_fonts', 'standard_fonts'],
  ['iccs', 'iccs'],
  ['wasm', 'wasm'],
  ['legacy/web/images', 'images'],
  ['LICENSE', 'LICENSE'],
] as const;
const PDF_WORKER = 'pdf.worker.min.mjs';
const PDF_WORKER_SOURCE = 'legacy/build/pdf.worker.mjs';
const LEFT_OUT = /quickjs|nowasm/i;

function readerAssets(): Plugin {
  let outDir = '';
  return {
    name: 'sightline:reader-assets',
    apply: 'build',
    configResolved(config) {
      outDir = resolve(config.root, config.build.outDir);
    },
    async writeBundle() {
      for (const [from, to] of READER_ASSETS)
        await cp(join(PDFJS, from), join(outDir, 'pdfjs', to), {
          recursive: true,
          filter: (file) => !LEFT_OUT.test(file),
        });
      const worker = withFasterText(await readFile(join(PDFJS, PDF_WORKER_SOURCE), 'utf8'));
      const { code } = await minify(PDF_WORKER, worker, { module: true, compress: { target: TARGET } });
      // Its licence wants changed files to say so.
      const change =
        '/* pdf.js (pdfjs-dist), see LICENSE; changed by Sightline: scripts/faster-pdf-text.ts */';
      await writeFile(join(outDir, 'pdfjs', PDF_WORKER), `${change}\n${code}`);
    },
  };
}

/** Puts the finishing touches on what was written to `dist`. */
function finish(): Plugin {
  let outDir = '';
  let root = '';
  return {
    name: 'sightline:finish',
    apply: 'build',
    enforce: 'post',
    configResolved(config) {
      root = config.root;
      outDir = resolve(config.root, config.build.outDir);
    },
    async closeBundle() {
      await joinWorker(outDir);
      await writePageScripts(outDir, root, { target: TARGET, version: pkg.version });
      await settleManifest(join(outDir, 'manifest.json'));
      const assets = (await readdir(join(outDir, 'assets'))).map((file) => join('assets', file));
      for (const file of [WORKER, ...PAGE_SCRIPTS, ...assets.filter((each) => each.endsWith('.js'))]) {
        // CRXJS also emits these scripts as modules that nothing loads.
        if (/(?:main|features|private-words|pictures|study|snapshot|steps)\.ts-[^/]*\.js$/.test(file))
          await rm(join(outDir, file));
        else await shrink(join(outDir, file));
      }
    },
  };
}

/**
 * Makes one script of the module that CRXJS writes for the worker, and of the files that it shares with the pages: Chrome keeps the compiled code of
 * workers that are no modules, so that one that is woken is not read anew (`npm run bench -- start`).
 */
async function joinWorker(outDir: string): Promise<void> {
  const loader = join(outDir, 'service-worker-loader.js');
  await build({
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    build: {
      outDir,
      emptyOutDir: false,
      target: TARGET,
      minify: false,
      rollupOptions: { input: loader, output: { format: 'iife', entryFileNames: WORKER } },
    },
  });
  await rm(loader);
  for (const file of await readdir(join(outDir, 'assets')))
    if (file.startsWith('service-worker')) await rm(join(outDir, 'assets', file));
}

/**
 * Names the worker's file. CRXJS lists the page script as web accessible, which would let any page detect the extension. `scripting.executeScript`
 * does not need that, so the entry goes.
 */
async function settleManifest(manifestFile: string): Promise<void> {
  const { web_accessible_resources: _, ...rest } = JSON.parse(await readFile(manifestFile, 'utf8'));
  const settled = { ...rest, background: { service_worker: WORKER } };
  await writeFile(manifestFile, `${JSON.stringify(settled, null, 2)}\n`);
}

/**
 * Minifies a file, but keeps the names of functions and classes: stack traces stay readable. Not so in the page scripts, which go into every
 * frame that is asked about: there the names are a twelfth of all. Throws on a syntax error.
 */
async function shrink(file: string): Promise<void> {
  const isPageScript = PAGE_SCRIPTS.some((script) => file.endsWith(script));
  const { code, errors } = await minify(file, packWords(await readFile(file, 'utf8')), {
    module: !isPageScript && !file.endsWith(WORKER),
    compress: { target: TARGET, keepNames: { function: !isPageScript, class: true } },
    mangle: { keepNames: { function: !isPageScript, class: true } },
  });
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`);
  await writeFile(file, code);
}

/**
 * Lists of words are written in rows that people can read (`core/lexicon/list.ts`); shipped are arrays, which need no taking apart when the worker starts,
 * and bare rows without the spaces where they are taken apart later.
 */
function packWords(code: string): string {
  return code
    .replace(/(?<![.\w$])list(?:\$\d+)?\(\s*("[^"\\]*"|'[^'\\]*'|`[^`\\$]*`)\s*,?\s*\)/g, (_, row: string) =>
      JSON.stringify(list(row.slice(1, -1))),
    )
    .replace(
      /(?<![.\w$])rawList(?:\$\d+)?\(\s*("[^"\\]*"|'[^'\\]*'|`[^`\\$]*`)\s*,?\s*\)/g,
      (_, row: string) => row.replace(/\s*\|\s*/g, '|'),
    );
}

const TARGET = 'chrome120';

/**
 * What several pages load at their start goes into few files, because each costs Chrome some milliseconds whatever its size; without these groups the panel
 * is 41. Only small modules are joined that nearly all pages need: none loads much that it has no use for, and what is loaded later stays apart.
 */
const SHARED_FILES = [
  { name: 'react', test: /node_modules\/(?:react|react-dom|scheduler|zustand|lucide-react)\//, priority: 3 },
  {
    name: 'contracts',
    test: /(?:node_modules\/zod|\/src\/(?:contracts|platform))\//,
    minShareCount: 2,
    priority: 2,
  },
  { name: 'core', test: /\/src\/core\/(?!lexicon)/, minShareCount: 4, maxModuleSize: 8000, priority: 1 },
].map((group) => ({ ...group, tags: ['$initial' as const] }));

/** `SIGHTLINE_DIST` lets several builds live beside each other (one per test run or work tree). */
export default defineConfig({
  plugins: [react(), crx({ manifest }), readerAssets(), finish()],
  build: {
    outDir: process.env.SIGHTLINE_DIST || 'dist',
    emptyOutDir: true,
    target: TARGET,
    modulePreload: false,
    // The panel and the options are in the manifest; the others are opened by the worker.
    rollupOptions: {
      output: { codeSplitting: { groups: SHARED_FILES } },
      input: {
        reader: 'src/reader/index.html',
        inert: 'src/inert/index.html',
        unseen: 'src/reader/unseen/index.html',
        welcome: 'src/welcome/index.html',
        study: 'src/study/index.html',
        labels: 'src/labels/index.html',
        microphone: 'src/options/microphone/index.html',
        sample: 'src/welcome/sample/index.html',
      },
    },
    // `finish` minifies, with options that Vite does not pass on.
    minify: false,
  },
});
