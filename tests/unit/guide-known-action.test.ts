import { describe, expect, test } from 'vitest';
import type { GuideCard, GuideStep } from '../../src/contracts/guide.ts';
import type { IndexLine } from '../../src/contracts/page-index.ts';
import type { Walk } from '../../src/modes/guide/cache.ts';
import { knownAction } from '../../src/modes/guide/known-action.ts';
import { targetOf } from '../../src/modes/guide/locator.ts';
import { NOTHING_SEEN } from '../../src/modes/guide/prompt.ts';
import { guideCard, guideLine, guideStep } from '../fakes/guide.ts';

const SITE = 'https://notes.example';
const nav = { landmark: 'navigation "Main"' };
const LINES = [
  guideLine(1, 'button', 'Account', nav),
  guideLine(2, 'menuitem', 'Preferences', nav),
  guideLine(3, 'menuitem', 'Sign out', nav),
  guideLine(4, 'checkbox', 'Digests'),
];
const walkOver = (
  lines: readonly IndexLine[],
  n: number,
  more: Partial<Walk['steps'][number]> = {},
): Walk => ({
  id: 'w',
  site: SITE,
  task: 'Turn on the dark theme',
  savedAt: 1,
  usedAt: 1,
  uses: 0,
  evidence: null,
  steps: [
    {
      instruction: `Open “${lines.find((line) => line.n === n)!.text}”`,
      hint: '',
      action: 'click',
      value: null,
      locator: targetOf(lines.find((line) => line.n === n)!, lines).locator,
      ...more,
    },
  ],
});
const account = targetOf(LINES[0]!, LINES);
/** The account menu was opened for the first of three parts. */
const card = (over: Partial<GuideCard> = {}, step: Partial<GuideStep> = {}): GuideCard => ({
  ...guideCard('Switch the digests on'),
  outline: {
    parts: ['Open the account menu', 'Open preferences', 'Switch on digests'],
    at: 1,
    changed: false,
  },
  steps: [{ ...guideStep({ state: 'done', target: account, ...step }), number: 1 }],
  ...over,
});
const known = (of: GuideCard, lines = LINES, walk = walkOver(LINES, 2)) =>
  knownAction(of, { url: `${SITE}/a`, lines } as Parameters<typeof knownAction>[1], async () => [walk]);

test('the next part of the outline is offered from memory, and ticks the outline on', async () => {
  expect(await known(card())).toEqual({
    line: LINES[1],
    reply: {
      instruction: 'Open “Preferences”',
      hint: '',
      index: 2,
      text: 'Preferences',
      action: 'click',
      value: null,
      commits: false,
      part: 2,
    },
  });
});

test.each([
  ['Konto-Menü öffnen', 'Einstellungen wählen', 'Konto', 'Einstellungen'],
  ['Abrir el menú Cuenta', 'Elegir Preferencias', 'Cuenta', 'Preferencias'],
  ['فتح قائمة الحساب', 'اختر التفضيلات', 'الحساب', 'التفضيلات'],
  ['アカウントメニューを開く', '設定を選択', 'アカウント', '設定'],
  ['打开账户菜单', '选择设置', '账户', '设置'],
])('in other languages, too: %s, %s', async (first, second, menu, item) => {
  const lines = [guideLine(1, 'button', menu, nav), guideLine(2, 'menuitem', item, nav)];
  const outline = { parts: [first, second], at: 1, changed: false };
  const found = await known(
    card({ outline }, { target: targetOf(lines[0]!, lines) }),
    lines,
    walkOver(lines, 2),
  );
  expect(found?.line.text).toBe(item);
});

test('the first step is offered where the task says what to do first', async () => {
  const begun = { steps: [], outline: null };
  const first = walkOver(LINES, 1);
  const task = 'Open the account menu, then switch the digests on';
  expect((await known(card({ ...begun, task }), LINES, first))?.line).toBe(LINES[0]);
  expect(await known(card({ ...begun, task: 'Open the account menu' }), LINES, first)).toBeUndefined();
  expect(
    await known(card({ ...begun, task: 'Delete the account, then sign out' }), LINES, first),
  ).toBeUndefined();
});

describe('nothing is offered', () => {
  const other = (i: number, more: Partial<IndexLine>) =>
    LINES.map((line, at) => (at === i ? { ...line, ...more } : line));
  test.each<[string, GuideCard]>([
    ['where the newest step was not all of its part', card({}, { target: targetOf(LINES[2]!, LINES) })],
    ['where the newest step was not done', card({}, { state: 'skipped' })],
    ['where it changed nothing', card({}, { seen: NOTHING_SEEN })],
    ['where the page refused it', card({}, { seen: 'error: no account' })],
    ['without an outline', card({ outline: null })],
    ['behind the last part', card({ outline: { parts: ['Open the account menu'], at: 1, changed: false } })],
    ['where the person said something', card({ said: [{ words: 'not that one', after: 1 }] })],
    [
      'where the part asks for more than to open it',
      card({ outline: { parts: ['Open account', 'Reset preferences'], at: 1, changed: false } }),
    ],
    [
      'where it was called wrong for a task like this',
      card({ disliked: [{ page: `${SITE}/a`, action: 'click', role: 'menuitem', text: 'Preferences' }] }),
    ],
  ])('%s', async (_, of) => expect(await known(of)).toBeUndefined());

  test.each<[string, readonly IndexLine[]]>([
    ['where the control has another name', other(1, { text: 'Settings' })],
    ['where it is something else', other(1, { role: 'button' })],
    ['where it stands in another region', other(1, { landmark: 'contentinfo' })],
    ['where it cannot be pressed', other(1, { notes: ['disabled'] })],
    ['where it is behind a dialog', other(1, { behind: true })],
    ['where another control is called like it', [...LINES, guideLine(9, 'link', 'Preferences')]],
  ])('%s', async (_, lines) => expect(await known(card(), [...lines])).toBeUndefined());

  test('of what commits, or enters something, or was done on another site', async () => {
    expect(await known(card(), LINES, walkOver(LINES, 2, { commits: true }))).toBeUndefined();
    expect(await known(card(), LINES, walkOver(LINES, 2, { action: 'type', value: 'a' }))).toBeUndefined();
    expect(
      await known(card(), LINES, { ...walkOver(LINES, 2), site: 'https://other.example' }),
    ).toBeUndefined();
  });
});
