import { describe, expect, it } from 'vitest';
import type { IndexLine } from '../../src/contracts/page-index.ts';
import { instantFound } from '../../src/modes/hide/instant.ts';
import { partsOf } from '../../src/modes/hide/parts.ts';
import { readRequest } from '../../src/modes/hide/request.ts';
import { block, line } from '../fakes/hide-lines.ts';

describe('reading a hide request', () => {
  it.each([
    ['Hide the ads', 'ads'],
    ['Blende die Werbung aus', 'ads'],
    ['quita los anuncios', 'ads'],
    ['masque les publicités', 'ads'],
    ['nascondi la pubblicità', 'ads'],
    ['esconda os anúncios e a publicidade', 'ads'],
    ['ukryj reklamy', 'ads'],
    ['verberg de advertenties', 'ads'],
    ['広告を隠して', 'ads'],
    ['隐藏广告', 'ads'],
    ['remove the cookie banner', 'consent'],
    ['Cookie-Hinweis entfernen', 'consent'],
    ['ukryj ciasteczka', 'consent'],
    ['hide the newsletter box', 'newsletter'],
    ['oculta el boletín', 'newsletter'],
    ['Kommentare ausblenden', 'comments'],
    ['masque les commentaires', 'comments'],
    ['コメントを隠す', 'comments'],
    ['hide the sidebar', 'sidebar'],
    ['أخف الإعلانات', 'ads'],
    ['скрой рекламу', 'ads'],
    ['댓글 숨겨줘', 'comments'],
    ['विज्ञापन हटा दो', 'ads'],
    ['Seitenleiste ausblenden', 'sidebar'],
    ['hide share buttons', 'share'],
    ['Meistgelesen entfernen', 'related'],
    ['hide the chat widget', 'chat'],
    ['hide the sticky video', 'video'],
    ['hide the sign in prompt', 'login'],
    ['hide the app banner', 'app'],
  ] as const)('"%s" asks for %s', (question, kind) => {
    expect(readRequest(question).kinds).toContain(kind);
  });

  it.each([
    ['hide every post about Microsoft or Amazon', ['microsoft', 'amazon']],
    ['hide the comments by Rebel Raime', ['rebel raime']],
    ['Blende die Kommentare von Alexandra aus', ['alexandra']],
    ['oculta las noticias sobre fútbol', ['fútbol']],
    ['masque les articles sur la grève', ['grève']],
    ['关于苹果的文章都隐藏', ['苹果']],
    ['скрой посты о футболе и теннисе', ['футболе', 'теннисе']],
    ['убери новости про политику, пожалуйста', ['политику']],
    ['أخف المنشورات عن السياسة من فضلك', ['السياسة']],
    ['정치 관련 기사 숨겨줘', ['정치']],
    ['축구에 관한 모든 게시물을 가려줘', ['축구']],
    ['क्रिकेट के बारे में पोस्ट छिपाओ', ['क्रिकेट']],
    ['राजनीति से जुड़ी सभी खबरें हटा दो', ['राजनीति']],
  ])('"%s" names its topics', (question, topics) => {
    expect(readRequest(question).topics).toEqual(topics);
  });
});

describe('the parts of a request', () => {
  it.each([
    [
      'Hide the comments, the "Read this too" block and the newsletter box in the footer',
      ['Hide the comments', 'the "Read this too" block', 'the newsletter box in the footer'],
    ],
    ['I only want the article: drop the share buttons', ['drop the share buttons']],
    [
      'Kommentare, Login-Fenster und „Neueste Artikel“ weg',
      ['Kommentare', 'Login-Fenster', '„Neueste Artikel“ weg'],
    ],
    ['hide posts about football and tennis', ['hide posts about football and tennis']],
    ['hide posts about ads and cookies', ['hide posts about ads and cookies']],
    ['hide posts about football and the cookie banner', ['hide posts about football', 'the cookie banner']],
    ['masque la publicité et les commentaires', ['masque la publicité', 'les commentaires']],
  ])('%s', (question, parts) => expect(partsOf(question)).toEqual(parts));

  it('tell a place from what is in it', () => {
    expect(readRequest('hide the ads in the sidebar')).toMatchObject({ kinds: ['ads'], places: ['sidebar'] });
  });
});

const LONG =
  'A sentence of the article that goes on for quite a while, as the sentences of articles do. '.repeat(3);
const PAGE: IndexLine[] = [
  block(1, 'div', 'row related-page'),
  line(2, 'The storm', { level: 1, container: 1 }),
  ...[3, 4, 5, 6, 7].map((n) => line(n, LONG, { container: 1 })),
  block(10, 'div', 'widget', 1),
  line(11, 'Trending articles', { container: 10 }),
  ...[12, 13, 14].map((n) => line(n, `Headline ${n}`, { container: 10 })),
  block(20, 'div', 'related-links', 1),
  line(21, 'More to read', { level: 2, container: 20 }),
  ...[22, 23, 24].map((n) => line(n, `Story ${n}`, { container: 20 })),
  block(30, 'section', 'comments'),
  line(31, '3 comments', { level: 2, container: 30 }),
  ...[32, 33, 34].map((n) => line(n, `Reader ${n} liked it`, { container: 30 })),
  block(40, 'div', 'box'),
  line(41, 'Top picks', { level: 3, container: 40 }),
  line(42, 'A pick of the day', { container: 40 }),
  line(43, 'Another pick', { container: 40 }),
];
const found = (question: string) => instantFound(question, PAGE).map(({ n }) => n);

describe('found without a model', () => {
  it('is every part of what is asked for: kinds, quoted titles and titles that the request repeats', () => {
    expect(found('Hide the comments, the trending articles box and "Top picks"')).toEqual([30, 10, 40]);
  });

  it('is never the block around the article, whatever it is named after', () => {
    expect(found('hide the related links')).toEqual([20]);
  });

  it('is not a box of the newest comments of the site where the page has comments of its own', () => {
    const boxOf = (hints: string, landmark?: string) => [
      block(50, 'div', hints),
      line(51, 'Comments', { level: 2, container: 50, landmark }),
      ...[52, 53].map((n) => line(n, `A reader on another story ${n}`, { container: 50, landmark })),
    ];
    const on = (lines: IndexLine[]) => instantFound('Hide the comments', lines).map(({ n }) => n);
    expect(on([...PAGE, ...boxOf('recent-comments')])).toEqual([30]);
    expect(on([...PAGE, ...boxOf('comments-list', 'complementary')])).toEqual([30]);
    const alone = PAGE.filter(({ n }) => n < 30 || n >= 40);
    expect(on([...alone, ...boxOf('recent-comments')])).toEqual([50]);
  });
});
