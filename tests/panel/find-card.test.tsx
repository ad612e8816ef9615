import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { citationPlaceholder as cite } from '../../src/contracts/answer.ts';
import { renderPanel } from './render.tsx';
import { CITATIONS, card, citation, conversation, STATES, turn } from './states.ts';

const answering = (text: string, more = {}) =>
  conversation({ turns: [turn({ card: card({ text, ...more }) })] });
const evidenceOf = (words: string) =>
  page
    .getByText(words, { exact: words.length < 5 })
    .element()
    .closest('[data-evidence]')
    ?.getAttribute('data-evidence');

describe('citations', () => {
  it('are buttons named by number and phrase that reveal their words on the page', async () => {
    const { sent } = renderPanel(STATES.done ?? conversation());
    const phrase = 'you can send items back within 30 days of delivery';
    const chip = page.getByRole('button', { name: `Citation 1: ${phrase}`, exact: true });
    await expect.element(chip).toHaveTextContent('1');
    await chip.click();
    expect(sent).toEqual([{ type: 'reveal', turnId: 't1', citation: 1 }]);
  });

  it('say when their words were moved or close', async () => {
    renderPanel(STATES.done ?? conversation());
    await expect
      .element(page.getByRole('button', { name: /^Citation 2: / }))
      .toHaveAttribute('aria-description', 'Found in another place than the answer named.');
    await expect
      .element(page.getByRole('button', { name: /^Citation 3: / }))
      .toHaveAttribute('aria-description', expect.stringContaining("the page's own words"));
  });

  it("say when their words are the page's title, which cannot be lit", async () => {
    renderPanel(
      answering(`It is an atlas.${cite(1)}`, {
        citations: [citation(1, 'Bird atlas', { title: true, lit: false })],
      }),
    );
    await expect
      .element(page.getByRole('button', { name: 'Citation 1: Bird atlas', exact: true }))
      .toHaveAttribute('aria-description', "This is the page's title, as its tab shows it.");
  });

  it('that were not found are marked text, not buttons', async () => {
    renderPanel(STATES.done ?? conversation());
    await expect.element(page.getByText('Not found on the page', { exact: true })).toBeVisible();
    expect(page.getByRole('button', { name: /^Citation/ }).elements()).toHaveLength(3);
    expect(page.getByRole('button', { name: /gift cards/ }).elements()).toEqual([]);
  });

  it('keep focus while more words stream in', async () => {
    const { show } = renderPanel(STATES.streaming ?? conversation());
    const chip = page.getByRole('button', { name: /^Citation 1: / });
    (chip.element() as HTMLElement).focus();
    show(STATES.done ?? conversation());
    await expect.element(page.getByText('Gift cards are paid out')).toBeVisible();
    await expect.element(chip).toHaveFocus();
  });

  it('show their quote on hover', async () => {
    renderPanel(STATES.done ?? conversation());
    await page.getByRole('button', { name: /^Citation 3: / }).hover();
    await expect.element(page.getByText('refunds take up to five working days').first()).toBeVisible();
  });

  it('wait for their check: half a citation shows nothing', async () => {
    renderPanel(answering(`Returns are free.${cite(9)}`));
    await expect.element(page.getByText('Returns are free.')).toBeVisible();
    expect(page.getByRole('button', { name: /^Citation/ }).elements()).toEqual([]);
  });
});

describe('sentences', () => {
  it('with evidence look different from those without', async () => {
    renderPanel(STATES.done ?? conversation());
    expect(evidenceOf('The label costs nothing')).toBe('yes');
    expect(evidenceOf('Most shops handle')).toBe('no');
    expect(evidenceOf('Gift cards are paid out')).toBe('no');
    const unbacked = page.getByText('Most shops handle').element();
    expect(getComputedStyle(unbacked).textDecorationStyle).toBe('dotted');
    await expect.element(page.getByText('Dotted underline:')).toBeVisible();
  });

  it('are not judged before they are written', async () => {
    renderPanel(STATES.streaming ?? conversation());
    expect(evidenceOf('Refunds take u')).toBe('open');
  });

  it('flash when their highlight on the page was clicked', async () => {
    const { store } = renderPanel(STATES.done ?? conversation());
    store.actions.receive({ type: 'show-citation', turnId: 't1', citation: 2 });
    await expect
      .poll(() => document.querySelector('.flash')?.textContent)
      .toContain('The label costs nothing');
  });

  it('of a table row count as one', async () => {
    renderPanel(answering(`| A | B |\n| - | - |\n| red | 5${cite(1)} |\n| blue | 6 |`));
    await expect.element(page.getByText('red', { exact: true })).toBeVisible();
    expect(evidenceOf('red')).toBe('yes');
    expect(evidenceOf('blue')).toBe('no');
  });
});

