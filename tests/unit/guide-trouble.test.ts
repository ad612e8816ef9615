import { describe, expect, test } from 'vitest';
import type { GuideCard, GuideStep } from '../../src/contracts/guide.ts';
import type { IndexLine } from '../../src/contracts/page-index.ts';
import { walkOf } from '../../src/modes/guide/cache.ts';
import { checkReply } from '../../src/modes/guide/check-reply.ts';
import { canGoBack, isDeadEnd, tellDeadEnds, withDeadEnd } from '../../src/modes/guide/dead-ends.ts';
import { problemWith, refusedFields } from '../../src/modes/guide/problems.ts';
import { stepPrompt } from '../../src/modes/guide/prompt.ts';
import { addStep, endStep } from '../../src/modes/guide/session.ts';
import {
  guideCard,
  guideLine,
  guideStep,
  guideReply as reply,
  guideTarget as target,
} from '../fakes/guide.ts';

const line = (n: number, role: string, text: string, notes: string[] = []) =>
  guideLine(n, role, text, { notes });
const done = (card: GuideCard, over: Partial<GuideStep>): GuideCard =>
  endStep(addStep(card, guideStep({ url: 'https://town.example/', ...over })), 'done', 'person', 1);
const card = () => guideCard('Find the opening hours');

describe('what the page says is wrong with a field', () => {
  const email = line(2, 'textbox', 'Email address');
  test.each<[string, IndexLine, IndexLine[], number[], string | null]>([
    [
      'its own message',
      line(2, 'textbox', 'Email', ['invalid: "Please fill out this field."']),
      [],
      [],
      'Please fill out this field.',
    ],
    [
      'a summary that names it',
      email,
      [line(5, 'link', 'Enter your email address')],
      [5],
      'Enter your email address',
    ],
    [
      'an alert that was there before',
      email,
      [line(5, 'alert', 'The email address is not known')],
      [],
      'The email address is not known',
    ],
    [
      'a toast about it',
      email,
      [line(5, 'status', 'Not saved: email address missing')],
      [5],
      'Not saved: email address missing',
    ],
    [
      'the only message, for a field marked as wrong',
      line(2, 'textbox', 'Name', ['invalid']),
      [line(5, 'status', 'Please check what you entered')],
      [5],
      'Please check what you entered',
    ],
    [
      'nothing, where the message is about something else',
      email,
      [line(5, 'status', '3 items in the basket')],
      [5],
      null,
    ],
    [
      'nothing, where the words were there before',
      email,
      [line(5, 'paragraph', 'We never give your email address away')],
      [],
      null,
    ],
    ['nothing about a button', line(2, 'button', 'Save'), [line(5, 'status', 'Save failed')], [5], null],
  ])('%s', (_, field, others, fresh, expected) => {
    expect(problemWith(field, [field, ...others], new Set(fresh))).toBe(expected);
  });

  test('without a model the refused fields come next, once something was done', () => {
    const lines = [line(1, 'textbox', 'Name'), line(2, 'textbox', 'Town', ['invalid'])];
    expect(refusedFields(lines, [])).toEqual([]);
    expect(refusedFields(lines, done(card(), {}).steps).map(({ n }) => n)).toEqual([2]);
  });

  test('"done" is not taken while the page refuses a field after the last step', () => {
    const lines = [line(1, 'status', 'Form'), line(2, 'textbox', 'Town', ['invalid: "Fill this in"'])];
    const said = reply({ action: 'done', index: 1, text: 'Form' });
    const page = { url: 'https://town.example/', lines };
    expect(
      checkReply(said, page, done(card(), { seen: 'error: textbox "Town": Fill this in' })),
    ).toMatchObject({ ok: false, why: 'refused', candidates: [{ n: 2 }] });
    expect(checkReply(said, page, done(card(), { seen: 'now at /x "Y"' }))).toMatchObject({ ok: true });
  });
});

describe('a step that the person called wrong', () => {
  const url = 'https://town.example/';
  const wrong = () => done(card(), { target: target('link', 'Map'), thumb: 'down' });
  test('is not proposed again on its page', () => {
    const lines = [line(3, 'link', 'Map')];
    const said = reply({ index: 3, text: 'Map' });
    expect(checkReply(said, { url, lines }, wrong())).toMatchObject({ ok: false, why: 'disliked' });
    expect(checkReply(said, { url: `${url}other`, lines }, wrong())).toMatchObject({ ok: true });
  });
  test('keeps its walk from being kept', () => {
    const reached = (over: Partial<GuideStep>): GuideCard => ({
      ...done(card(), { target: target('link', 'Map'), ...over }),
      phase: 'done',
    });
    expect(walkOf(reached({}), 0)).toBeDefined();
    expect(walkOf(reached({ thumb: 'down' }), 0)).toBeUndefined();
  });
});

describe('a page that leads nowhere', () => {
  const gone = 'https://town.example/gone';
  const walked = () =>
    done(
      {
        ...card(),
        urls: [
          { url: 'https://town.example/', x: 0, y: 0 },
          { url: gone, x: 0, y: 0 },
        ],
      },
      { target: target('link', 'Opening hours') },
    );

  test('is taken down once, with what led there, and told', () => {
    const after = withDeadEnd(walked(), gone);
    expect(isDeadEnd(after, gone)).toBe(true);
    expect(withDeadEnd(after, gone)).toBe(after);
    expect(tellDeadEnds(after)).toBe('Dead ends, not to be tried again: "Opening hours" (/gone)');
    const page = {
      url: 'https://town.example/',
      title: 'Town',
      lang: 'en',
      readyState: 'complete' as const,
      dark: false,
      selection: '',
      canvasOnly: false,
      lines: [],
      frames: {},
    };
    expect(stepPrompt(after, page, []).at(-1)?.content).toContain('Dead ends, not to be tried again');
  });
  test('is not proposed again: neither the control on its page nor the address', () => {
    const after = withDeadEnd(walked(), gone);
    const lines = [line(3, 'link', 'Opening hours'), line(4, 'link', 'Contact')];
    const page = { url: 'https://town.example/', lines };
    expect(checkReply(reply({ index: 3, text: 'Opening hours' }), page, after)).toMatchObject({
      ok: false,
      why: 'dead-end',
    });
    expect(checkReply(reply({ action: 'navigate', value: '/gone' }), page, after)).toMatchObject({
      ok: false,
      why: 'dead-end',
    });
    expect(checkReply(reply({ index: 4, text: 'Contact' }), page, after)).toMatchObject({ ok: true });
    expect(
      checkReply(
        reply({ index: 3, text: 'Opening hours' }),
        { ...page, url: 'https://town.example/other' },
        after,
      ),
    ).toMatchObject({ ok: true });
  });
  test('can be left where the guide has come from elsewhere', () => {
    expect(canGoBack(walked(), { url: gone } as never)).toBe(true);
    expect(canGoBack(card(), { url: gone } as never)).toBe(false);
  });
});
