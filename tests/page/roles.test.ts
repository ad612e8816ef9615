import { expect, it } from 'vitest';
import { roleOf } from '../../src/page/index/roles.ts';

const TAGS =
  'a abbr acronym address area article aside audio b base bdi bdo big blockquote body br button canvas caption center cite code col colgroup ' +
  'constructor data datalist dd del details dfn dialog dir div dl dt em embed fieldset figcaption figure font footer form frame h1 h2 h3 h4 h5 ' +
  'h6 head header hgroup hr html i iframe img input ins kbd label legend li link main map mark marquee math menu meter my-card nav nobr object ' +
  'ol optgroup option output p picture pre progress q rp rt ruby s samp search section select slot small span strike strong sub summary sup svg ' +
  'table tbody td template text textarea tfoot th thead time tr tt u ul var video wbr';

it('the role of an element without telling attributes is known by its tag as by all that may tell it', () => {
  for (const tag of TAGS.split(' ')) {
    const element = document.createElement(tag);
    expect(roleOf(element, tag, false), tag).toBe(roleOf(element, tag));
  }
  for (const markup of [
    '<a href="/">x</a>',
    '<img alt="">',
    '<img alt="x">',
    '<img>',
    '<img alt="" aria-live="off">',
    '<img alt="" aria-labelledby="x">',
    '<img alt="" aria-describedby="x">',
    '<img alt="" aria-roledescription="x">',
    '<select multiple></select>',
    '<input type=search>',
  ]) {
    const holder = document.createElement('div');
    holder.innerHTML = markup;
    const element = holder.firstElementChild!;
    expect(roleOf(element, element.localName, false), markup).toBe(roleOf(element, element.localName));
  }
});
