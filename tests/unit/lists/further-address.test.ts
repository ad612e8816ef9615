import { describe, expect, it } from 'vitest';
import { isFurtherPage } from '../../../src/core/lists/further-address.ts';

const HERE = 'https://a.example/hotels';

describe('a further page of a list', () => {
  it.each([
    ['/hotels', '/hotels?page=2'],
    ['/hotels?sort=price&start=20', '/hotels?sort=price&start=40'],
    ['/hotels/page/2', '/hotels/page/3'],
    ['/hotels', '/hotels/seite-2'],
    ['/hotels/', '/hotels/2/'],
    ['/hotels/3.html', '/hotels/4.html'],
    ['/hotels/2', '/hotels'],
    ['/issues?state=open', '/issues?after=Y3Vyc29y&state=open'],
  ])('%s leads to %s', (from, to) => {
    expect(isFurtherPage(new URL(from, HERE).href, new URL(to, HERE).href)).toBe(true);
  });

  it.each([
    ['/hotels', '/hotels'],
    ['/2024/a-storm-at-sea', '/2024/the-calm-after-it'],
    ['/hotels', '/restaurants?page=2'],
    ['/hotels', 'https://b.example/hotels?page=2'],
  ])('%s does not lead to %s', (from, to) => {
    expect(isFurtherPage(new URL(from, HERE).href, new URL(to, HERE).href)).toBe(false);
  });
});
