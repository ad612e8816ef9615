import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import { citationPlaceholder as cite } from '../../src/contracts/answer.ts';
import { renderPanel } from './render.tsx';
import { card, citation, conversation, turn } from './states.ts';

const answering = (text: string, more = {}) =>
  conversation({ turns: [turn({ card: card({ text, ...more }) })] });
const answer = () => page.getByRole('article', { name: 'Answer', exact: true });
const failure = () => page.getByText('This answer could not be drawn');

/** Markdown that models, or pages that they quote, have been seen to produce, and worse. */
const ODD: Record<string, string> = {
  'a link without a host': '[x](https://)',
  'a link with a bad port': '[x](https://a.example:99999/)',
  'a link with a bad escape': '[x](http://%zz/)',
  'a link to an open bracket': '[x](http://[::1)',
  'a bare scheme in angle brackets': '<https://> and <http://[>',
  'a link without an end': 'See [the site](https://a.example/path',
  'a script link': '[run](javascript:alert(1)) [data](data:text/html,x)',
  'an image without a host': '![chart](https://) ![](//x) ![a](data:image/png;base64,AA)',
  'a reference that leads nowhere': '[a][b] [c][] [d]\n\n[e]: https://',
  footnotes: 'Says who?[^1] And[^missing].\n\n[^1]: [me](https://)\n\n[^2]: [^2]',
  'a footnote that holds itself': 'A[^a]\n\n[^a]: B[^b]\n\n[^b]: C[^a]',
  'lists in lists': Array.from({ length: 60 }, (_, depth) => `${'  '.repeat(depth)}- level ${depth}`).join(
    '\n',
  ),
  'quotes in quotes': `${'>'.repeat(400)} deep`,
  'brackets in brackets': `${'['.repeat(3000)}x${']'.repeat(3000)}`,
  'stars without an end': '*_~`'.repeat(800),
  'a table without its rows': '| a | b |\n| --- | --- |',
  'a table with uneven rows': '| a |\n| --- | --- |\n| 1 | 2 | 3 |\n|\n| | |',
  'a table of two hundred columns': `|${' c |'.repeat(200)}\n|${' --- |'.repeat(200)}\n|${' 1 |'.repeat(200)}`,
  'HTML in the text': '<details open><summary>x</summary><script>throw 1</script><iframe src="//x"></iframe>',
  'HTML that is not closed': '<div><p>text <b>bold\n\n<!-- never closed\n\ntext',
  'an unclosed fence': '```js\nconst a = b;\n',
  'task items': '- [ ] open\n- [x] done\n- [ ]',
  'private-use characters of our own': '\uE000\uE001 \uE0009999\uE001 \uE000a\uE001 \uE001\uE000 \uE0001',
  'a number too great for a citation': `\uE000${'9'.repeat(400)}\uE001`,
  'a citation in a link': `[see ${cite(1)}](https://a.example/)`,
  'a citation in code': `\`${cite(1)}\`\n\n\`\`\`\n${cite(1)}\n\`\`\``,
  'a citation in a heading and a table': `# A ${cite(1)}\n\n| ${cite(1)} |\n| --- |\n| ${cite(1)} |`,
  'only citations': cite(1).repeat(200),
  'right to left and back': 'مرحبا \u202Eabc\u202C שלום\u2066\u2069 **bold עברית**.',
  'lone surrogates and controls': '\uD800 a \uDFFF \u0000 \u0008 \uFFFF',
  'emoji with joiners': `${'👩‍👩‍👧‍👦'.repeat(500)}`,
  'combining marks without an end': `e${'\u0301'.repeat(5000)}`,
  'one word of 30,000 characters': 'x'.repeat(30_000),
  'ninety thousand characters of prose': 'Words and words, and more. '.repeat(3400),
  'four thousand lines': 'line\n\n'.repeat(4000),
  'two hundred thousand characters': 'word '.repeat(40_000),
  'math and backslashes': '\\(a_b\\) $$x^2_3$$ \\\\\\ \\[ \\',
  'white space alone': ' \n\t\n\u00A0',
  entities: '&nbsp;&#0;&#xD800;&notanentity;&amp;lt;',
  'words that look like fields of objects':
    '__proto__ [constructor](https://constructor) [^__proto__]\n\n[__proto__]: https://a.example',
};

