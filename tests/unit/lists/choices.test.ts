import { describe, expect, it } from 'vitest';
import { counted, listOf } from './made-lists.ts';

describe('what a control lets people choose from', () => {
  const adults = listOf({ label: 'Adults', choice: 'shut' }, ['1', '2', '3', '4']);
  const towns = listOf({ label: 'Hotels', choice: 'shut' }, ['Moss', 'Lund', 'Ystad']);
  const hotels = listOf({ headings: ['Hotels'] }, ['Gull, Moss', 'Tern, Lund']);

  it('is counted only where that is asked, if it is how many of something', () => {
    expect(counted('How many adults are there?', [adults])).toBeUndefined();
    expect(counted('How many adults can I choose?', [adults])).toBe('4');
  });

  it('goes behind what the page shows, and answers no condition, unless it is asked for', () => {
    expect(counted('How many hotels are there?', [towns, hotels])).toBe('2');
    expect(counted('How many hotels are there?', [towns])).toBe('3');
    expect(counted('How many hotels are in Moss?', [towns])).toBeUndefined();
    expect(counted('How many hotels can I choose from?', [towns, hotels])).toBe('3');
  });

  it('says of what is not among it that it is not', () => {
    expect(counted('Is Malmö among the hotels?', [towns])).toBe('0');
    expect(counted('Is Lund among the hotels?', [towns])).toBe('1');
  });
});
