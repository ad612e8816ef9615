import { describe, expect, it } from 'vitest';
import type { IndexLine } from '../../src/contracts/page-index.ts';
import { instantFound } from '../../src/modes/hide/instant.ts';
import { routeLocally } from '../../src/modes/route.ts';
import { mayBeSeveral, partsOf } from '../../src/modes/routing/parts.ts';
import { linesOf } from '../fakes/page-lines.ts';
import { ONE, SEVERAL } from './requests-in-time.ts';

const said = (query: string) => partsOf(query)?.map(({ handler, question }) => `${handler}: ${question}`);

describe('several things are done in the order in time, whatever the order of the words', () => {
  it.each(SEVERAL)('$language: $query', ({ query, parts }) => expect(said(query)).toEqual(parts));

  it('each part is worded as a request that its mode is routed to', () => {
    const others = SEVERAL.flatMap(({ query }) => partsOf(query) ?? []).filter(
      ({ question, handler }) => routeLocally(question).handler !== handler,
    );
    // "Find" is a task where nothing follows, and the router's guess at a few words of Japanese is a task, too.
    expect(others.map(({ question }) => question)).toEqual([
      'find the refund rule',
      'trouve la règle de remboursement',
      '一番安いものを教えて',
    ]);
  });

  const PAGE: IndexLine[] = linesOf(
    { text: 'The ferry', level: 1 },
    ...[1, 2, 3, 4].map((n) =>
      `Paragraph ${n} of what the page is for goes on for quite a while. `.repeat(4),
    ),
    ...Object.entries({
      ads: 'ads host=ads.example',
      comments: 'comments',
      consent: 'cookie-consent',
      newsletter: 'newsletter',
    }).flatMap(([, hints], i) => [
      { text: '', kind: 'container', role: 'div', tag: 'div', hints } as const,
      ...[1, 2].map((n) => ({ text: `Line ${n} of a box`, container: 6 + 3 * i })),
    ]),
  );
  const AT = { ads: 6, comments: 9, consent: 12, newsletter: 15 };

  // In Turkish nothing is hidden without a model.
  it.each(SEVERAL.filter(({ language, hides }) => hides && language !== 'tr'))(
    'the part that hides means the same as the words do: $language: $query',
    ({ query, hides }) => {
      const part = partsOf(query)?.find(({ handler }) => handler === 'hide');
      expect(instantFound(part?.question ?? '', PAGE).map(({ n }) => n)).toEqual([AT[hides!]]);
    },
  );
});

describe('one thing stays one, and asks no model how many it is', () => {
  it.each(ONE)('%s: %s', (_, query) => {
    expect(said(query)).toBeUndefined();
    expect(mayBeSeveral(query)).toBe(false);
  });
});

describe('what the rules cannot put in order is left to a model', () => {
  it.each([
    // A question may be about what hiding does.
    'After hiding the ads, what is the cheapest laptop?',
    'Tell me what costs least after hiding the ads',
    // Which of them is before which?
    'Summarize the article and take me to the form after hiding the comments',
    'Before you take me to the form, hide the ads. Then tell me the price.',
    'Tell me the price, but first hide the ads and then take me to the form',
    'Take me to the form, tell me the price, and before that hide the ads',
  ])('%s', (query) => {
    expect(said(query)).toBeUndefined();
    expect(mayBeSeveral(query)).toBe(true);
  });

  it('a clause ends before the question behind it', () => {
    expect(said("After you've blocked the video ads, tell me, what is the recipe?")).toEqual([
      'hide: block the video ads',
      'find: tell me, what is the recipe?',
    ]);
    expect(said("After you've blocked the video ads, what's the recipe? Tell me.")).toBeUndefined();
    expect(said('Quand les pubs seront cachées, donne-moi le prix')).toEqual([
      'hide: cache les pubs',
      'find: donne-moi le prix',
    ]);
  });

  it('and words of time that are not understood never leave the order to the words', () => {
    expect(
      said('Before you even think of the price, hide the ads and then tell me the price'),
    ).toBeUndefined();
  });
});
