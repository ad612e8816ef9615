import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { MODE_STATES } from './mode-states.ts';
import { renderPanel } from './render.tsx';
import { conversation, turn } from './states.ts';

const composer = () => page.getByRole('textbox', { name: 'Ask about this page' });
const withoutPage = () => page.getByRole('switch', { name: 'Without the page' });
const VISION = { model: 'gpt-5.2', sees: true, mostTokens: 2000 };

async function picture(): Promise<File> {
  const canvas = new OffscreenCanvas(640, 320);
  canvas.getContext('2d')!.fillRect(0, 0, 9, 9);
  return new File([await canvas.convertToBlob()], 'shot.png', { type: 'image/png' });
}

function give(type: 'paste' | 'drop', file: File): void {
  const data = new DataTransfer();
  data.items.add(file);
  const init = { bubbles: true, cancelable: true };
  const event =
    type === 'paste'
      ? new ClipboardEvent('paste', { ...init, clipboardData: data })
      : new DragEvent('drop', { ...init, dataTransfer: data });
  composer().element().dispatchEvent(event);
}

describe('a picture for the next question', () => {
  it.each(['paste', 'drop'] as const)('comes by %s, shows its price and goes along once', async (type) => {
    const { sent } = renderPanel(
      conversation({ turns: [], engine: { id: 'custom', model: 'm', vision: VISION } }),
    );
    give(type, await picture());
    await expect.element(page.getByText('About this picture: shot.png')).toBeVisible();
    // 20 by 10 patches of 32 pixels, 1.2 tokens each.
    await expect.element(page.getByText('about 240 tokens')).toBeVisible();
    await composer().fill('What is this?');
    await page.getByRole('button', { name: 'Send' }).click();
    const asked = sent.findLast(({ type: what }) => what === 'ask');
    expect(asked).toMatchObject({ mode: 'image', picture: { from: 'given', name: 'shot.png' } });
    expect(asked).toHaveProperty('url', expect.stringMatching(/^data:image\/png;base64,/));
    await expect.element(page.getByText('About this picture: shot.png')).not.toBeInTheDocument();
  });

  it.each([
    ['no model', undefined, 'Pictures need a model that can see'],
    ['a blind model', { ...VISION, sees: false }, 'The chosen model cannot see pictures'],
  ])('says what is missing with %s', async (_, vision, says) => {
    const engine = { id: 'custom', model: 'm', ...(vision ? { vision } : {}) };
    renderPanel(conversation({ turns: [], engine }));
    give('paste', await picture());
    await expect.element(page.getByText(says)).toBeVisible();
  });

  it('says that a file is none', async () => {
    renderPanel(conversation({ turns: [] }));
    give('paste', new File(['words'], 'a.png', { type: 'image/png' }));
    await expect.element(page.getByRole('alert')).toHaveTextContent('no picture that can be read');
  });

  it('of an answer can be asked about again', async () => {
    renderPanel(MODE_STATES['image-answer']!);
    await page.getByRole('button', { name: 'Ask more about this picture' }).click();
    await expect.element(page.getByText('About this picture: Sales per year')).toBeVisible();
  });
});

/** Something that is dragged from a web page to the panel, as Chrome describes it. */
function dropped(parts: Readonly<Record<string, string>>): void {
  const data = new DataTransfer();
  for (const [type, text] of Object.entries(parts)) data.setData(type, text);
  for (const type of ['dragover', 'drop'])
    document
      .querySelector('.transcript')!
      .dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer: data }));
}
const about = () => page.getByText('About these words');