describe('the evidence list', () => {
  it('holds each quote once, in context, and what was not found last', async () => {
    const { sent } = renderPanel(STATES.done ?? conversation());
    await page.getByText('3 quotes from the page', { exact: true }).click();
    const rows = page.getByRole('listitem').filter({ hasText: 'As a rule' });
    expect(rows.elements()).toHaveLength(3);
    await expect.element(rows.first()).toHaveTextContent('Help › Returns and refunds');
    await expect.element(page.getByText('Do not rely on it.')).toBeVisible();
    await page.getByRole('button', { name: 'Show quote 2 on the page' }).click();
    expect(sent).toEqual([{ type: 'reveal', turnId: 't1', citation: 2 }]);
  });
});

describe('a reply cannot', () => {
  it('bring HTML, pictures, or links other than http and https', async () => {
    renderPanel(
      answering(
        'Hello <b>bold</b> <script>alert(1)</script> ![eye](https://spy.example/p.png) [bad](javascript:alert(1)) [mail](mailto:a@b.c) [ok](https://ok.example/x)',
        { citations: [] },
      ),
    );
    await expect.element(page.getByRole('link')).toHaveTextContent('ok (ok.example)');
    expect(page.getByRole('link').elements()).toHaveLength(1);
    const link = page.getByRole('link').element();
    expect(link.getAttribute('target')).toBe('_blank');
    expect(link.getAttribute('rel')).toContain('noopener');
    const answer = page.getByRole('article', { name: 'Answer' }).element();
    expect(answer.querySelectorAll('img, script, b')).toHaveLength(0);
  });

  it('freeze the panel with its length', async () => {
    renderPanel(answering(`${'word '.repeat(40_000)}${cite(1)}`));
    await expect.element(page.getByRole('button', { name: /^Citation 1: / })).toBeInTheDocument();
  });
});

describe('an answer', () => {
  it('tells how much of the page was read, and reads on', async () => {
    const { sent } = renderPanel(STATES.done ?? conversation());
    await expect
      .element(page.getByText("This answer rests on 62 of the page's 140 text blocks."))
      .toBeVisible();
    await page.getByRole('button', { name: 'Read on' }).click();
    expect(sent).toEqual([{ type: 'read-on', turnId: 't1' }]);
  });

  it('from general knowledge stands apart', async () => {
    renderPanel(STATES['not-on-page'] ?? conversation());
    await expect.element(page.getByText('This page does not say.')).toBeVisible();
    const box = page.getByText('was founded in Rotterdam').element().closest('section');
    expect(box).toHaveTextContent('From general knowledge');
    expect(box && getComputedStyle(box).borderStyle).toBe('dashed');
  });

  it('of the instant engine says that it quotes', async () => {
    renderPanel(STATES.instant ?? conversation());
    await expect.element(page.getByText('These are quotes from the page')).toBeVisible();
    await expect.element(page.getByText('nothing was sent')).toBeVisible();
  });

  it('gives chips of one number one row', async () => {
    const twice = [
      citation(1, 'same words'),
      { ...citation(2, 'same words'), k: 1 },
      ...CITATIONS.slice(1, 2),
    ];
    renderPanel(answering(`One.${cite(1)} Again.${cite(2)}`, { citations: twice }));
    await expect.element(page.getByText('2 quotes from the page', { exact: true })).toBeVisible();
  });
});
