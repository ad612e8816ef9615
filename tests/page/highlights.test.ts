import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { cdp, userEvent } from 'vitest/browser';
import type { PageEvent } from '../../src/contracts/page-to-worker.ts';
import { createVerifier } from '../../src/core/citations/verify.ts';
import { createPage } from '../../src/page/page.ts';
import { nextPage } from './next-page.ts';

const closed = new WeakMap<Element, ShadowRoot>();
let end = new AbortController();

/** A page on which citations can be painted by their words alone, as the worker would after verifying them. */
function open(html: string) {
  document.body.innerHTML = html;
  const events: PageEvent[] = [];
  const { handlers } = createPage({
    document,
    shadowRootOf: (element) => element.shadowRoot ?? closed.get(element) ?? null,
    report: (event) => events.push(event),
    signal: end.signal,
  });
  end.signal.addEventListener('abort', () => handlers.clear({}));
  let verifier: ReturnType<typeof createVerifier> | undefined;
  const snapshot = async () => createVerifier(await handlers.snapshot({ purpose: 'find', firstFree: 1 }));
  return {
    handlers,
    events,
    async cite(k: number, phrase: string, dark = false) {
      verifier ??= await snapshot();
      const {
        place: { spans },
      } = verifier.verify({ n: 0, occurrence: 1 }, phrase);
      return handlers.paint({ k, turnId: 'turn', citation: k + 10, spans, dark });
    },
  };
}

/** What is lit, as anybody on the page can read it back. */
const lit = () =>
  Object.fromEntries([...CSS.highlights].map(([name, highlight]) => [name, [...highlight].map(String)]));
const layer = () => document.querySelector('sightline-overlay')?.shadowRoot;
const drawn = (className: string) => [...(layer()?.querySelectorAll<HTMLElement>(`.${className}`) ?? [])];
const shown = (className: string) => drawn(className).filter((element) => element.style.display !== 'none');
const nextFrame = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

const withoutOverlay = (html: string) => html.replace(/<sightline-overlay.*?<\/sightline-overlay>/, '');

let before = '';
beforeEach(() => {
  end = nextPage();
  document.body.innerHTML = '';
  scrollTo(0, 0);
});
afterEach(() => end.abort());
const remember = () => {
  before = document.documentElement.outerHTML;
};