describe('what is dragged from the page', () => {
  it('is words for the next question to be about: shown, removed again, and sent once', async () => {
    const { sent } = renderPanel(conversation({ turns: [] }));
    dropped({ 'text/plain': 'within 30 days', 'text/html': '<b>within</b> 30 days' });
    await expect.element(page.getByText('within 30 days')).toBeVisible();
    await page.getByRole('button', { name: 'Ask without these words' }).click();
    await expect.element(about()).not.toBeInTheDocument();
    const link = '<a href="https://shop.example/">Returns <img src="https://shop.example/i.png"></a>';
    dropped({
      'text/plain': 'https://shop.example/',
      'text/uri-list': 'https://shop.example/',
      'text/html': link,
    });
    await composer().fill('What is this?');
    await page.getByRole('button', { name: 'Send' }).click();
    await expect.element(page.getByRole('heading', { name: 'What is this?' })).toBeVisible();
    await expect.element(page.getByText('Returns', { exact: true })).toBeVisible();
    await composer().fill('And this?');
    await page.getByRole('button', { name: 'Send' }).click();
    expect(sent).toEqual([
      { type: 'ask', text: 'What is this?', about: 'Returns' },
      { type: 'ask', text: 'And this?' },
    ]);
  });

  it('is a picture of the page, which is looked at there', async () => {
    const { sent } = renderPanel(
      conversation({ turns: [], engine: { id: 'custom', model: 'm', vision: VISION } }),
    );
    dropped({
      'text/uri-list': 'https://shop.example/a/',
      'text/html':
        '<meta charset="utf-8"><a href="/a/"><img src="https://shop.example/clock.png?w=9" alt="A clock"></a>',
    });
    await expect.element(page.getByText('About this picture: A clock')).toBeVisible();
    await composer().fill('How old is it?');
    await page.getByRole('button', { name: 'Send' }).click();
    expect(sent).toMatchObject([
      { mode: 'image', picture: { from: 'page', src: 'https://shop.example/clock.png?w=9' } },
    ]);
  });

  it('needs the page: what is switched off comes on again, and switching it off leaves the words out', async () => {
    const { sent } = renderPanel(conversation({ turns: [] }));
    await withoutPage().click();
    dropped({ 'text/plain': 'within 30 days' });
    await expect.element(withoutPage()).not.toBeChecked();
    await withoutPage().click();
    await expect.element(about()).not.toBeInTheDocument();
    await composer().fill('Why?');
    await page.getByRole('button', { name: 'Send' }).click();
    expect(sent).toEqual([{ type: 'ask', text: 'Why?', mode: 'chat' }]);
  });

  it('is too much to ask about beyond what a question may hold', async () => {
    renderPanel(conversation({ turns: [] }));
    dropped({ 'text/plain': 'x'.repeat(20_001) });
    await expect.element(page.getByRole('alert')).toBeVisible();
    await expect.element(about()).not.toBeInTheDocument();
  });
});

describe('words of the page that were asked about', () => {
  it('are offered for the next question, stand below it, and come back when it is edited', async () => {
    const { sent, show } = renderPanel(conversation({ turns: [] }));
    await composer().fill('Is it free?');
    show(conversation({ turns: [], draft: { text: '', id: 'd', about: 'The return label' } }));
    await expect.element(page.getByText('The return label')).toBeVisible();
    await expect.element(composer()).toHaveValue('Is it free?');
    show(conversation({ turns: [turn({ question: 'Is it so?', about: 'gift cards' })] }));
    await page.getByTitle('Chosen from the wording of your question. Sure of it.').click();
    await page.getByRole('button', { name: 'Edit the question' }).click();
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    expect(sent).toEqual([{ type: 'ask', text: 'Is it so?', about: 'gift cards' }]);
  });
});

describe('an answer about a picture', () => {
  it('has one button for each box, and tells what was only read', async () => {
    const { sent } = renderPanel(MODE_STATES['image-answer']!);
    await expect.element(page.getByRole('button', { name: 'Box 1: Bar of 2023' })).toBeVisible();
    expect(page.getByRole('button', { name: /^Box / }).elements()).toHaveLength(2);
    expect(page.getByText('Read from the image, not checked').elements()).toHaveLength(2);
    await page.getByRole('button', { name: 'Box 1: Bar of 2023' }).click();
    expect(sent).toContainEqual({ type: 'command', turnId: 't1', command: { type: 'reveal', k: 1 } });
  });
});

describe('the page switched off', () => {
  it('asks without it, examples included, until it is switched on again', async () => {
    const { sent } = renderPanel(conversation({ turns: [] }));
    await withoutPage().click();
    await expect.element(page.getByText('Nothing of this page is read or sent.')).toBeVisible();
    await page.getByRole('button', { name: 'What is this page about?' }).click();
    await composer().fill('/find a turnip');
    await page.getByRole('button', { name: 'Send' }).click();
    await withoutPage().click();
    await composer().fill('And now?');
    await page.getByRole('button', { name: 'Send' }).click();
    const modes = sent.flatMap((message) => (message.type === 'ask' ? [message.mode] : []));
    expect(modes).toEqual(['chat', 'chat', undefined]);
  });
});
