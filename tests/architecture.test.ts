import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

/** Who may import whom under `src/` (the table in `src/README.md`). A room may always import from itself. */
const MAY_IMPORT: Record<string, string[]> = {
  contracts: [],
  core: ['contracts'],
  model: ['core', 'contracts'],
  pdf: ['core', 'contracts'],
  modes: ['model', 'core', 'contracts'],
  page: ['core', 'contracts'],
  history: ['core', 'contracts'],
  platform: ['contracts', 'content'],
  background: ['history', 'modes', 'model', 'core', 'platform', 'contracts'],
  content: ['page', 'platform', 'contracts'],
  sidepanel: ['options', 'study', 'history', 'modes', 'model', 'core', 'platform', 'contracts'],
  options: ['history', 'modes', 'model', 'core', 'platform', 'contracts'],
  inert: ['page', 'contracts'],
  reader: ['pdf', 'core', 'platform', 'contracts'],
  study: ['options', 'history', 'modes', 'model', 'core', 'platform', 'contracts'],
  labels: ['history', 'modes', 'core', 'platform', 'contracts'],
  welcome: ['options', 'page', 'history', 'modes', 'model', 'core', 'platform', 'contracts'],
};
/** A mode's cards (its `.tsx` files) are drawn in the panel and need its texts. */
const CARDS_MAY_IMPORT = ['platform/i18n.ts', 'platform/save-file.ts'];
/** Rooms that run where `chrome.*` does not belong; the others reach it through `platform`. */
const CHROME_ROOMS = ['platform'];

/**
 * The floors inside `page/`, lowest first: a folder may import from lower floors, never from beside it or above. What a floor needs from above
 * is handed to it as an argument.
 */
const PAGE_FLOORS = [
  ['dom'],
  ['private'],
  ['index'],
  ['overlay'],
  ['watch', 'actions'],
  ['hide', 'guide', 'image', 'snapshot', 'steps'],
  ['top'],
];
/** Files directly under `page/` that belong to a floor; the others wire everything and stand above. */
const PAGE_FILES: Record<string, string> = { 'environment.ts': 'dom', 'context.ts': 'overlay' };

const SRC = resolve(import.meta.dirname, '../src');

function sourceFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return sourceFiles(path);
    return /\.tsx?$/.test(entry.name) ? [path] : [];
  });
}

const roomOf = (path: string) => relative(SRC, path).split('/')[0] ?? '';

interface Import {
  file: string;
  target: string;
  typeOnly: boolean;
}