describe('painting', () => {
  test('lights exactly the words, over links, bold, line wraps and non-breaking spaces', async () => {
    const page = open(
      '<p style="width:12em">The quick <a href="#">brown <b>fox</b></a>&nbsp;jumps\n   over the lazy dog. And more.</p>',
    );
    remember();
    expect(await page.cite(1, 'quick brown fox jumps over the lazy')).toEqual({ lit: true });
    expect(lit()['sightline-cite-1']!.join(' ').replace(/\s+/g, ' ')).toBe(
      'quick brown fox jumps over the lazy',
    );
    page.handlers.clear({});
    expect(document.documentElement.outerHTML).toBe(before);
    expect([...CSS.highlights.keys()]).toEqual([]);
  });

  test('lights the cells of a row that a phrase names, each exactly, and none between', async () => {
    const page = open(
      `<table><tr><th>City</th><th>Founded</th><th>River</th><th>Trams</th></tr>
       <tr><td><a href="#">Ar<b>la</b></a></td><td>1921</td><td>Vesse</td><td>19</td></tr>
       <tr><td>Borholm</td><td>1874</td><td>Nim</td><td>7</td></tr></table>`,
    );
    await page.cite(1, 'Arla ¦ 19');
    await page.cite(2, 'Borholm ¦ 1874');
    await page.cite(3, 'Borholm ¦ Nim');
    expect(lit()['sightline-cite-1']).toEqual(['Arla', '19']);
    expect(lit()['sightline-cite-2']!.join('').replace(/\s+/g, ' ')).toBe('Borholm1874');
    expect(lit()['sightline-cite-3']).toEqual(['Borholm', 'Nim']);
  });

  test.each([
    ['a decomposed page, a composed phrase', 'NFD', 'NFC'],
    ['a composed page, a decomposed phrase', 'NFC', 'NFD'],
    ['a decomposed page, a decomposed phrase', 'NFD', 'NFD'],
  ])('lights letters with all their marks: %s', async (_, onPage, inPhrase) => {
    const words = ['le café Zoë', 'trường đại học', '서울 시청', 'Ἀθῆναι νῦν'];
    const html = words.map((each) => `<p>Vor ${each.replace(' ', ' <i>')}</i> nach</p>`).join('');
    const page = open(html.normalize(onPage));
    for (const [i, each] of words.entries()) await page.cite(i + 1, each.normalize(inPhrase));
    expect(Object.values(lit()).map((ranges) => ranges.join(''))).toEqual(
      words.map((each) => each.normalize(onPage)),
    );
  });

  test('lights words in open and closed shadow roots, one range for each root', async () => {
    document.body.innerHTML = '';
    const page = open('<p>Before it.</p><x-open></x-open><x-closed></x-closed>');
    document.querySelector('x-open')!.attachShadow({ mode: 'open' }).innerHTML =
      '<p>In the open root are words.</p>';
    const root = document.querySelector('x-closed')!.attachShadow({ mode: 'closed' });
    closed.set(document.querySelector('x-closed')!, root);
    root.innerHTML = '<p>In the closed root are others.</p>';
    remember();
    await page.cite(1, 'the open root are words');
    await page.cite(2, 'the closed root are others');
    await page.cite(3, 'root are words. In the closed root');
    expect(lit()).toEqual({
      'sightline-cite-1': ['the open root are words'],
      'sightline-cite-2': ['the closed root are others'],
      'sightline-cite-3': ['root are words.', 'In the closed root'],
    });
    page.handlers.clear({});
    expect(document.documentElement.outerHTML).toBe(before);
    expect(root.innerHTML).toBe('<p>In the closed root are others.</p>');
  });

  test('shows each number at the start of its words, and keeps it there', async () => {
    const page = open(
      '<div style="height:300px"></div><p>Some plain words here.</p><div style="height:3000px"></div>',
    );
    await page.cite(1, 'plain words');
    const at = () => {
      const number = shown('cite-number')[0]!.getBoundingClientRect();
      const words = [...CSS.highlights.get('sightline-cite-1')!][0] as Range;
      return (
        Math.abs(number.bottom - words.getBoundingClientRect().top) < 12 &&
        Math.abs(number.right - words.getBoundingClientRect().left) < 12
      );
    };
    expect(drawn('cite-number').map((element) => element.textContent)).toEqual(['1']);
    expect(at()).toBe(true);
    scrollBy(0, 120);
    await expect.poll(at).toBe(true);
    document.querySelector('div')!.style.height = '350px';
    await expect.poll(at).toBe(true);
    scrollBy(0, 2000);
    await expect.poll(() => shown('cite-number').length).toBe(0);
  });

  test('hides a number that a scroller has cut off or a fixed header covers', async () => {
    const page = open(
      '<header style="position:fixed;top:0;left:0;right:0;height:80px;background:#ccc;z-index:1">Head</header><div style="height:200px"></div>' +
        '<div id="box" style="height:100px;overflow:auto"><p>Words in a box.</p><div style="height:900px"></div></div><p>Words below.</p><div style="height:3000px"></div>',
    );
    await page.cite(1, 'Words in a box');
    await page.cite(2, 'Words below');
    await expect.poll(() => shown('cite-number').length).toBe(2);
    document.querySelector('#box')!.scrollTop = 300;
    await expect.poll(() => shown('cite-number').map((element) => element.textContent)).toEqual(['2']);
    const words = [...CSS.highlights.get('sightline-cite-2')!][0] as Range;
    scrollBy(0, words.getBoundingClientRect().top - 40);
    await expect.poll(() => shown('cite-number').length).toBe(0);
  });

  test('scrolls to the first passage, however long its paragraph, and to no other', async () => {
    const long = 'And so it goes on and on. '.repeat(900);
    const page = open(
      `<p>Second words.</p><div style="height:4000px"></div><p>${long} First needle. ${long}</p>`,
    );
    await page.cite(1, 'First needle');
    const words = [...CSS.highlights.get('sightline-cite-1')!][0] as Range;
    const inView = () =>
      words.getBoundingClientRect().top > 0 && words.getBoundingClientRect().bottom < innerHeight;
    await expect.poll(inView).toBe(true);
    const { scrollY: y } = window;
    await page.cite(2, 'Second words');
    await nextFrame();
    expect(scrollY).toBe(y);
  });

  test('does not scroll against a person who scrolls', async () => {
    const page = open('<p id="top">Top</p><div style="height:4000px"></div><p>First needle.</p>');
    await userEvent.hover(document.querySelector('#top')!);
    await userEvent.keyboard('{PageDown}');
    const { scrollY: y } = window;
    await page.cite(1, 'First needle');
    await nextFrame();
    expect(Math.abs(scrollY - y)).toBeLessThan(innerHeight);
    page.handlers.clear({});
    await page.cite(1, 'First needle');
    await expect.poll(() => scrollY).toBeGreaterThan(3000);
  });

  test('draws a box where the words are no text of the page', async () => {
    const page = open('<img alt="A red balloon over the city" width="80" height="60" src="data:,">');
    remember();
    expect(await page.cite(1, 'A red balloon over the city')).toEqual({ lit: false });
    expect(shown('cite-box')).toHaveLength(1);
    expect([...CSS.highlights.keys()]).toEqual([]);
    page.handlers.clear({});
    expect(document.documentElement.outerHTML).toBe(before);
  });

  test('fails loudly for a line that is gone, and leaves nothing', async () => {
    const page = open('<p>Some words here.</p>');
    remember();
    expect(() =>
      page.handlers.paint({
        k: 1,
        turnId: 't',
        citation: 1,
        spans: [{ n: 99, start: 0, end: 4 }],
        dark: false,
      }),
    ).toThrow('stale-element');
    expect(document.documentElement.outerHTML).toBe(before);
  });

  test('replaces a mark that is painted again', async () => {
    const page = open('<p>One two three four.</p>');
    await page.cite(1, 'One two');
    await page.cite(1, 'three four');
    expect(lit()).toEqual({ 'sightline-cite-1': ['three four'] });
    expect(drawn('cite-number')).toHaveLength(1);
  });

  test('clears only what is ours', async () => {
    const page = open('<p>Words of two.</p>');
    const range = document.createRange();
    range.selectNodeContents(document.querySelector('p')!);
    CSS.highlights.set('the-pages-own', new Highlight(range));
    await page.cite(1, 'Words of two');
    page.handlers.clear({});
    expect([...CSS.highlights.keys()]).toEqual(['the-pages-own']);
    CSS.highlights.clear();
  });
});

