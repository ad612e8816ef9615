import { expect, test } from 'vitest';
import { indexPage } from './index-page.ts';

const ROW =
  '<li class=row id=r><a href="#x">Letter</a><span class=tools><button>Pin</button><button aria-label="Move to bin">x</button></span></li>';
const told = (css: string, html = ROW) =>
  indexPage(`<style>${css}</style><ul>${html}</ul>`)
    .lines('guide')
    .filter((line) => line.includes('on hover'));

test.each([
  ['visibility', '.tools{visibility:hidden}.row:hover .tools{visibility:visible}'],
  ['display', '.tools{display:none}.row:hover > .tools{display:inline}'],
  ['opacity', '.tools{opacity:0}li:hover .tools, li:focus-within .tools{opacity:1}'],
  [
    'a rule in a media query',
    '.tools{display:none}@media (min-width:1px){.row:hover .tools{display:inline}}',
  ],
  ['a neighbour', '.tools{display:none}.row a:hover + .tools{display:inline}'],
])('controls that show only under the pointer are told at their host, by %s', (_, css) => {
  expect(told(css)).toEqual(['link: Letter | on hover: "Pin", "Move to bin"']);
});

test.each([
  ['shown already', '.row:hover .tools{visibility:visible}'],
  ['only coloured', '.tools{display:none}.row:hover .tools{color:red}'],
  ['not under this host', '.tools{display:none}.other:hover .tools{display:inline}'],
  ['hidden whatever the pointer does', '.tools{display:none}'],
])('nothing is told of controls that are %s', (_, css) => {
  expect(told(css)).toEqual([]);
});

test('only a guide is told', () => {
  const page = indexPage(
    `<style>.tools{display:none}.row:hover .tools{display:inline}</style><ul>${ROW}</ul>`,
  );
  expect(page.lines('find').join()).not.toContain('on hover');
});
