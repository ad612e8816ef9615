import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { strToU8, unzipSync } from 'fflate';
import { describe, expect, it, onTestFinished } from 'vitest';
import { packageProblems, readPackage, zipPackage } from '../../scripts/store-package.ts';

const ROOT = join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');

/** A small package that a store takes, with further files or others in the place of its own. */
function pack(more: Record<string, string> = {}): Record<string, Uint8Array> {
  const files = {
    'manifest.json': JSON.stringify({
      version: '0.2.0',
      version_name: '0.2.0-beta.1',
      icons: { 128: 'icon.png' },
      background: { service_worker: 'worker.js' },
    }),
    'icon.png': 'png',
    'worker.js': 'export default 1;\n//# sourceMappingURL=data:,',
    '_locales/en/messages.json': JSON.stringify({
      extension_name: { message: 'Sightline' },
      extension_description: { message: 'Ties every word to the page.' },
    }),
    ...more,
  };
  return Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)]));
}

describe('the zip', () => {
  it('is the same bytes for the same files, in whatever order and whenever they are packed', () => {
    const files = pack();
    const turned = Object.fromEntries(Object.entries(files).reverse());
    expect(zipPackage(turned)).toEqual(zipPackage(files));
    expect(Object.keys(unzipSync(zipPackage(files)))).toEqual(Object.keys(files).sort());
  });

  it('is the same bytes for two builds on disk, written years apart, in another order, with other rights', () => {
    const folders = [2001, 2031].map((year) => {
      const folder = mkdtempSync(join(tmpdir(), 'sightline-zip-'));
      onTestFinished(() => rmSync(folder, { recursive: true }));
      const files = Object.entries(pack({ 'assets/b.js': '2', 'assets/a.js': '1' }));
      for (const [name, bytes] of year === 2001 ? files : files.reverse()) {
        const file = join(folder, name);
        mkdirSync(dirname(file), { recursive: true });
        writeFileSync(file, bytes, { mode: year === 2001 ? 0o644 : 0o755 });
        utimesSync(file, new Date(year, 5), new Date(year, 5));
      }
      return folder;
    });
    const [old, late] = folders.map((folder) => Buffer.from(zipPackage(readPackage(folder))));
    expect(old!.equals(late!)).toBe(true);
  });
});

describe('what a store would refuse', () => {
  it('is nothing in a whole package', () => expect(packageProblems(pack())).toEqual([]));

  it.each([
    ['a source map', { 'worker.js.map': '{}' }],
    ['a script that names its source map', { 'worker.js': '1\n//# sourceMappingURL=worker.js.map' }],
    ['a script from elsewhere', { 'page.html': '<script src="https://cdn.example/a.js"></script>' }],
    ['a module from elsewhere', { 'late.js': 'await import("https://cdn.example/a.js")' }],
    ['a style from elsewhere', { 'a.css': '@import url("https://cdn.example/a.css");' }],
    ['a hidden file', { '.DS_Store': '' }],
    ['a name that Chrome keeps for itself', { '_generated/a.js': '' }],
    [
      'a manifest that names what is not there',
      { 'manifest.json': manifest({ options_ui: { page: 'o.html' } }) },
    ],
    ['a version with letters', { 'manifest.json': manifest({ version: '0.2.0-beta' }) }],
    ['no version for people', { 'manifest.json': manifest({ version_name: undefined }) }],
    ['an address for updates', { 'manifest.json': manifest({ update_url: 'https://x.example' }) }],
    [
      'a description that is too long in one language',
      {
        '_locales/de/messages.json': JSON.stringify({
          extension_name: { message: 'Sightline' },
          extension_description: { message: 'x'.repeat(133) },
        }),
      },
    ],
    ['a page script that has grown', { 'src/content/main.js': 'x'.repeat(500_000) }],
  ])('%s', (_, more) => expect(packageProblems(pack(more as Record<string, string>))).toHaveLength(1));
});

function manifest(change: object): string {
  const whole = { version: '0.2.0', version_name: '0.2.0', icons: { 128: 'icon.png' } };
  return JSON.stringify({ ...whole, ...change });
}

describe('the papers that go along', () => {
  const { version } = JSON.parse(read('package.json')) as { version: string };

  it('CHANGELOG.md begins with the version of package.json, which is named nowhere else', () => {
    expect(/^## (.*)$/m.exec(read('CHANGELOG.md'))?.[1]).toBe(version);
    expect(read('manifest.config.ts')).not.toMatch(/^ +version(_name)?: '/m);
  });

  it.each(readdirSync(join(ROOT, 'public/_locales')))('the store listing is there in "%s"', (locale) => {
    expect(read(`store/listing/${locale}.txt`).length).toBeGreaterThan(300);
  });

  it('PRIVACY.md says the same as the README, word for word', () => {
    const section = /^## Privacy\n\n((?:- .*\n)+)/m.exec(read('README.md'))?.[1] ?? '';
    const bullets = section.trim().split('\n');
    expect(bullets.length).toBeGreaterThan(10);
    expect(bullets.filter((bullet) => !read('PRIVACY.md').includes(`${bullet}\n`))).toEqual([]);
  });

  it('PRIVACY.md names everything that the code keeps', () => {
    const sources = readdirSync(join(ROOT, 'src'), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file))
      .map((file) => read(`src/${file}`));
    const keys = sources.flatMap((source) => [
      ...[...source.matchAll(/storedValue(?:<.*>)?\('local', '([^']+)'/g)].map(([, key]) => key),
      ...[...source.matchAll(/export const \w+_KEY = '([^']+)'/g)].map(([, key]) => key),
    ]);
    expect(keys.length).toBeGreaterThan(8);
    expect(keys.filter((key) => !read('PRIVACY.md').includes(`\`${key}\``))).toEqual([]);
    expect(
      sources.filter((source) => /\blocalStorage\.|storage\.sync\b|document\.cookie\s*=/.test(source)),
    ).toEqual([]);
  });
});