describe('a page that changes', () => {
  test('gets its light back when it draws the same words anew, as React does', async () => {
    const page = open('<main><p>Other.</p><p>The words to <b>keep</b> lit.</p></main>');
    await page.cite(1, 'words to keep');
    document.querySelector('main')!.innerHTML =
      '<section><p>Something new above.</p><p>The words to <b>keep</b> lit.</p></section>';
    await expect.poll(lit).toEqual({ 'sightline-cite-1': ['words to keep'] });
    const [range] = [...CSS.highlights.get('sightline-cite-1')!] as Range[];
    expect(document.querySelector('section')!.contains(range!.startContainer)).toBe(true);
    expect(shown('cite-number')).toHaveLength(1);
  });

  test('gets its light back when it wipes all highlights', async () => {
    const page = open('<p>The words to keep lit.</p>');
    await page.cite(1, 'words to keep');
    CSS.highlights.clear();
    document.querySelector('p')!.append(' More.');
    await expect.poll(lit).toEqual({ 'sightline-cite-1': ['words to keep'] });
  });

  const cards = (...items: string[][]) =>
    items.map((parts) => `<article>${parts.map((part) => `<p>${part}</p>`).join('')}</article>`).join('');
  const draw = (...items: string[][]) => {
    document.querySelector('main')!.innerHTML = cards(...items);
  };

  test('lights the same item of a list that is drawn anew in another order, not the one that stands first', async () => {
    const [one, other] = [
      ['Room', 'Lindow'],
      ['Room', 'Ashford'],
    ];
    const page = open(`<main>${cards(one!, other!)}</main>`);
    await page.cite(1, 'Room');
    draw(['Room', 'Millbrook'], other!, one!);
    await expect
      .poll(() =>
        [...(CSS.highlights.get('sightline-cite-1') ?? [])].map(
          (range) => (range as Range).startContainer.parentElement!.nextElementSibling!.textContent,
        ),
      )
      .toEqual(['Lindow']);
  });

  test('lights no neighbour of an item that is gone', async () => {
    const page = open(
      `<main>${cards(['Swan', 'Lindow'], ['Raven', '€8.00'], ['Ferry 1', 'Ashford'])}</main>`,
    );
    await page.cite(1, 'Swan');
    await page.cite(2, '€8.00');
    await page.cite(3, 'Ferry 1');
    draw(
      ['Swan II', 'Lindow'],
      ['Swanage', 'Lindow'],
      ['Gull', '€8.00'],
      ['Ferry 12', 'Ashford'],
      ['Tern', 'news'],
    );
    await expect.poll(() => lit()).toEqual({});
    for (const k of [1, 2, 3]) expect(page.handlers.reveal({ k, turnId: 'turn' })).toEqual({ found: false });
  });

  test('keeps its light however often it is ordered anew', async () => {
    const page = open(`<main>${cards(['Swan', 'Lindow'], ['Raven', 'Ashford'])}</main>`);
    await page.cite(1, 'Swan');
    const main = document.querySelector('main')!;
    for (let time = 0; time < 10; time++) {
      main.append(main.firstElementChild!);
      await expect.poll(() => lit()).toEqual({ 'sightline-cite-1': ['Swan'] });
    }
  });

  test('is left alone once the words are gone, and is found wanting', async () => {
    const page = open('<main><p>The words to keep lit.</p></main>');
    await page.cite(1, 'words to keep');
    document.querySelector('main')!.innerHTML = '<p>Nothing of it.</p>';
    await expect.poll(lit).toEqual({});
    expect(page.handlers.reveal({ k: 1, turnId: 'turn' })).toEqual({ found: false });
    expect(shown('cite-number')).toEqual([]);
  });
});

