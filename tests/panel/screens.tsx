import type { ReactNode } from 'react';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { t } from '../../src/platform/i18n.ts';
import { Models } from '../../src/sidepanel/models/Models.tsx';
import { Welcome } from '../../src/welcome/Welcome.tsx';
import '../../src/sidepanel/panel.css';
import '../../src/welcome/welcome.css';
import { draw } from './draw.tsx';
import { json, renderOptions } from './options/render-options.tsx';
import { renderPanel } from './render.tsx';
import { conversation, STATES } from './states.ts';

const SERVER = { id: 'openrouter', apiKey: 'k', model: 'small/one' } as const;
const MODELS = {
  'GET https://openrouter.ai/api/v1/models': json({
    data: [
      {
        id: 'small/one',
        name: 'Small One',
        context_length: 32_000,
        pricing: { prompt: '0.000001', completion: '0.000002' },
      },
    ],
  }),
};
const TABS = ['Rules for returns', 'A shop with a very long name and everything that it sells'].map(
  (title, i) => ({
    tabId: 20 + i,
    windowId: 1,
    title,
    url: `https://shop.example/${i}`,
    host: 'shop.example',
    here: false,
  }),
);

const inPanel = (part: ReactNode) => (
  <main>
    <h1>Sightline</h1>
    {part}
  </main>
);

const openAll = () => {
  for (const details of document.querySelectorAll('details')) details.open = true;
};

/** What the states of a conversation do not show, with everything open that can be: each draws itself in a language, until the test is over. */
export const SCREENS: Readonly<Record<string, (locale: string) => Promise<void>>> = {
  async 'the first minutes'(locale) {
    draw(
      <Welcome connect={() => ({ send: () => {}, close: () => {} })} openPanel={() => {}} />,
      {},
      {},
      locale,
    );
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
    openAll();
  },
  async 'the list of models'(locale) {
    draw(inPanel(<Models what="choose" />), { provider: SERVER }, MODELS, locale);
    await expect.element(page.getByRole('button', { name: /Small One/ }).first()).toBeVisible();
  },
  async 'the ways to a first model'(locale) {
    draw(inPanel(<Models what="add" />), {}, {}, locale);
    await expect.element(page.getByText(t('add_intro'))).toBeVisible();
    openAll();
  },
  async 'the options'(locale) {
    renderOptions({ provider: SERVER, sites: { never: ['bank.example'] } }, MODELS, {}, locale);
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
    openAll();
  },
  async 'the composer with all that can be added'(locale) {
    const { store } = renderPanel(conversation({ ...STATES['about-words'], turns: [] }), locale);
    store.actions.receive({ type: 'pages', pages: TABS });
    store.actions.choosePages(TABS, true);
    store.actions.openPages(true);
    await expect.element(page.getByText(t('panel_about'))).toBeVisible();
    await page.getByRole('button', { name: t('dictate'), exact: true }).click();
    await expect.element(page.getByText(t('dictate_first'))).toBeVisible();
  },
};
