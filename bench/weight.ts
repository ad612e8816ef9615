import { readFile } from 'node:fs/promises';
import { dirname, relative, resolve } from 'node:path';
import { minify, transformWithOxc } from 'vite';
import type { BenchResult } from './run.ts';

/** What is there for PDFs, and for pictures. */
const PDF = /src\/(?:pdf|reader)\/|\/(?:pdf-document|pdf-handler|pdf-pages|reader-address|scans)\.ts$/;
const PICTURES =
  /src\/(?:page\/image|modes\/image|core\/boxes)\/|\/(?:capture|screenshot|pictures|picture-file|background\/pointing|view-shot|look|LookLine|PictureLine|understanding|data-url)\.tsx?$|contracts\/image\.ts|lexicon\/(?:\w+\/)?pictures\.ts/;
/** Bytes that worker, panel and page script together may bear for them. */
const MOST = 30 * 1024;

const ENTRIES = {
  worker: 'src/background/service-worker.ts',
  panel: 'src/sidepanel/main.tsx',
  'page script': 'src/content/main.ts',
};

/**
 * What PDF and pictures weigh for those who use neither: the modules of theirs that worker, panel and page script load at their start, each made
 * small by itself. Modules that lend them a few lines (a case in a switch, a message's schema) are not counted.
 */
export async function run(): Promise<BenchResult> {
  const bundles = await Promise.all(
    Object.entries(ENTRIES).map(async ([name, entry]) => {
      const { modules, packages } = await reached(resolve(entry));
      const own = modules.filter((file) => PDF.test(file) || PICTURES.test(file));
      const sizes = await Promise.all(own.map(async (file) => ({ file, bytes: await weightOf(file) })));
      const loads = packages.filter((each) => each.startsWith('pdfjs-dist'));
      return { name, modules: modules.length, sizes: sizes.sort((a, b) => b.bytes - a.bytes), loads };
    }),
  );
  const sum = (sizes: { bytes: number }[]) => sizes.reduce((all, { bytes }) => all + bytes, 0);
  const all = sum(bundles.flatMap(({ sizes }) => sizes));
  const lines = bundles.flatMap(({ name, modules, sizes, loads }) => [
    `${name.padEnd(12)} ${String(sum(sizes)).padStart(6)} bytes in ${sizes.length} of ${modules} modules${loads.length > 0 ? `, and ${loads.join(', ')}` : ''}`,
    ...sizes.slice(0, 5).map(({ file, bytes }) => `    ${String(bytes).padStart(6)}  ${relative('.', file)}`),
  ]);
  const forPdf = sum(bundles.flatMap(({ sizes }) => sizes.filter(({ file }) => PDF.test(file))));
  lines.push(`for PDF ${forPdf} bytes, for pictures ${all - forPdf}`);
  lines.push(`together ${all} bytes for PDF and pictures (wanted: less than ${MOST}, and no pdf.js)`);
  return {
    table: lines.join('\n'),
    figures: { bundles, forPdf, all, most: MOST },
    rows: { all: { pdf: forPdf, pictures: all - forPdf, wanted: MOST } },
  };
}

/** The modules that one loads at its start, and the packages. What is imported as a type only, or when it is needed, is not among them. */
async function reached(entry: string): Promise<{ modules: string[]; packages: string[] }> {
  const modules = new Set([entry]);
  const packages = new Set<string>();
  for (const file of modules) {
    if (!/\.tsx?$/.test(file)) continue;
    const { code } = await scriptOf(file);
    for (const [, path = ''] of code.matchAll(/(?:^|\n)\s*(?:import|export)\b[^;'"(]*?["']([^'"]+)["']/g)) {
      if (path.startsWith('.')) modules.add(resolve(dirname(file), path));
      else packages.add(path);
    }
  }
  return { modules: [...modules], packages: [...packages] };
}

/** A module as a browser reads it; imports of types are gone. */
const scriptOf = async (file: string) => transformWithOxc(await readFile(file, 'utf8'), file);

async function weightOf(file: string): Promise<number> {
  if (!/\.tsx?$/.test(file)) return Buffer.byteLength(await readFile(file));
  const { code } = await minify(file, (await scriptOf(file)).code, { module: true });
  // What names other modules goes when all are put into one.
  return Buffer.byteLength(
    code.replace(/(?:import|export)\s*(?:\w+,?)?\s*\{[^}]*\}\s*(?:from\s*"[^"]+")?;?|import"[^"]+";/g, ''),
  );
}
