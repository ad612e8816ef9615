import { describe, expect, it } from 'vitest';
import { answerInstantly } from '../../src/modes/find/instant.ts';
import { bestControl } from '../../src/modes/guide/instant.ts';
import { newCard } from '../../src/modes/guide/session.ts';
import { instantFound } from '../../src/modes/hide/instant.ts';
import sample from '../../src/welcome/sample/index.html?raw';
import { pageOf } from '../fakes/page-lines.ts';
import { indexPage } from './index-page.ts';

type Messages = Record<string, { message: string }>;
const LOCALES = import.meta.glob<Messages>('../../public/_locales/*/messages.json', {
  eager: true,
  import: 'default',
});
const nameOf = (path: string) => path.split('/').at(-2) ?? '';

/** The sample page as its script writes it. */
function sampleIn(messages: Messages): string {
  const parsed = new DOMParser().parseFromString(sample, 'text/html');
  for (const each of parsed.querySelectorAll<HTMLElement>('[data-text]'))
    each.textContent = messages[each.dataset.text ?? '']?.message ?? '';
  for (const each of parsed.querySelectorAll<HTMLElement>('[data-label]'))
    each.setAttribute('aria-label', messages[each.dataset.label ?? '']?.message ?? '');
  return parsed.body.innerHTML;
}

describe.each(Object.entries(LOCALES).map(([path, messages]) => [nameOf(path), messages] as const))(
  'the first minutes in "%s"',
  (locale, messages) => {
    const text = (key: string) => messages[key]?.message ?? '';

    it('show each mode at work on the sample page, without a model', () => {
      const page = indexPage(sampleIn(messages));
      const read = (purpose: 'find' | 'guide' | 'hide') =>
        pageOf(page.snapshot(purpose).lines, { lang: locale.replace('_', '-') });

      const { citations, notes } = answerInstantly(text('welcome_ask_find'), read('find'));
      expect.soft(citations[0]?.phrase).toContain('5.50');
      expect.soft(notes.map(({ code }) => code)).toEqual(['instant-quotes']);
      const step = bestControl(newCard(text('welcome_ask_guide'), 'instant', false, 0), read('guide').lines);
      expect.soft(step).toMatchObject({ kind: 'step', line: { text: text('sample_book') } });
      expect.soft(instantFound(text('panel_example_hide_1'), read('hide').lines)).toHaveLength(1);
    });
  },
);
