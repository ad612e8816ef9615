import { afterEach, describe, expect, it } from 'vitest';
import { createPage } from '../../src/page/page.ts';
import { nextPage } from './next-page.ts';

let end = new AbortController();
afterEach(() => {
  end.abort();
  document.body.innerHTML = '';
});

/** HTML in; texts of lines chosen; ids or tags of what would go out. */
async function hiddenFor(html: string, ...texts: string[]): Promise<string[]> {
  const { handlers, numbers } = await load(html);
  const { candidates } = await handlers.hideResolve({ lines: numbers(...texts) });
  await handlers.hideApply({ hide: candidates.map(({ id }) => id), show: [], placeholders: {} });
  const hidden = [...document.querySelectorAll('[data-sightline-hidden]')];
  await handlers.hideApply({ hide: [], show: 'all', placeholders: {} });
  return hidden.map((element) => element.id || element.localName);
}

async function load(html: string) {
  end = nextPage();
  document.body.innerHTML = html;
  const { handlers } = createPage({
    document,
    shadowRootOf: (element) => element.shadowRoot,
    report: () => {},
    signal: end.signal,
  });
  const { lines } = await handlers.snapshot({ purpose: 'hide', firstFree: 1 });
  const numbers = (...texts: string[]) =>
    texts.map((text) => {
      const line = lines.find((each) => each.text.startsWith(text) || each.notes.includes(text));
      if (!line) throw new Error(`no line "${text}" in ${lines.map((each) => each.text).join(' / ')}`);
      return line.n;
    });
  return { handlers, lines, numbers };
}

const PROSE = `<main><h1>Harbour</h1>${'<p>The council met on Monday to talk about the new pier and about the ferry, which has been late for weeks.</p>'.repeat(12)}</main>`;
const CARDS = `${PROSE}<section id="feed">
  <div id="one" class="card"><h3>Ferry news</h3><p>Faster from May on, they say.</p><time>Monday</time></div>
  <div id="two" class="card"><h3>Garden chairs</h3><p>Ten chairs for small balconies.</p><time>Tuesday</time></div>
  <div id="three" class="card"><h3>Choir wins</h3><p>Forty voices from the school.</p><time>Friday</time></div>
</section>`;
const THREAD = `${PROSE}<ol id="list">
  <li id="a"><div id="a-own"><b>Mara</b><p>I like the new pier very much.</p></div>
    <ol><li id="b"><div id="b-own"><b>Otto</b><p>The old one was much better.</p></div></li></ol></li>
  <li id="c"><div id="c-own"><b>Otto</b><p>Where are we going to park?</p></div></li>
</ol>`;
const SLOT = `${PROSE}<aside><div id="slot" style="min-height:120px"><small>Advertisement</small><iframe src="about:blank" title="Offer" style="width:300px;height:100px"></iframe></div>
  <div id="news"><h3>Weather today</h3><p>Light wind from the west all day.</p></div></aside>`;

it('what was named inside the page’s own text stays a block of its own, whoever names the text as well', async () => {
  const slot =
    '<div id="slot" style="min-height:120px"><small>Advertisement</small><iframe src="about:blank" title="Offer" style="width:300px;height:100px"></iframe></div>';
  const { handlers, lines, numbers } = await load(
    PROSE.replace('<main>', '<main><article id="text">').replace('</main>', `${slot}</article></main>`),
  );
  const whole = lines.find(({ role, kind }) => role === 'article' && kind === 'container')!.n;
  const { candidates } = await handlers.hideResolve({ lines: [whole, ...numbers('Advertisement')] });
  expect(candidates.map(({ main, snippet }) => [main, snippet.startsWith('Advertisement')])).toEqual([
    [true, false],
    [false, true],
  ]);
});