function importsOf(file: string): Import[] {
  const source = readFileSync(file, 'utf8');
  const found = [
    ...source.matchAll(/^(?:import|export)\s+(type\s+)?(?:[^'";]*?\sfrom\s+)?['"](\.[^'"]+)['"]/gm),
  ];
  return found.map(([, typeOnly, specifier = '']) => ({
    file,
    target: resolve(dirname(file), specifier.replace(/\?.*$/, '')),
    typeOnly: Boolean(typeOnly),
  }));
}

const files = sourceFiles(SRC);
const imports = files.flatMap(importsOf);
const name = (path: string) => relative(SRC, path);

describe('the rooms of the house', () => {
  it('import only along the arrows of src/README.md', () => {
    const wrong = imports
      .filter(({ file, target }) => {
        const from = roomOf(file);
        const to = roomOf(target);
        const text =
          from === 'modes' && file.endsWith('.tsx') && CARDS_MAY_IMPORT.includes(relative(SRC, target));
        return from !== to && !MAY_IMPORT[from]?.includes(to) && !text;
      })
      .map(({ file, target }) => `${name(file)} imports ${name(target)}`);
    expect(
      wrong,
      'Move the code to the room where it may run, or pass what it needs as an argument.',
    ).toEqual([]);
  });

  it('import only downwards inside page/', () => {
    const floorOf = (part: string) => PAGE_FLOORS.findIndex((parts) => parts.includes(part));
    const partOf = (path: string): string => {
      const [part = ''] = relative(join(SRC, 'page'), path).split('/');
      return part.endsWith('.ts') ? (PAGE_FILES[part] ?? 'top') : part;
    };
    const inPage = imports.filter(({ file, target }) => roomOf(file) === 'page' && roomOf(target) === 'page');
    const unknown = inPage.map(({ file }) => partOf(file)).filter((part) => floorOf(part) < 0);
    expect(unknown, 'Give this folder of page/ a place in PAGE_FLOORS.').toEqual([]);
    const wrong = inPage
      .filter(({ file, target }) => partOf(file) !== partOf(target))
      .filter(({ file, target }) => floorOf(partOf(target)) >= floorOf(partOf(file)))
      .map(({ file, target }) => `${name(file)} imports ${name(target)}`);
    expect(
      wrong,
      'Move what both need to a lower floor (page/dom, page/index), or pass it down as an argument from page/page.ts.',
    ).toEqual([]);
  });

  it('read the DOM through the getters of page/dom that a page cannot shadow', () => {
    const wrong = files
      .filter((file) => roomOf(file) === 'page' && !name(file).startsWith('page/dom/'))
      .filter((file) => /\.prototype\b/.test(withoutComments(file)))
      .map(name);
    expect(wrong, 'Give the getter a name in src/page/dom/dom.ts or forms.ts and import that.').toEqual([]);
  });

  it('touch chrome.* only in platform and in an entrypoint main file', () => {
    const wrong = files
      .filter((file) => !CHROME_ROOMS.includes(roomOf(file)) && !/\/main\.tsx?$/.test(file))
      .filter((file) => /(^|[^.\w`'"/])chrome\.(?!dev)[a-z]\w*[.(]/m.test(withoutComments(file)))
      .map(name);
    expect(wrong, 'Give the call a name in src/platform and import that.').toEqual([]);
  });

  it('keep React out of everything but the panel, the options and the cards', () => {
    const wrong = files
      .filter((file) => /from 'react(-dom)?[/']/.test(readFileSync(file, 'utf8')))
      .filter(
        (file) =>
          !(
            ['sidepanel', 'options', 'welcome', 'study', 'labels'].includes(roomOf(file)) ||
            file.endsWith('.tsx')
          ),
      )
      .map(name);
    expect(wrong, 'Only .tsx files and the panel and options folders render.').toEqual([]);
  });

  it('keep the schema library out of the page scripts', () => {
    const reached = new Set<string>();
    const follow = (file: string) => {
      if (reached.has(file)) return;
      reached.add(file);
      for (const each of imports) if (each.file === file && !each.typeOnly) follow(each.target);
    };
    follow(join(SRC, 'content/main.ts'));
    follow(join(SRC, 'content/features.ts'));
    follow(join(SRC, 'content/private-words.ts'));
    follow(join(SRC, 'content/pictures.ts'));
    follow(join(SRC, 'content/study.ts'));
    follow(join(SRC, 'content/snapshot.ts'));
    follow(join(SRC, 'content/steps.ts'));
    const wrong = [...reached]
      .filter((file) => files.includes(file) && /from 'zod/.test(readFileSync(file, 'utf8')))
      .map(name);
    expect(wrong, 'The page script takes types from contracts (`import type`), never schemas.').toEqual([]);
  });
});

describe('src/README.md', () => {
  const readme = readFileSync(join(SRC, 'README.md'), 'utf8');
  const foldersOf = (folder: string) =>
    readdirSync(folder, { withFileTypes: true }).flatMap((each) => (each.isDirectory() ? [each.name] : []));
  /** The folders that the first cells of a table's rows name; the table begins with this head. */
  const rowsBelow = (head: string): string[] => {
    const [, table = ''] = readme.split(new RegExp(`^\\| ${head} .*\\n`, 'm'));
    const cells = [...(table.split('\n\n')[0] ?? '').matchAll(/^\| (`[^|]*)/gm)].map(([, cell = '']) => cell);
    return cells.flatMap((cell) => [...cell.matchAll(/`(\w+)`/g)].map(([, folder = '']) => folder));
  };

  it('has one row for each folder of src, and one for each floor of page', () => {
    expect(rowsBelow('folder').sort()).toEqual(foldersOf(SRC).sort());
    expect(rowsBelow('folder').sort()).toEqual(Object.keys(MAY_IMPORT).sort());
    expect(rowsBelow('floor').sort()).toEqual(foldersOf(join(SRC, 'page')).sort());
  });

  it('names files and folders that are there', () => {
    const basenames = new Set(files.map((file) => basename(file)));
    const isThere = (path: string) =>
      path.includes('/')
        ? [SRC, join(SRC, '..')].some((root) => existsSync(join(root, path)))
        : basenames.has(path);
    const named = [...readme.matchAll(/`([\w.-]+\/[\w./-]*\w|[\w-]+\.tsx?)`/g)].map(([, path = '']) => path);
    expect(named.length).toBeGreaterThan(150);
    expect(named.filter((path) => !isThere(path))).toEqual([]);
  });
});

function withoutComments(file: string): string {
  return readFileSync(file, 'utf8')
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\/\/.*$/gm, '');
}
