import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { LOCALES, missingKeys, readTexts, wrongPlaceholders } from '../../scripts/texts.ts';
import { noteSchema } from '../../src/contracts/answer.ts';
import { PROBLEMS } from '../../src/contracts/errors.ts';
import { codeKey } from '../../src/platform/i18n.ts';

const ROOT = join(import.meta.dirname, '../..');
const messages = readTexts('en');
const has = (key: string) => Boolean(messages[key]);

const sources = readdirSync(join(ROOT, 'src'), { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => ({ file, text: readFileSync(join(ROOT, 'src', file), 'utf8') }));

describe('the English texts', () => {
  it.each(Object.keys(PROBLEMS))('say what the problem "%s" is and what to do next', (code) => {
    expect(has(codeKey('error', code)), `add "${codeKey('error', code)}" to messages.json`).toBe(true);
    expect(has(codeKey('error', code, '_next')), `add "${codeKey('error', code, '_next')}"`).toBe(true);
  });

  it.each(noteSchema.shape.code.options)('explain the note "%s"', (code) => {
    expect(
      has(codeKey('note', code)) || has(codeKey('note', code, '_other')),
      `add "${codeKey('note', code)}" to messages.json`,
    ).toBe(true);
  });

  it.each(sources.flatMap(({ file, text }) => usedKeys(text).map((key) => ({ file, key }))))(
    'hold "$key", which $file shows',
    ({ key }) => expect(has(key) || has(`${key}_other`)).toBe(true),
  );

  it.each(sources.flatMap(({ file, text }) => usedPatterns(text).map((pattern) => ({ file, pattern }))))(
    'hold keys like "$pattern", which $file puts together',
    ({ pattern }) => {
      const key = new RegExp(`^${pattern.replace(/\$\{[^}]*\}/g, '\\w+')}$`);
      expect(Object.keys(messages).some((each) => key.test(each))).toBe(true);
    },
  );

  it.each([
    'reading',
    'reading-pdf',
    'reading-list',
    'sorting',
    'asking',
    'answering',
    'painting',
    'settling',
    'waiting-to-retry',
  ])('say what goes on while a turn is "%s"', (code) => expect(has(codeKey('progress', code))).toBe(true));

  it('use only names that Chrome takes', () => {
    expect(Object.keys(messages).filter((key) => !/^[A-Za-z0-9_@]+$/.test(key))).toEqual([]);
  });
});

describe.each(LOCALES.filter((locale) => locale !== 'en'))('the texts in "%s"', (locale) => {
  const texts = readTexts(locale);

  it('are there for everything that is said in English, in each plural form that the language has', () => {
    expect(
      missingKeys(locale, texts),
      `add to public/_locales/${locale}/messages.json (\`npx tsx scripts/texts.ts\` prints all that is missing, and takes it in)`,
    ).toEqual([]);
  });

  it('hold nothing that is not said in English any more', () => {
    const plural = /_(zero|one|two|few|many|other)$/;
    const known = (key: string) => has(key) || has(key.replace(plural, '_other'));
    expect(Object.keys(texts).filter((key) => !known(key))).toEqual([]);
  });

  it('have the same places for names and numbers', () => expect(wrongPlaceholders(texts)).toEqual([]));

  it('say which language they are in, as their folder does', () => {
    expect(texts.text_language).toBe(locale.replace('_', '-'));
    expect(texts.text_direction).toBe(locale === 'ar' ? 'rtl' : 'ltr');
  });
});

/** Keys written out as `t('key'...)`. */
function usedKeys(source: string): string[] {
  return [...source.matchAll(/\bt\(\s*'([^']+)'/g)].map((match) => match[1] as string);
}

/** Keys put together as ``t(`key_${part}`...)``. */
function usedPatterns(source: string): string[] {
  return [...source.matchAll(/\bt\(\s*`([^`]+)`/g)].map((match) => match[1] as string);
}
