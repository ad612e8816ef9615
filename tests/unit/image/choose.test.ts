import { expect, it } from 'vitest';
import type { PagePicture } from '../../../src/contracts/image.ts';
import { choosePicture, pictureAt } from '../../../src/modes/image/choose.ts';
import { namesPicture } from '../../../src/modes/routing/about-picture.ts';

const picture = (id: string, more: Partial<PagePicture> = {}): PagePicture => ({
  id,
  kind: 'img',
  src: `https://a.test/${id}.png`,
  sameOrigin: true,
  name: '',
  about: '',
  width: 400,
  height: 300,
  natural: { width: 800, height: 600 },
  visible: 1,
  ...more,
});

it('the picture that the question names comes before larger ones', () => {
  const pictures = [
    picture('hero', { width: 1200, height: 500 }),
    picture('chart', { name: 'Unemployment rate', visible: 0 }),
  ];
  expect(choosePicture(pictures, 'What does the chart of unemployment show?')?.id).toBe('chart');
});

it('of several that nothing names, the one in view and large', () => {
  const pictures = [
    picture('below', { visible: 0 }),
    picture('here'),
    picture('avatar', { width: 40, height: 40 }),
    picture('ground', { kind: 'background', width: 1300, height: 800 }),
  ];
  expect(choosePicture(pictures, 'What is in the picture?')?.id).toBe('here');
});

it('small pictures that nothing names are none', () => {
  expect(
    choosePicture([picture('icon', { width: 40, height: 40 })], 'What is in the picture?'),
  ).toBeUndefined();
});

it('of several from one address, the one that is seen', () => {
  const pictures = [picture('a', { src: 'x', visible: 0 }), picture('b', { src: 'x' })];
  expect(pictureAt(pictures, { src: 'x' })?.id).toBe('b');
  expect(pictureAt(pictures, { src: 'y' })).toBeUndefined();
  expect(pictureAt(pictures, { src: '', id: 'a' })?.id).toBe('a');
  expect(pictureAt(pictures, { src: '', id: 'gone' })).toBeUndefined();
});

it.each([
  ['What does the chart show?', true],
  ['Was zeigt das Diagramm?', true],
  ['Wer ist auf dem Foto?', true],
  ["Que montre l'image ?", true],
  ['¿Qué muestra la gráfica?', true],
  ['この画像は何ですか', true],
  ['Что на картинке?', true],
  ['When does the library open?', false],
  ['How much is shipping?', false],
])('"%s" names a picture: %s', (question, names) => expect(namesPicture(question)).toBe(names));