describe('the block that chosen lines stand for', () => {
  it.each([
    ['its heading', ['Garden chairs']],
    ['a line in the middle', ['Ten chairs']],
    ['its last line', ['Tuesday']],
    ['all its lines', ['Garden chairs', 'Ten chairs', 'Tuesday']],
    ['its container line', ['item 2 of 3']],
  ])('is the whole card when a model names %s', async (_, texts) => {
    expect(await hiddenFor(CARDS, ...texts)).toEqual(['two']);
  });

  it('is one block for two lines of one card, and two for lines of two cards', async () => {
    expect(await hiddenFor(CARDS, 'Ferry news', 'Ten chairs', 'Garden chairs')).toEqual(['one', 'two']);
  });

  it('is a nested reply alone, with the list that holds nothing else', async () => {
    expect(await hiddenFor(THREAD, 'The old one')).toEqual(['ol']);
  });

  it('leaves the replies of others when a comment goes', async () => {
    expect(await hiddenFor(THREAD, 'I like the new pier')).toEqual(['a-own']);
  });

  it('is the whole comment when only its author line was named', async () => {
    const comment = (id: string, name: string, words: string) =>
      `<li id="${id}"><header><p><b>${name}</b></p><p><a href="#${id}">1 May at noon</a></p></header><div><p>${words}</p></div></li>`;
    const html = `${PROSE}<ol>${comment('mara', 'Mara', 'I like the new pier.')}${comment('otto', 'Otto', 'The old one was better.')}${comment('ines', 'Ines', 'Where do we park?')}</ol>`;
    expect(await hiddenFor(html, 'Otto')).toEqual(['otto']);
  });

  it('is a dialog alone when its title and close button are all it holds, not what follows it', async () => {
    const html = `${PROSE}<div id="dialog" role="dialog" aria-label="Share options"><h2>Share this</h2><button>Done</button></div><div id="after"><p>Opening hours of the harbour office</p></div><footer><p>All rights reserved</p></footer>`;
    expect(await hiddenFor(html, 'Share options')).toEqual(['dialog']);
  });

  it('is the dialog around a close button that was named alone', async () => {
    const dialog =
      '<div id="ask" role="dialog" style="position:fixed;inset:20% 30%"><p>Read on with a subscription from May.</p><p>It costs less than a cup of tea.</p><button>Close</button></div>';
    expect(await hiddenFor(PROSE + dialog, 'Close')).toEqual(['ask']);
  });

  it('is the whole thread when all of it was named', async () => {
    expect(await hiddenFor(THREAD, 'Mara', 'I like', 'Otto', 'The old one')).toEqual(['a']);
  });

  it('is the labelled slot when only its frame was named, and not the column around it', async () => {
    expect(await hiddenFor(SLOT, 'Offer')).toEqual(['slot']);
    expect(await hiddenFor(SLOT, 'Advertisement')).toEqual(['slot']);
  });

  it('is nothing but itself for a label that stands below what others say', async () => {
    const html = `${PROSE}<aside><div id="clips"><h3>Clips of the week</h3><ul><li>Ferry in fog</li><li>Choir on the pier</li></ul><div id="report">Report this ad</div></div></aside>`;
    expect(await hiddenFor(html, 'Report this ad')).toEqual(['report']);
  });

  it('does not grow by empty boxes beside it, only by a label or a close button', async () => {
    const html = (beside: string) =>
      `${PROSE}<div id="bar" style="width:600px;display:flow-root"><div id="share" style="height:60px" aria-label="Share"><a href="#a">Mail this</a> <a href="#b">Print this</a></div>${beside}</div><p>Rest of the page</p>`;
    const box =
      '<div class="save" style="height:50px;width:300px;background:linear-gradient(red,blue)"></div>';
    expect(await hiddenFor(html(box), 'Share')).toEqual(['share']);
    expect(
      await hiddenFor(html('<small style="display:block;height:50px">Advertisement</small>'), 'Share'),
    ).toEqual(['bar']);
  });

  it('is what a stretched column holds, not the empty room below it', async () => {
    const box = '<div id="box"><div><h3>Trending</h3><p>Ferry late again</p><p>Choir wins</p></div></div>';
    const html = `<div style="display:flex">${PROSE}<aside id="column" style="width:300px;height:3000px">${box}</aside></div>`;
    expect(await hiddenFor(html, 'Trending', 'Ferry late', 'Choir wins')).not.toContain('column');
    const { lines } = await load(html);
    const { role, box: drawn } = lines.find(({ kind }) => kind === 'container')!;
    expect(role).toBe('complementary');
    expect(drawn.height).toBeLessThan(1000);
  });

  it('is one paragraph of running text, never the article', async () => {
    const page = PROSE.replace(
      '</main>',
      '<p id="last">And one more thing about the pier lamps that nobody had asked for at all, as usual in this town.</p></main>',
    );
    expect(await hiddenFor(page, 'And one more thing')).toEqual(['last']);
  });

  it('keeps an unnamed item of a list in which every other item was named', async () => {
    const list = `${PROSE}<ul>${[
      'Alpha',
      'Bravo',
      'Charlie',
      'Delta',
      'Echo',
      'Foxtrot',
      'Golf',
      'Hotel',
      'India',
      'Juliet',
    ]
      .map((name) => `<li id="${name}"><a href="#x">${name} goes to the harbour</a></li>`)
      .join('')}</ul>`;
    const named = ['Alpha', 'Bravo', 'Charlie', 'Delta', 'Echo', 'Foxtrot', 'Golf', 'Hotel', 'India'];
    expect(await hiddenFor(list, ...named)).not.toContain('ul');
    expect((await hiddenFor(list, ...named)).sort()).toEqual(named);
  });

  it.each([
    [
      'its words, not the button that closes it',
      '<b>×</b><p>Join our harbour club</p>',
      'Join our harbour club',
    ],
    [
      'the host that its pictures lead to',
      '<a href="https://shop.example/x"><img src="x" alt="" style="width:90px;height:90px"></a>',
      /^shop\.example, \d+ × \d+$/,
    ],
    ['its size, where nothing is known of it', '', /^\d+ × \d+$/],
  ])('is called by %s', async (_, inside, label) => {
    const html = `${PROSE}<div class="promo" role="region" style="width:300px;min-height:120px">${inside}</div><p>Rest</p>`;
    const { handlers, lines } = await load(html);
    const block = lines.find(({ kind, role }) => kind === 'container' && role === 'region')!;
    const { candidates } = await handlers.hideResolve({ lines: [block.n] });
    expect(candidates[0]!.label).toMatch(label);
  });

  it('says when it would be the main content', async () => {
    const { handlers, lines } = await load(PROSE);
    const { candidates } = await handlers.hideResolve({ lines: lines.map(({ n }) => n) });
    expect(candidates.every(({ main, textShare }) => main || textShare < 0.5)).toBe(true);
  });

  it('is not found for a line whose element left the page', async () => {
    const { handlers, numbers } = await load(CARDS);
    const [n] = numbers('Garden chairs');
    document.getElementById('two')?.remove();
    expect(await handlers.hideResolve({ lines: [n!] })).toMatchObject({ candidates: [], vanished: [n] });
  });
});