describe('revealing', () => {
  test('scrolls to the words and pulses over them', async () => {
    const page = open('<p>One.</p><div style="height:3000px"></div><p>Far words.</p>');
    await page.cite(1, 'One');
    await page.cite(2, 'Far words');
    expect(page.handlers.reveal({ k: 2, turnId: 'turn' })).toEqual({ found: true });
    const words = [...CSS.highlights.get('sightline-cite-2')!][0] as Range;
    await expect.poll(() => words.getBoundingClientRect().bottom).toBeLessThan(innerHeight);
    expect(shown('cite-pulse').some((element) => element.dataset.citation === '2')).toBe(true);
    await expect.poll(() => drawn('cite-pulse').length, { timeout: 4000 }).toBe(0);
    expect(page.handlers.reveal({ k: 9, turnId: 'turn' })).toEqual({ found: false });
  });

  test('opens closed details and what is hidden until found; clearing closes them again, byte for byte', async () => {
    const page = open(
      '<details open id="d"><summary>More</summary><p>Words in details.</p></details><div><p>Words until found.</p></div>',
    );
    await page.cite(1, 'Words in details');
    await page.cite(2, 'Words until found');
    const [details, late] = [document.querySelector('details')!, document.querySelector('div')!];
    details.open = false;
    late.setAttribute('hidden', 'until-found');
    late.id = 'later';
    remember();
    const height = () => details.getBoundingClientRect().height + late.getBoundingClientRect().height;
    const closedHeight = height();
    page.handlers.reveal({ k: 1, turnId: 'turn' });
    page.handlers.reveal({ k: 2, turnId: 'turn' });
    expect(details.open).toBe(true);
    expect(height()).toBeGreaterThan(closedHeight + 30);
    page.handlers.clear({});
    expect(document.documentElement.outerHTML).toBe(withoutOverlay(before));
  });

  test('shows where folded words are, without opening anything unasked', async () => {
    const page = open(
      '<div style="height:3000px"></div><details><summary>More</summary><p>Words in details.</p></details><div style="height:3000px"></div>',
    );
    await page.cite(1, 'Words in details');
    const details = document.querySelector('details')!;
    await expect.poll(() => details.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight);
    expect(details.open).toBe(false);
    expect(shown('cite-number')).toEqual([]);
  });

  test('selects the tab that shows the words, and the old one again at the end', async () => {
    const page = open(
      '<div role="tablist"><button role="tab" id="t1" aria-controls="p1" aria-selected="false">A</button><button role="tab" id="t2" aria-controls="p2" aria-selected="true">B</button></div>' +
        '<div role="tabpanel" id="p1">Words of the first panel.</div><div role="tabpanel" id="p2">Others.</div>',
    );
    const tabs = [...document.querySelectorAll<HTMLElement>('[role=tab]')];
    const select = (chosen: HTMLElement) => {
      for (const tab of tabs) {
        tab.setAttribute('aria-selected', String(tab === chosen));
        document.getElementById(tab.getAttribute('aria-controls')!)!.style.display =
          tab === chosen ? 'block' : 'none';
      }
    };
    for (const tab of tabs) tab.addEventListener('click', () => select(tab));
    await page.cite(1, 'Words of the first');
    select(tabs[1]!);
    remember();
    page.handlers.reveal({ k: 1, turnId: 'turn' });
    expect(tabs[0]!.getAttribute('aria-selected')).toBe('true');
    page.handlers.clear({});
    expect(document.documentElement.outerHTML).toBe(withoutOverlay(before));
  });

  test('holds still for people who want less motion', async () => {
    await cdp().send('Emulation.setEmulatedMedia', {
      features: [{ name: 'prefers-reduced-motion', value: 'reduce' }],
    });
    const page = open('<p>One two three.</p>');
    await page.cite(1, 'two three');
    expect(drawn('cite-pulse').length).toBeGreaterThan(0);
    expect(layer()!.getAnimations()).toEqual([]);
    await cdp().send('Emulation.setEmulatedMedia', { features: [] });
  });
});

test('a click on lit words tells which citation it was', async () => {
  const page = open('<p>Some plain <b id="b">words</b> here.</p><p id="other">Others.</p>');
  await page.cite(3, 'plain words');
  await userEvent.click(document.querySelector('#other')!);
  await userEvent.click(document.querySelector('#b')!);
  expect(page.events).toEqual([{ type: 'citation-clicked', turnId: 'turn', citation: 13 }]);
});
