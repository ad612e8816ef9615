import { describe, expect, it } from 'vitest';
import type { IndexLine } from '../../src/contracts/page-index.ts';
import { instantFound } from '../../src/modes/hide/instant.ts';
import { partsOf } from '../../src/modes/hide/parts.ts';
import { readRequest } from '../../src/modes/hide/request.ts';
import { block, line, link } from '../fakes/hide-lines.ts';

const div = (n: number, hints: string, container?: number) => block(n, 'div', hints, container);
const PARAGRAPH = 'The harbour was built long before anybody kept a record of the ships in it. '.repeat(4);
const PAGE: IndexLine[] = [
  line(1, 'The harbour of the old town', { level: 1, role: 'heading', tag: 'h1' }),
  ...[2, 3, 4, 5].map((n) => line(n, PARAGRAPH)),
  line(6, 'Dispute about the new quay', { level: 2, role: 'heading', tag: 'h2' }),
  line(7, `${PARAGRAPH} Nobody agreed.`),
  line(8, 'The lighthouse', { level: 2, role: 'heading', tag: 'h2' }),
  line(9, PARAGRAPH),
  line(10, 'const depth = 12;', { role: 'pre', tag: 'pre' }),
  line(11, 'The harbour at dawn', {
    kind: 'image',
    role: 'img',
    tag: 'img',
    box: { x: 0, y: 220, width: 600, height: 90 },
  }),
  div(12, 'links'),
  link(13, 'Privacy and cookies', 12),
  link(14, 'Newsletter', 12),
  link(15, 'Terms', 12),
  div(20, 'list'),
  link(21, 'Autokredit: was er in diesem Jahr wirklich kostet', 20),
  link(22, 'Ferien am Meer: zehn Orte fuer die ganze Familie', 20),
];
const found = (question: string): number[] => instantFound(question, PAGE).map(({ n }) => n);

describe('HIDE without a model', () => {
  it('hides the code of a page', () => expect(found('Hide the code blocks')).toEqual([10]));
  it('hides a section of a text with its heading', () =>
    expect(found('Hide the section on the dispute about the quay')).toEqual([6, 7]));
  it('hides a picture that stands alone', () => expect(found('Hide the pictures')).toEqual([11]));
  it('takes one headline of a list, and a part of a longer word for the topic', () =>
    expect(found('Die Links zum Thema Kredit ausblenden')).toEqual([21]));
  it('takes a menu for no cookie notice and for no newsletter', () => {
    expect(found('hide the cookie banner')).toEqual([]);
    expect(found('hide the newsletter box')).toEqual([]);
  });
});

it.each([
  ['Piilota mainokset', 'ads'],
  ['Dölj kommentarerna', 'comments'],
  ['Skjul kommentarfeltet', 'comments'],
  ['Skryj související články', 'related'],
  ['Rejtsd el a hirdetéseket', 'ads'],
  ['Masque toutes les incitations à s’abonner', 'subscription'],
  ['Blende die Links zu anderen Artikeln im Text aus', 'related'],
])('"%s" asks for %s', (question, kind) => {
  expect(readRequest(question)).toMatchObject({ topics: [] });
  expect(readRequest(question).kinds).toContain(kind);
});

it('what joins two wishes is read in the language of the request', () => {
  expect(readRequest('Masque les articles sur la guerre en Ukraine').topics).toEqual(['guerre en ukraine']);
  expect(partsOf('Nascondi i banner pubblicitari')).toHaveLength(1);
});