describe('hiding', () => {
  it('leaves the markup to the byte as it was after show, inline styles included', async () => {
    const html = CARDS.replace('id="two"', 'id="two" style="display: block !important;color:red"');
    const { handlers, numbers } = await load(html);
    const before = document.documentElement.outerHTML;
    const { candidates } = await handlers.hideResolve({ lines: numbers('Garden chairs', 'Choir wins') });
    const ids = candidates.map(({ id }) => id);
    await handlers.hideApply({ hide: ids, show: [], placeholders: {} });
    expect(document.querySelectorAll('[data-sightline-hidden]')).toHaveLength(2);
    await handlers.hideApply({ hide: [], show: [ids[0]!], placeholders: {} });
    expect(document.querySelectorAll('[data-sightline-hidden]')).toHaveLength(1);
    await handlers.hideApply({ hide: [], show: 'all', placeholders: {} });
    expect(document.documentElement.outerHTML).toBe(before);
    expect(document.adoptedStyleSheets).toHaveLength(0);
  });

  it('tells of a block that vanished between review and confirm, and hides the others', async () => {
    const { handlers, numbers } = await load(CARDS);
    const { candidates } = await handlers.hideResolve({ lines: numbers('Garden chairs', 'Choir wins') });
    document.getElementById('two')?.remove();
    const { hidden, gone } = await handlers.hideApply({
      hide: candidates.map(({ id }) => id),
      show: [],
      placeholders: {},
    });
    expect(hidden).toHaveLength(1);
    expect(gone).toHaveLength(1);
    expect(getComputedStyle(document.getElementById('three')!).display).toBe('none');
  });

  it('finds the block again when the page renders it anew', async () => {
    const { handlers, numbers } = await load(CARDS);
    const { candidates } = await handlers.hideResolve({ lines: numbers('Garden chairs') });
    await handlers.hideApply({ hide: candidates.map(({ id }) => id), show: [], placeholders: {} });
    const feed = document.getElementById('feed')!;
    feed.innerHTML = feed.innerHTML.replaceAll(' data-sightline-hidden=""', '');
    await expect.poll(() => document.getElementById('two')?.hasAttribute('data-sightline-hidden')).toBe(true);
    expect(document.querySelectorAll('[data-sightline-hidden]')).toHaveLength(1);
  });

  it('draws a numbered badge for each block and takes all of it off again', async () => {
    const { handlers, numbers } = await load(CARDS);
    const before = document.documentElement.outerHTML;
    const { candidates } = await handlers.hideResolve({ lines: numbers('Garden chairs', 'Choir wins') });
    await handlers.hideMark({
      turnId: 't',
      marks: candidates.map(({ id }, i) => ({ id, number: i + 1, checked: i === 0 })),
    });
    const root = document.querySelector('sightline-overlay')!.shadowRoot!;
    expect([...root.querySelectorAll('.badge')].map((badge) => badge.textContent)).toEqual(['1', '2']);
    expect(root.querySelectorAll('.badge.off')).toHaveLength(1);
    await handlers.clear({});
    expect(document.documentElement.outerHTML).toBe(before);
  });
});

