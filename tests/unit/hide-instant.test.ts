import { describe, expect, it } from 'vitest';
import { readRequest } from '../../src/modes/hide/request.ts';

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
  ])('"%s" names its topics', (question, topics) => {
    expect(readRequest(question).topics).toEqual(topics);
  });
});
