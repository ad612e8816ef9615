import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { MODE_STATES } from './mode-states.ts';
import { renderPanel } from './render.tsx';
import { conversation } from './states.ts';

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
