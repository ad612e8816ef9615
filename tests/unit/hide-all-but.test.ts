import { describe, expect, it } from 'vitest';
import type { IndexLine } from '../../src/contracts/page-index.ts';
import { staysOf } from '../../src/modes/hide/all-but.ts';
import { instantFound, nearMisses } from '../../src/modes/hide/instant.ts';
import { block, line, link } from '../fakes/hide-lines.ts';

describe('what is to stay', () => {
  it.each([
    'Hide everything but the article',
    'hide everything on the page except the recipe',
    'remove everything that is not the story',
    'Show only the text',
    'just the article please',
    'reader mode',
    'remove all distractions',
    'show the recipe only',
    'außer dem Artikel alles ausblenden',
    'Blende alles außer dem Rezept aus',
    'nur den Artikel zeigen',
    'Lesemodus',
    'Oculta todo menos la noticia',
    'muestra solo la receta',
    "masque tout sauf l'article",
    'n’affiche que le texte',
    "nascondi tutto tranne l'articolo",
    'esconda tudo menos a notícia',
    'verberg alles behalve het artikel',
    'ukryj wszystko oprócz artykułu',
    'скрой всё, кроме статьи',
    'оставь только текст',
    'dölj allt utom artikeln',
    'skjul alt undtagen artiklen',
    'skjul alt unntatt artikkelen',
    'skryj vše kromě článku',
    'rejts el mindent a cikken kívül',
    'piilota kaikki paitsi artikkeli',
    'أخف كل شيء ما عدا المقال',
    'लेख को छोड़कर सब कुछ छिपाओ',
    '記事以外をすべて隠して',
    '本文だけ表示して',
    '기사 빼고 다 숨겨줘',
    '隐藏除文章以外的所有内容',
    '只显示正文',
  ])('what the page is there for: "%s"', (question) => {
    expect(staysOf(question)).toEqual({ matter: true, things: [] });
  });

  it.each([
    ['keep only the comments', ['comments']],
    ['hide everything except the table', ['tables']],
    ['alles bis auf die Kommentare ausblenden', ['comments']],
    ['bis auf die Kommentare alles ausblenden', ['comments']],
    ['コメント以外を隠して', ['comments']],
    ['hide everything but the ads', ['ads']],
  ])('a kind: "%s"', (question, kinds) => {
    expect(staysOf(question)).toMatchObject({ matter: false, things: [{ kinds }] });
  });

  it('may be several things, of which the pictures of the text are a part of it', () => {
    expect(staysOf('hide everything but the article and the comments')).toMatchObject({
      matter: true,
      things: [{ kinds: ['comments'] }],
    });
    expect(staysOf('hide everything but the article and its pictures')).toEqual({ matter: true, things: [] });
  });

  it.each([
    'hide everything in the sidebar except the newsletter',
    'hide everything about football except the interview',
    'hide all the ads but keep the newsletter',
    'hide only the ads',
    'only hide the ads',
    'I only want to read: hide the comments',
    'Ich will nur den Artikel lesen: Seitenleiste weg',
    'hide the clutter in the sidebar',
    'I just want to read the text, hide the ads',
    'show only the comments by Ann',
    'show only the 5 star reviews',
    'only show posts about football',
    'hide all posts except the first one',
    'hide the reader mode button',
  ])('is not what "%s" says', (question) => {
    expect(staysOf(question)).toBeUndefined();
  });
});

const tall = (n: number, tag: string, hints: string, container?: number) =>
  block(n, tag, hints, container, { box: { x: 0, y: n * 20, width: 600, height: 200 } });
const PARAGRAPH =
  'The ferry left the harbour late that morning, and nobody on the pier could say for how long it would be gone.';
