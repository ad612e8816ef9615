import { describe, expect, it } from 'vitest';
import type { FoundLists } from '../../src/contracts/lists.ts';
import type { IndexLine } from '../../src/contracts/page-index.ts';
import { recordLists } from '../../src/core/lists/records.ts';
import { instantFound, nearMisses } from '../../src/modes/hide/instant.ts';
import { partsOf, withoutKept } from '../../src/modes/hide/parts.ts';
import { liftToSections } from '../../src/modes/hide/sections.ts';
import { block, line } from '../fakes/hide-lines.ts';

const ARTICLE =
  'A sentence of the recipe that goes on for quite a while, as the sentences of recipes do. '.repeat(3);
/** Ann has written twice, once below Bob, whose comment holds her answer; Ann Lee once. */
const THREAD: IndexLine[] = [
  ...[20, 21, 22, 23, 24].map((n) => line(n, ARTICLE)),
  block(1, 'section', 'comments'),
  line(2, '4 comments', { level: 2, container: 1 }),
  block(3, 'li', 'comment comment-1 :item', 1),
  line(4, 'Ann', { container: 3 }),
  line(5, 'I never got these olives to taste of anything at all.', { container: 3 }),
  block(6, 'li', 'comment comment-2 :item', 1),
  line(7, 'Bob', { container: 6 }),
  line(8, 'Ann, you should salt them before they go into the oven.', { container: 6 }),
  block(9, 'article', 'comment comment-3', 6),
  line(10, 'Ann', { container: 9 }),
  line(11, 'That is what I did, and it made no difference to me.', { container: 9 }),
  block(12, 'li', 'comment comment-4 :item', 1),
  line(13, 'Ann Lee', { container: 12 }),
  line(14, 'A fine recipe, I have made it twice this week already.', { container: 12 }),
];
const member = (n: number, at: number) => ({ n, start: 0, in: [{ list: 'a', at }] });
const FOUND: FoundLists = {
  lists: [
    {
      id: 'a',
      size: 4,
      label: '',
      names: 'comments comment comment-4',
      busy: false,
      below: false,
      thread: true,
    },
  ],
  members: [
    member(4, 1),
    member(5, 1),
    member(7, 2),
    member(8, 2),
    member(10, 3),
    member(11, 3),
    member(13, 4),
    member(14, 4),
  ],
};
const lists = recordLists(THREAD, [FOUND]);
const found = (question: string) => instantFound(question, THREAD, { lists }).map(({ n }) => n);

describe('some of the comments', () => {
  it.each([
    ["Hide Bob's comments", [7]],
    ["Bob's comments", [7]],
    ["Zoe's comments", []],
    ['hide the replies to Bob', [9]],
    ['hide the answers to Ann Lee', []],
    ['Blende die Antworten auf Bob aus', [9]],
    ["hide Ann's replies to Bob", [9]],
    ["Remove Bob's replies to the commenters", [7]],
    ["Hide readers' comments", [1]],
    ['Hide the comments by readers', [1]],
    ['Blende die Kommentare der Leser aus', [1]],
    ['Remove the replies by Bob', [7]],
    ['Blende die Antworten von Bob aus', [7]],
    ['masque les commentaires de Bob', [7]],
    ['oculta los comentarios de Bob', [7]],
    ['esconda os comentários de Bob', [7]],
    ['nascondi i commenti di Bob', [7]],
    ['verberg de reacties van Bob', [7]],
    ['ukryj komentarze Bob', [7]],
    ['In the discussion, hide the replies by Ann Lee', [12]],
    ["Hide ann lee's comment", [12]],
    ["Hide Bob's comments but keep the answers to them", [7]],
    ['hide the comments that mention the oven', [7]],
    ['hide the comments about olives', [3]],
  ])('%s', (question, numbers) => expect(found(question)).toEqual(numbers));

  it('by somebody are all of theirs, wherever they stand', () => {
    expect(found("Hide Ann's comments")).toEqual([3, 9, 12]);
  });

  it('are those of who has written most of them, and none that only speaks to them', () => {
    const most = THREAD.map((each) => (each.n === 13 ? { ...each, text: 'Ann' } : each));
    const numbers = (question: string) =>
      instantFound(question, most, { lists: recordLists(most, [FOUND]) }).map(({ n }) => n);
    expect(numbers('Hide the comments by Ann')).toEqual([3, 9, 12]);
    expect(numbers("Hide Bob's comments")).toEqual([7]);
  });

  it('are nothing where nobody of that name has written, and the others are offered', () => {
    expect(found('Hide the comments by Zoe')).toEqual([]);
    expect(nearMisses('Hide the comments by Zoe', THREAD, { lists }).map(({ n }) => n)).toEqual([1]);
  });

  it('are all but those that are to stay', () => {
    expect(found("Hide the comments but keep Ann Lee's")).not.toContain(12);
    expect(found("Hide the comments but keep Ann Lee's")).toEqual([3, 6]);
  });

  it('stand for no section around them', () => {
    const question = "Hide Bob's comments";
    expect(liftToSections(instantFound(question, THREAD, { lists }), question, THREAD)).toMatchObject([
      { n: 7 },
    ]);
  });

  it('are all of them where the request names none', () => {
    expect(found('Hide the comments')).toEqual([1]);
  });
});

const image = (n: number, text: string, container?: number): IndexLine =>
  line(n, text, { kind: 'image', role: 'img', tag: 'img', container });
const PICTURES: IndexLine[] = [
  block(1, 'figure', 'figure :item'),
  image(2, 'A kite over the valley', 1),
  block(3, 'figure', 'figure :item'),
  image(4, 'Portrait', 3),
  line(5, 'Der Rotmilan im Flug', { container: 3 }),
  image(6, 'Kneading dough on a board'),
  block(7, 'li', 'teaser :item'),
  line(8, 'The kite is back in the valley, and kneading dough has become a sport', { container: 7 }),
  block(9, 'li', 'teaser :item'),
  line(10, 'Milan im Flug gesehen', { container: 9 }),
];
const shown = (question: string) => instantFound(question, PICTURES).map(({ n }) => n);

describe('some of the pictures', () => {
  it.each([
    ['Hide the picture of the kite', [1]],
    ['Blende das Bild aus, das den Milan im Flug zeigt', [3]],
    ['hide the photos of the dough being kneaded', [6]],
    ['Remove the image showing a bicycle', []],
    ["masque l'image qui montre un vélo", []],
  ])('%s: by text and caption, never a block of words', (question, numbers) =>
    expect(shown(question)).toEqual(numbers),
  );
});

describe('what is to stay', () => {
  it.each([
    ['Hide the comments but keep the ads', 'Hide the comments', 'the ads'],
    ['Blende alles aus, außer dem Artikel', 'Blende alles aus', 'dem Artikel'],
    ['masque les commentaires sauf le premier', 'masque les commentaires', 'le premier'],
    ['隐藏评论，但保留图片', '隐藏评论', '图片'],
    ['Hide "All but keep"', 'Hide "All but keep"', ''],
    ['Hide the ads', 'Hide the ads', ''],
  ])('%s', (question, hide, keep) => expect(withoutKept(question)).toEqual({ hide, keep }));
});

it('a place that a request begins with is no part of its own', () => {
  expect(partsOf('In the sidebar, hide the ads')).toEqual(['In the sidebar, hide the ads']);
});
