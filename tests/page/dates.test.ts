import { afterEach, expect, it } from 'vitest';
import { datesOf } from '../../src/page/index/dates.ts';

const told = (html: string) => {
  document.head.innerHTML = '';
  document.body.innerHTML = html;
  return datesOf(document);
};
const data = (value: unknown): string =>
  `<script type="application/ld+json">${JSON.stringify(value)}</script>`;

afterEach(() => {
  document.body.innerHTML = '';
});

it('reads the days of a page from meta, before what its linked data says', () => {
  expect(
    told(
      `<meta property="article:published_time" content="2031-03-09T23:30:00+02:00">
       <meta name="Last-Modified" content="2031/04/01">${data({ datePublished: '2030-01-01' })}`,
    ),
  ).toEqual({ published: '2031-03-09', modified: '2031-04-01' });
});

it('reads them from linked data, and no day of a comment or of another page', () => {
  expect(
    told(
      data({
        '@graph': [
          { '@type': 'NewsArticle', datePublished: '2031-03-09', dateModified: '2031-03-10T08:00Z' },
          { '@type': 'ItemList', itemListElement: [{ datePublished: '2020-01-01' }] },
        ],
        comment: [{ dateCreated: '2032-05-05' }],
      }),
    ),
  ).toEqual({ published: '2031-03-09', modified: '2031-03-10' });
});

it('reads microdata, microformats and the time beside the only heading', () => {
  expect(told('<span itemprop="datePublished">March 9, 2031</span>')).toEqual({ published: '2031-03-09' });
  expect(told('<div class="hentry"><abbr class="published" title="2031-03-09">Sunday</abbr></div>')).toEqual({
    published: '2031-03-09',
  });
  expect(
    told(
      '<article><h1>Tides</h1><time datetime="2031-03-09">9 March</time></article><time datetime="2020-01-01">',
    ),
  ).toEqual({ published: '2031-03-09' });
});

it('tells no day where many things have one, or what is told is none', () => {
  const posts = [1, 2, 3].map((day) => `<time itemprop="datePublished" datetime="2031-03-0${day}">x</time>`);
  expect(told(posts.join(''))).toEqual({});
  expect(told('<meta name="date" content="Spring issue 2031">')).toEqual({});
});
