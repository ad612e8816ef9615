import type { ReadyQuestion } from '../contracts/questions.ts';
import { askableHeadings, fittingQuestions } from '../modes/fitting-questions.ts';
import type { PageDocument } from '../modes/mode.ts';
import { t } from '../platform/i18n.ts';

/** Texts of the questions that are tried, `panel_ready_<name>`, what most people want first. */
const ASKED = {
  find: ['panel_example_find_1', 'panel_example_find_3', 'panel_example_find_2'],
  guide: [
    'panel_ready_sign_in',
    'panel_example_guide_1',
    'panel_example_guide_3',
    'panel_ready_language',
    'panel_example_guide_2',
    'panel_ready_subscribe',
  ],
  hide: [
    'panel_example_hide_2',
    'panel_ready_popup',
    'panel_example_hide_1',
    'panel_example_hide_3',
    'panel_ready_newsletter',
    'panel_ready_related',
    'panel_ready_share',
    'panel_ready_sidebar',
    'panel_ready_video',
  ],
} as const;

/** How many of a page's parts are asked about. */
const HEADINGS = 2;

/** Questions that what a tab shows can answer: it is read here and each is tried on it, without a request. Throws what stands in the way of reading. */
export async function readyQuestions(document: PageDocument): Promise<ReadyQuestion[]> {
  const isPage = (await document.kind()) === 'html';
  const find = await document.snapshot('find');
  const readings = isPage
    ? { find, guide: await document.snapshot('guide'), hide: await document.snapshot('hide') }
    : { find };
  const [about, ...others] = ASKED.find.map((key) => t(key));
  const parts = askableHeadings(find, about!)
    .slice(0, HEADINGS)
    .map((heading) => t('panel_ready_heading', { heading }));
  const candidates = [
    ...[about!, ...parts, ...others].map((text) => ({ mode: 'find' as const, text })),
    ...(['guide', 'hide'] as const).flatMap((mode) => ASKED[mode].map((key) => ({ mode, text: t(key) }))),
  ];
  return fittingQuestions(candidates, readings);
}
