import { afterEach, expect, it } from 'vitest';
import { authorsOf } from '../../src/page/index/authors.ts';

const told = (html: string): string[] => {
  document.head.innerHTML = '';
  document.body.innerHTML = html;
  return authorsOf(document);
};
const data = (value: unknown): string =>
  `<script type="application/ld+json">${typeof value === 'string' ? value : JSON.stringify(value)}</script>`;

afterEach(() => {
  document.body.innerHTML = '';
});

it('reads who wrote the page from linked data, and no writer of a review, a comment or another page', () => {
  expect(
    told(
      data({
        '@graph': [
          { '@type': 'WebSite', name: 'River Daily' },
          {
            '@type': 'NewsArticle',
            author: [{ '@type': 'Person', name: 'Ada Pine' }, 'Ben Oak'],
            comment: [{ author: { name: 'Troll' } }],
            review: { author: 'Reader' },
          },
        ],
      }),
    ),
  ).toEqual(['Ada Pine', 'Ben Oak']);
});

it('reads meta, rel and microdata, each name once and no addresses', () => {
  expect(
    told(
      `<meta name="Author" content="Ada  Pine"><meta property="article:author" content="https://example.org/ada">
       <a rel="author" href="/ada">Ada Pine</a><span itemprop="author"><b itemprop="name">Ben Oak</b></span>`,
    ),
  ).toEqual(['Ada Pine', 'Ben Oak']);
});

it('tells nobody where the data is broken or many things are signed', () => {
  expect(told(data('{"author": "Ada Pine",'))).toEqual([]);
  expect(told([1, 2, 3, 4, 5].map((n) => `<a rel="author" href="/${n}">Writer ${n}</a>`).join(''))).toEqual(
    [],
  );
});
