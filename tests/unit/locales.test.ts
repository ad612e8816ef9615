import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { noteSchema } from '../../src/contracts/answer.ts';
import { PROBLEMS } from '../../src/contracts/errors.ts';
import { codeKey } from '../../src/platform/i18n.ts';

const ROOT = join(import.meta.dirname, '../..');
const messages: Record<string, { message: string }> = JSON.parse(
  readFileSync(join(ROOT, 'public/_locales/en/messages.json'), 'utf8'),
);
const has = (key: string) => Boolean(messages[key]?.message);

const sources = readdirSync(join(ROOT, 'src'), { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => ({ file, text: readFileSync(join(ROOT, 'src', file), 'utf8') }));

describe('the English texts', () => {
  it.each(Object.keys(PROBLEMS))('say what the problem "%s" is and what to do next', (code) => {
    expect(has(codeKey('error', code)), `add "${codeKey('error', code)}" to messages.json`).toBe(true);
    expect(has(codeKey('error', code, '_next')), `add "${codeKey('error', code, '_next')}"`).toBe(true);
  });

  it.each(noteSchema.shape.code.options)('explain the note "%s"', (code) => {
    expect(has(codeKey('note', code)), `add "${codeKey('note', code)}" to messages.json`).toBe(true);
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

/** Keys written out as `t('key'...)`. */
function usedKeys(source: string): string[] {
  return [...source.matchAll(/\bt\(\s*'([^']+)'/g)].map((match) => match[1] as string);
}

/** Keys put together as ``t(`key_${part}`...)``. */
function usedPatterns(source: string): string[] {
  return [...source.matchAll(/\bt\(\s*`([^`]+)`/g)].map((match) => match[1] as string);
}
