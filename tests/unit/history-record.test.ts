import { describe, expect, it } from 'vitest';
import { citationPlaceholder } from '../../src/contracts/answer.ts';
import type { Turn } from '../../src/contracts/conversation.ts';
import { wordsAt } from '../../src/contracts/place.ts';
import { isPageOf, isWhole, keptUrl } from '../../src/core/history/address.ts';
import { grouped, isWithin, spanOf } from '../../src/core/history/groups.ts';
import { recordOf, searchedText, turnOf, wordsOf } from '../../src/core/history/record.ts';
import { excerpt, marked } from '../../src/core/history/terms.ts';
import { sampleRecord } from '../fakes/history.ts';

const CITATION = {
  id: 1,
  k: 1,
  status: 'exact' as const,
  phrase: 'opens at nine',
  place: wordsAt([{ n: 4, start: 0, end: 13 }]),
  context: 'It opens at nine.',
  headings: ['Hours'],
};
const TURN: Turn = {
  id: 't',
  question: 'When?',
  askedAt: 5,
  mode: 'find',
  route: { handler: 'find', confidence: 1, reason: '', by: 'local' },
  status: 'done',
  url: 'https://www.shop.example/hours?lang=de&access_token=s3cr3t#place',
  restarts: 0,
};
const ANSWER = {
  engine: 'instant' as const,
  text: `**At nine**${citationPlaceholder(1)}.\n\n- See [the page](https://x.example/a).`,
  citations: [CITATION],
  notes: [],
};

describe('what is kept of a turn', () => {
  it('holds page, quotes and contexts, and the address without its secrets', () => {
    const { entry, answer } = recordOf(TURN, 'c', 'Opening hours', ANSWER);
    expect(entry).toMatchObject({
      question: 'When?',
      url: 'https://www.shop.example/hours?lang=de#place',
      host: 'shop.example',
      title: 'Opening hours',
      lead: 'At nine. See the page.',
    });
    expect(answer.citations).toEqual([CITATION]);
    expect(JSON.stringify([entry, answer])).not.toContain('s3cr3t');
    expect(searchedText(answer)).toContain('opens at nine');
  });

  it('holds no page where the page was switched off', () => {
    const { entry } = recordOf({ ...TURN, mode: 'chat' }, 'c', 'Opening hours', ANSWER);
    expect([entry.url, entry.title, entry.host]).toEqual(['', '', '']);
  });

  it('becomes the same turn again, with its citations to click', () => {
    const turn = turnOf(recordOf(TURN, 'c', '', ANSWER));
    expect(turn).toMatchObject({ id: 't', mode: 'find', status: 'done', question: 'When?' });
    expect(turn.card).toMatchObject({ mode: 'find', text: ANSWER.text, citations: [CITATION] });
    expect(turnOf(recordOf({ ...TURN, mode: 'guide' }, 'c', '', ANSWER)).card?.mode).toBe('find');
  });

  it('reads as plain words in the list', () => {
    expect(wordsOf({ text: '# Prices\n\n1. `code` and *more*\n\n> quoted' })).toBe(
      'Prices code and more quoted',
    );
  });
});

describe('a kept address', () => {
  it.each([
    ['https://a.example/reset/8f3aK29dkLs02kd93kDk2', false],
    ['https://a.example/b?x=1', true],
    ['file:///home/me/a.html', true],
    ['about:blank', false],
    ['blob:https://a.example/1', false],
  ])('%s leads somewhere: %s', (address, whole) => expect(isWhole(keptUrl(address))).toBe(whole));

  it('is known again with the secret that was left out', () => {
    const kept = keptUrl(TURN.url);
    expect(isPageOf(kept, 'https://www.shop.example/hours?lang=de&access_token=another')).toBe(true);
    expect(isPageOf(kept, 'https://www.shop.example/hours?lang=en')).toBe(false);
    expect(isPageOf('', '')).toBe(false);
  });
});

describe('the match of a search', () => {
  const pieces = (text: string, ...terms: string[]) =>
    marked(text, new Set(terms))
      .map(({ text: piece, hit }) => (hit ? `[${piece}]` : piece))
      .join('');

  it('is marked in the words as they are written', () => {
    expect(pieces('Das Bürgeramt öffnet', 'burgeramt')).toBe('Das [Bürgeramt] öffnet');
    expect(pieces('営業時間は', '時間', '間は')).toBe('営業[時間][は]');
    expect(pieces('nothing', 'else')).toBe('nothing');
  });

  it('is shown with the words around it', () => {
    const text = `${'before '.repeat(40)}needle ${'after '.repeat(60)}`;
    const part = excerpt(text, new Set(['needle'])) ?? '';
    expect(part).toMatch(/^… .*needle.* …$/);
    expect(part.length).toBeLessThan(180);
    expect(excerpt(text, new Set(['hay']))).toBeUndefined();
  });
});

describe('the list', () => {
  const now = new Date(2026, 10, 22, 12).getTime();
  const at = (y: number, m: number, d: number, more = {}) =>
    sampleRecord(0, { id: `${m}-${d}`, askedAt: new Date(y, m - 1, d, 10).getTime(), ...more }).entry;

  it('is headed by what is pinned, today, yesterday, days, months', () => {
    const groups = grouped(
      [
        at(2026, 11, 22),
        at(2026, 11, 21),
        at(2026, 11, 18),
        at(2026, 10, 9, { pinned: true }),
        at(2026, 10, 2),
        at(2025, 12, 1),
      ],
      now,
    );
    expect(groups.map(({ kind, entries }) => `${kind} ${entries.length}`)).toEqual([
      'pinned 1',
      'today 1',
      'yesterday 1',
      'day 1',
      'month 1',
      'month 1',
    ]);
  });

  it('can be cut to a span of time', () => {
    const yesterday = at(2026, 11, 21).askedAt;
    const long = at(2025, 1, 1).askedAt;
    expect(isWithin(yesterday, spanOf('today', now))).toBe(false);
    expect(isWithin(yesterday, spanOf('week', now))).toBe(true);
    expect(isWithin(long, spanOf('older-year', now))).toBe(true);
    expect(isWithin(long, spanOf('any', now))).toBe(true);
  });
});
