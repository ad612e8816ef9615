import { describe, expect, it } from 'vitest';
import { namesCommitment } from '../../../src/core/lexicon/risk.ts';
import { FIRST, type Labels, SECOND, THIRD } from './labels.ts';

const all = (labels: Labels, kind: 'commits' | 'harmless'): string[] =>
  Object.values(labels).flatMap((words) => words[kind]);

describe.each([
  ['first', FIRST],
  ['second', SECOND],
  ['third', THIRD],
])('of the %s part of the labels', (_, labels) => {
  it('no committing one is missed', () => {
    expect(all(labels, 'commits').filter((label) => !namesCommitment(label))).toEqual([]);
  });

  it('less than a tenth of the harmless ones raise a false alarm', () => {
    const harmless = all(labels, 'harmless');
    const alarms = harmless.filter((label) => namesCommitment(label));
    expect(alarms.length / harmless.length, alarms.join(', ')).toBeLessThan(0.1);
  });
});

it('the labels are in more than 27 languages, more than 300 of each kind', () => {
  const count = (kind: 'commits' | 'harmless') => all(FIRST, kind).length + all(SECOND, kind).length;
  expect(Object.keys(FIRST).length).toBeGreaterThan(27);
  expect(count('commits')).toBeGreaterThan(300);
  expect(count('harmless')).toBeGreaterThan(300);
});