describe('an answer with odd Markdown', () => {
  const rng = mulberry32(20261122);
  const shuffled = Object.fromEntries(
    Array.from({ length: 60 }, (_, index) => [`a mixture, number ${index + 1}`, mixture(rng)]),
  );
  for (const [name, text] of Object.entries({ ...ODD, ...shuffled })) {
    it(`is drawn whole: ${name}`, async () => {
      const noise = vi.spyOn(console, 'error');
      onTestFinished(() => noise.mockRestore());
      renderPanel(answering(text, { citations: [citation(1, 'some words')] }));
      await expect.element(page.getByRole('button', { name: 'Ask again' })).toBeVisible();
      expect(failure().elements()).toEqual([]);
      expect(noise.mock.calls.map(String)).toEqual([]);
      expect(document.querySelectorAll('.answer script, .answer iframe, .answer img')).toHaveLength(0);
      for (const link of document.querySelectorAll<HTMLAnchorElement>('.answer a'))
        expect(link.protocol).toMatch(/^https?:$/);
      const root = document.querySelector('.transcript');
      expect(root?.scrollWidth).toBeLessThanOrEqual(root?.clientWidth ?? 0);
    });
  }

  it('shows a link as text whose address cannot be read', async () => {
    renderPanel(answering('See [the shop](https://) for more.'));
    await expect.element(answer()).toHaveTextContent('See the shop for more.');
    expect(answer().getByRole('link').elements()).toEqual([]);
  });
});

describe('a card whose view throws', () => {
  /** A card without its notes: no worker sends one, and the view throws on it. */
  const broken = (id: string) =>
    turn({ id, card: card({ text: `Thirty **days**.${cite(1)}`, notes: null as never }) });

  it('is one card: it says so, and its neighbours are drawn', async () => {
    const noise = vi.spyOn(console, 'error').mockImplementation(() => {});
    onTestFinished(() => noise.mockRestore());
    renderPanel(conversation({ turns: [turn(), broken('t2'), turn({ id: 't3' })] }));
    await expect.element(failure()).toBeVisible();
    expect(page.getByRole('article', { name: 'Answer', exact: true }).elements()).toHaveLength(3);
    expect(page.getByRole('button', { name: 'Ask again' }).elements()).toHaveLength(2);
  });

  it('gives its words as plain text', async () => {
    const noise = vi.spyOn(console, 'error').mockImplementation(() => {});
    onTestFinished(() => noise.mockRestore());
    renderPanel(conversation({ turns: [broken('t1')] }));
    await page.getByRole('button', { name: 'Show as plain text' }).click();
    await expect.element(answer()).toHaveTextContent('Thirty **days**. [1]');
  });

  it('is drawn anew when its turn changes', async () => {
    const noise = vi.spyOn(console, 'error').mockImplementation(() => {});
    onTestFinished(() => noise.mockRestore());
    const { show } = renderPanel(conversation({ turns: [broken('t1')] }));
    await expect.element(failure()).toBeVisible();
    show(conversation({ turns: [turn({ id: 't1' })] }));
    await expect.element(page.getByRole('button', { name: /^Citation 1: / })).toBeVisible();
    expect(failure().elements()).toEqual([]);
  });
});

/** A thousand characters of Markdown's own signs, words and citations in any order. */
function mixture(random: () => number): string {
  const parts = [
    '[',
    ']',
    '(https://',
    ')',
    '*',
    '**',
    '_',
    '`',
    '```\n',
    '\n',
    '\n\n',
    '> ',
    '- ',
    '1. ',
    '| ',
    '|---|\n',
    '# ',
    '<b>',
    '</b>',
    '<!--',
    '![',
    '[^1]',
    '[^1]: ',
    '~~',
    'word ',
    'Word. ',
    'http://x',
    'www.',
    '://',
    cite(1),
    '\uE000',
    '\uE001',
    '  ',
    '\t',
    '\\',
    '&#',
    'é',
    '漢字。',
    'א',
    '👍',
  ];
  return Array.from({ length: 300 }, () => parts[Math.floor(random() * parts.length)]).join('');
}

/** Random numbers that are the same in every run (mulberry32, public domain). */
function mulberry32(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
