import { describe, expect, it } from 'vitest';
import { namesCommitment, namesNothing } from '../../../src/core/lexicon/risk.ts';
import { FIRST, type Labels, SECOND, THIRD } from './labels.ts';

const all = (labels: Labels, kind: 'commits' | 'harmless'): string[] =>
  Object.values(labels).flatMap((words) => words[kind]);

/** Reads the words of all languages: seconds on a machine that does other things, too. */
const READS_ALL = 30_000;

describe.each([
  ['first', FIRST],
  ['second', SECOND],
  ['third', THIRD],
])('of the %s part of the labels', (_, labels) => {
  it(
    'no committing one is missed',
    () => {
      expect(all(labels, 'commits').filter((label) => !namesCommitment(label))).toEqual([]);
    },
    READS_ALL,
  );

  it(
    'less than a tenth of the harmless ones raise a false alarm',
    () => {
      const harmless = all(labels, 'harmless');
      const alarms = harmless.filter((label) => namesCommitment(label));
      expect(alarms.length / harmless.length, alarms.join(', ')).toBeLessThan(0.1);
    },
    READS_ALL,
  );
});

it('the labels are in more than 27 languages, more than 300 of each kind', () => {
  const count = (kind: 'commits' | 'harmless') => all(FIRST, kind).length + all(SECOND, kind).length;
  expect(Object.keys(FIRST).length).toBeGreaterThan(27);
  expect(count('commits')).toBeGreaterThan(300);
  expect(count('harmless')).toBeGreaterThan(300);
});

describe('a name is read in the language of its page, and in the one whose words it is made of', () => {
  it.each([
    ['sv', 'Förstör', true],
    ['da', 'Forstør', false],
    ['', 'Previous page', false],
    ['fr', 'Konto löschen', true],
    ['de', 'Delete account', true],
  ])('%s: %s', (language, name, waits) => expect(namesCommitment(name, language)).toBe(waits));

  it.each([
    ['en', 'View order', 'View and pay order'],
    ['en', 'How to cancel', 'Cancel order'],
    ['en', 'Don’t delete', 'Delete'],
    ['de', 'Kündigung ansehen', 'Kündigung ansehen und absenden'],
    ['ja', '注文を見る', '注文する'],
    ['es', 'Condiciones de reserva', 'Aceptar condiciones'],
  ])('%s: "%s" only looks at what "%s" does', (language, looks, acts) => {
    expect(namesCommitment(looks, language)).toBe(false);
    expect(namesNothing(looks, language)).toBe(true);
    expect(namesCommitment(acts, language)).toBe(true);
  });
});
