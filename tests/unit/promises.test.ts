import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');
const sources = readdirSync(join(ROOT, 'src'), { recursive: true, encoding: 'utf8' });
const readme = read('README.md');
const messages: Record<string, { message: string }> = JSON.parse(read('public/_locales/en/messages.json'));
const promises = read('docs/promises.md');

/** The cells of the rows of all tables in a Markdown text, without heads and rules. */
const rowsOf = (markdown: string): string[][] =>
  [...markdown.matchAll(/^\|(.*)\|$/gm)]
    .map((row) => (row[1] ?? '').split('|').map((cell) => cell.trim()))
    .filter(([first]) => !/^(-+|sentence|key|permission)$/.test(first ?? ''));
const section = (markdown: string, title: string): string =>
  markdown.split(/^## /m).find((part) => part.startsWith(title)) ?? '';

const rows = rowsOf(promises);
const ofReadme = rows.filter((row) => row.length === 2).map(([sentence = '']) => sentence);
const ofTexts = rows.filter((row) => row.length === 3);
const tests = [...promises.matchAll(/`((?:tests|e2e)\/[^`]+)`: (.+?)(?=<br>| +\|)/g)].map(
  ([, file = '', name = '']) => ({ file, name }),
);

describe('docs/promises.md', () => {
  it('quotes the README word for word', () => {
    expect(ofReadme.length).toBeGreaterThan(20);
    expect(ofReadme.filter((sentence) => !readme.includes(sentence))).toEqual([]);
  });

  it('quotes the texts of options and panel word for word', () => {
    expect(ofTexts.length).toBeGreaterThan(20);
    const wrong = ofTexts.filter(
      ([key = '', sentence]) => messages[key.replaceAll('`', '')]?.message !== sentence,
    );
    expect(wrong).toEqual([]);
  });

  it('leaves out no word of what the README says about privacy', () => {
    const bullets = [...section(readme, 'Privacy').matchAll(/^- (.*)$/gm)].map((bullet) => bullet[1] ?? '');
    const reasons = rowsOf(section(readme, 'Privacy')).map((row) => row[1] ?? '');
    const left = [...bullets, ...reasons].map((text) =>
      ofReadme.reduce((rest, sentence) => rest.replace(sentence, ''), text).trim(),
    );
    expect(left.filter(Boolean)).toEqual([]);
  });

  it.each(rows)('names what holds "%s", or says that nothing does', (...row) => {
    expect(row.at(-1)).toMatch(/^(`|held by no test yet)/);
  });

  it.each(tests)('names a test that exists: $file: $name', ({ file, name }) => {
    expect(read(file)).toContain(name);
  });
});

it('the README counts the languages of private fields', () => {
  const languages = sources.filter((file) => /^core\/lexicon\/\w+\/private\.ts$/.test(file)).length;
  expect(readme).toContain(`by words of ${languages} languages`);
});

it('the permission table of the README is the list of the manifest', () => {
  const asked = /permissions: \[([^\]]*)\]/.exec(read('manifest.config.ts'))?.[1] ?? '';
  const inManifest = [...asked.matchAll(/'(\w+)'/g)].map((name) => name[1]);
  const told = rowsOf(section(readme, 'Privacy')).map(([name = '']) => name.replaceAll('`', ''));
  expect(told.sort()).toEqual(['access to all sites', ...inManifest].sort());
});

it('only the model code and the options ask a server', () => {
  const asking = sources.filter(
    (file) =>
      /\.tsx?$/.test(file) &&
      /\bfetch\(|XMLHttpRequest|sendBeacon|new (WebSocket|EventSource)\b/.test(read(`src/${file}`)),
  );
  expect(asking.filter((file) => !/^(model\/|options\/main\.tsx)/.test(file))).toEqual([]);
});