const PAGE: IndexLine[] = [
  tall(1, 'div', 'top'),
  ...['News', 'Sport', 'Weather'].map((text, i) => link(2 + i, text, 1)),
  tall(10, 'article', 'story'),
  tall(11, 'div', 'head', 10),
  line(12, 'Monday, by Ada Moss', { container: 11 }),
  line(13, 'The late ferry', { level: 1, role: 'heading', tag: 'h1', container: 11 }),
  tall(14, 'div', 'body', 10),
  line(15, PARAGRAPH, { container: 14 }),
  tall(16, 'figure', 'lead', 14),
  line(17, 'The pier at noon', { kind: 'image', role: 'image', tag: 'img', container: 16 }),
  line(18, PARAGRAPH, { container: 14 }),
  tall(19, 'div', 'related', 14),
  ...['A boat for every island of the bay', 'Who pays for the new pier at last'].map((text, i) =>
    link(20 + i, text, 19),
  ),
  line(23, PARAGRAPH, { container: 14 }),
  tall(24, 'table', 'times', 14),
  line(25, '8:15 ¦ Old pier', { container: 24, role: 'row', tag: 'tr' }),
  tall(30, 'section', 'comments'),
  line(31, '2 comments', { level: 2, role: 'heading', tag: 'h2', container: 30 }),
  ...[32, 33].map((n) => line(n, `Reader ${n} had to wait as well`, { container: 30 })),
  tall(40, 'div', 'floor'),
  line(41, 'Printed in the harbour', { container: 40 }),
];
PAGE.find(({ n }) => n === 24)!.role = 'table';
const found = (question: string) =>
  instantFound(question, PAGE, { title: 'The late ferry' })
    .map(({ n }) => n)
    .sort((a, b) => a - b);

describe('all else', () => {
  it('is every block that holds nothing of the text, and in the text what is none of it', () => {
    expect(found('hide everything but the article')).toEqual([1, 19, 30, 40]);
    expect(found('hide everything but the article and the comments')).toEqual([1, 19, 40]);
  });

  it('is a column beside the text, also where both stand in one block', () => {
    const columns = [
      tall(1, 'div', 'columns'),
      line(2, 'The late ferry', { level: 1, role: 'heading', tag: 'h1', container: 1 }),
      ...[3, 4, 5].map((n) => line(n, PARAGRAPH, { container: 1 })),
      tall(6, 'div', 'times', 1),
      line(7, 'The ferry goes at eight and at noon.', { container: 6 }),
      tall(8, 'aside', 'more', 1),
      line(9, 'Light wind from the west all day.', { container: 8, landmark: 'complementary' }),
    ];
    expect(instantFound('show only the text', columns).map(({ n }) => n)).toEqual([8]);
  });

  it('says of each block what it is, where that is known', () => {
    const codes = instantFound('reader mode', PAGE, { title: 'The late ferry' }).map((each) => [
      each.n,
      each.because?.code,
    ]);
    expect(Object.fromEntries(codes)).toMatchObject({ 30: 'comments', 19: 'related', 40: 'beside' });
  });

  it('is around a kind whatever holds none of it, the text too', () => {
    expect(found('keep only the comments')).toEqual([1, 10, 40]);
    expect(found('hide everything except the table')).toEqual(
      expect.arrayContaining([1, 11, 15, 16, 18, 19, 23, 30, 40]),
    );
    expect(found('hide everything except the table')).not.toContain(24);
  });

  it('is on a page without a text what is known to be none of its own', () => {
    const list = PAGE.filter(({ text }) => text !== PARAGRAPH);
    expect(instantFound('reader mode', list).map(({ n }) => n)).toEqual(expect.arrayContaining([30, 19]));
  });

  it('is nothing where the page has nothing of what is to stay', () => {
    expect(found('keep only the videos')).toEqual([]);
    expect(nearMisses('keep only the videos', PAGE)).toEqual([]);
  });

  it('is never the text, also where a byline with a time of day makes it look like a comment', () => {
    const text = [
      tall(1, 'article', 'post'),
      line(2, 'The late ferry', { level: 1, role: 'heading', tag: 'h1', container: 1 }),
      line(3, PARAGRAPH, { container: 1 }),
      line(4, 'Ada Moss, 28 June, 14:05', { container: 1 }),
      tall(5, 'div', 'copy', 1),
      ...[6, 7, 8, 9].map((n) => line(n, `${PARAGRAPH} ${PARAGRAPH}`, { container: 5 })),
      tall(20, 'section', 'comments'),
      line(21, 'Comments', { level: 2, role: 'heading', tag: 'h2', container: 20 }),
      ...[22, 24].flatMap((n) => [
        line(n, 'Bo, 28 June, 15:10', { container: 20 }),
        line(n + 1, PARAGRAPH, { container: 20 }),
      ]),
    ].map((each) => ({ ...each, landmark: 'main' }));
    expect(instantFound('show only the article', text).map(({ n }) => n)).toEqual([20]);
  });
});
