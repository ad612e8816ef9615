import type { ReactNode } from 'react';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { studySchema } from '../../src/contracts/study.ts';
import { EXAMPLE } from '../../src/core/study/example.ts';
import { NO_SIGNALS } from '../../src/core/study/signals.ts';
import { LabelsPage } from '../../src/labels/LabelsPage.tsx';
import { t } from '../../src/platform/i18n.ts';
import { Models } from '../../src/sidepanel/models/Models.tsx';
import { StudyBar } from '../../src/sidepanel/study/StudyBar.tsx';
import { StudyPage } from '../../src/study/StudyPage.tsx';
import { Welcome } from '../../src/welcome/Welcome.tsx';
import '../../src/sidepanel/panel.css';
import '../../src/welcome/welcome.css';
import { fakeLabelsHost } from '../fakes/labels.ts';
import { fakeStudyHost } from '../fakes/study.ts';
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

/** One task was done; another goes on, or questions are asked. */
function studyHost(step: number, going: boolean) {
  const study = studySchema.parse({
    ...EXAMPLE,
    questionnaires: { atEnd: [{ use: 'sus' }, { use: 'nasa-tlx' }] },
  });
  const result = {
    task: 'year',
    condition: 'without',
    place: 1,
    seconds: 9,
    end: 'done',
    answer: '1698',
  } as const;
  const graded = { ...result, signals: NO_SIGNALS, byGold: 'completed', byHand: null } as const;
  const since = { since: Date.now(), tabId: 1, signals: NO_SIGNALS };
  const run = { participant: 1, consentedAt: 1, step, results: [graded], questionnaires: [], endedAt: null };
  return fakeStudyHost({ study, runs: [{ ...run, going: going ? since : null }] }).host;
}

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
  async 'a study, for its researcher'(locale) {
    draw(<StudyPage host={studyHost(1, false)} />, {}, {}, locale);
    await expect.element(page.getByText(t('study_grading'))).toBeVisible();
  },
  async 'a study, for its participant, with its sign in the panel'(locale) {
    const task = { instruction: 'Find the year', asksAnswer: true, until: Date.now() + 90_000 };
    draw(
      <>
        <StudyBar mark={{ allows: 'find', task }} />
        <StudyPage host={studyHost(2, false)} />
      </>,
      {},
      {},
      locale,
    );
    await page.getByRole('spinbutton').fill('1');
    await page.getByRole('button', { name: t('study_begin'), exact: true }).click();
    await expect.element(page.getByText(t('study_sus_10'))).toBeVisible();
  },
  async 'a page that is labelled'(locale) {
    draw(<LabelsPage host={fakeLabelsHost().host} />, {}, {}, locale);
    await page.getByRole('button', { name: 'Museum' }).click();
    await expect.element(page.getByText(t('labels_how_find'))).toBeVisible();
  },
  async 'steps that were recorded'(locale) {
    draw(<LabelsPage host={fakeLabelsHost().host} />, {}, {}, locale);
    await page.getByRole('button', { name: 'Museum' }).click();
    await page.getByRole('radio', { name: t('panel_mode_guide') }).click();
    await page.getByRole('button', { name: t('labels_record'), exact: true }).click();
    await page.getByRole('button', { name: t('labels_record_stop'), exact: true }).click();
    await expect.element(page.getByRole('textbox', { name: t('labels_shows') })).toBeVisible();
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