it('what stands for just itself takes nothing around it along', async () => {
  const { handlers, numbers } = await load(
    `${PROSE}<section id="shots" style="border:1px solid"><h3 id="title">Old piers</h3><p>Nobody knows how long they will stand.</p></section>`,
  );
  const hidden = async (alone: number[]) => {
    const { candidates } = await handlers.hideResolve({ lines: numbers('Old piers'), alone });
    await handlers.hideApply({ hide: candidates.map(({ id }) => id), show: [], placeholders: {} });
    const ids = [...document.querySelectorAll('[data-sightline-hidden]')].map(({ id }) => id);
    await handlers.hideApply({ hide: [], show: 'all', placeholders: {} });
    return ids;
  };
  expect(await hidden(numbers('Old piers'))).toEqual(['title']);
  expect(await hidden([])).toEqual(['shots']);
});

it('what takes no room on the page is nothing to hide', async () => {
  expect(
    await hiddenFor(
      `${PROSE}<div id="flat" class="ad" style="height:0;overflow:hidden"><a href="https://ads.test/x" id="link"></a></div>
        <div id="slot" class="ad" style="width:300px;height:100px">Shoes for sale</div>`,
      'Shoes for sale',
    ),
  ).toEqual(['slot']);
});

describe('a saved rule', () => {
  it('finds its block on another visit by selector and words, and is suspended when it would take too much', async () => {
    const first = await load(CARDS);
    const { candidates } = await first.handlers.hideResolve({ lines: first.numbers('Garden chairs') });
    const { fingerprints } = await first.handlers.hideDescribe({ ids: candidates.map(({ id }) => id) });
    const rules = [{ id: 'r', fingerprint: fingerprints[0]!.fingerprint }];
    end.abort();
    const again = await load(CARDS);
    expect(await again.handlers.hideRules({ rules, limit: 0.4 })).toMatchObject({
      outcomes: [{ id: 'r', hidden: 1, suspended: false }],
    });
    expect(document.getElementById('two')?.hasAttribute('data-sightline-hidden')).toBe(true);
    end.abort();
    const grown = await load(`<div id="two" class="card"><h3>Garden chairs</h3>${PROSE}</div><p>Rest</p>`);
    expect(await grown.handlers.hideRules({ rules, limit: 0.4 })).toMatchObject({
      outcomes: [{ suspended: true, hidden: 0 }],
    });
    expect(document.querySelector('[data-sightline-hidden]')).toBeNull();
  });
});
