import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Task } from '../../bench/guide/kit.ts';
import { setSchema } from '../../bench/renew/set.ts';
import { TASKS as GUIDES } from '../../bench/starter/guide-tasks.ts';

const FOLDER = join(import.meta.dirname, '../../bench/starter');
const read = (file: string) => readFileSync(join(FOLDER, file), 'utf8');
const linesOf = (file: string) =>
  read(file)
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
const countOf = (values: readonly unknown[]) => new Set(values).size;

const set = setSchema.parse(JSON.parse(read('set.json')));
const hides: { id: string; file: string; request: string; gold: string[]; lang: string }[] =
  linesOf('hide.jsonl');

test('the starter set asks at least 300 questions of at least 40 pages in at least 6 languages, none of them twice', () => {
  expect(set.items.length).toBeGreaterThanOrEqual(300);
  expect(countOf(set.items.map(({ file }) => file))).toBeGreaterThanOrEqual(40);
  expect(countOf(set.items.map(({ lang }) => lang))).toBeGreaterThanOrEqual(6);
  expect(countOf(set.items.map(({ id }) => id))).toBe(set.items.length);
  expect(countOf(set.items.map(({ file, question }) => `${file} ${question}`))).toBe(set.items.length);
  const unanswerable = set.items.filter(({ answer }) => answer === null);
  expect(unanswerable.length).toBeGreaterThan(set.items.length / 10);
});

test('the set says whose it is, and its pages are those that its items were checked against', () => {
  expect(set).toMatchObject({ licence: 'MIT', source: expect.any(String), acceptedBy: expect.any(String) });
  const hashes = set.pages.map(({ file }) =>
    createHash('sha256')
      .update(readFileSync(join(FOLDER, 'pages', file)))
      .digest('hex'),
  );
  expect(set.pages.map(({ file256 }) => file256)).toEqual(hashes);
  expect(set.pages.map(({ file }) => file).sort()).toEqual(readdirSync(join(FOLDER, 'pages')).sort());
});

test('what is run is what was accepted', () => {
  expect(linesOf('tasks.jsonl')).toEqual(set.items.map((item) => ({ ...item, file: `pages/${item.file}` })));
});

test('at least 100 requests to hide, in all the languages of the pages, each with blocks that its page has', () => {
  expect(hides.length).toBeGreaterThanOrEqual(100);
  expect(countOf(hides.map(({ id }) => id))).toBe(hides.length);
  expect(countOf(hides.map(({ lang }) => lang))).toBe(countOf(set.items.map(({ lang }) => lang)));
  const absent = hides.flatMap(({ id, file, gold }) => {
    const html = read(file);
    return gold.filter((selector) => !html.includes(attributeOf(selector))).map((each) => `${id} ${each}`);
  });
  expect(absent).toEqual([]);
});

test('at least 60 guide tasks in at least 6 languages, each with steps to a goal that its first page does not show', () => {
  expect(GUIDES.length).toBeGreaterThanOrEqual(60);
  expect(countOf(GUIDES.map(({ name }) => name))).toBe(GUIDES.length);
  expect(countOf(GUIDES.map(languageOf))).toBeGreaterThanOrEqual(6);
  const paths = GUIDES.flatMap(({ pages }) => Object.keys(pages));
  expect(countOf(paths)).toBe(paths.length);
  expect(GUIDES.filter(({ steps }) => steps.length < 2)).toEqual([]);
  expect(GUIDES.filter((task) => task.shows.test(visibleAtFirst(task))).map(({ name }) => name)).toEqual([]);
});

test('the whole set stays small', () => {
  const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).map((file) => join(FOLDER, file));
  const bytes = files.map((file) => statSync(file)).filter((stat) => stat.isFile());
  expect(bytes.reduce((sum, { size }) => sum + size, 0)).toBeLessThan(1_500_000);
});

const languageOf = ({ name }: Task): string => /\((\w\w)\)$/.exec(name)?.[1] ?? '';

/** The words of the first page, without its scripts. */
const visibleAtFirst = ({ pages }: Task): string =>
  Object.values(pages)[0]!
    .replace(/<script.*?<\/script>/gs, '')
    .replace(/<[^>]*>/g, ' ');

/** Gold blocks are named by one id or one class. */
const attributeOf = (selector: string): string =>
  `${selector.startsWith('#') ? 'id' : 'class'}="${selector.slice(1)}"`;
