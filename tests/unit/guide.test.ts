import { estimateTokenCount } from 'tokenx';
import { describe, expect, test } from 'vitest';
import type { GuideStep } from '../../src/contracts/guide.ts';
import type { IndexLine } from '../../src/contracts/page-index.ts';
import { lineTokens } from '../../src/core/text/tokens.ts';
import { loadWalks, MAX_WALKS_PER_SITE, sameTask, saveWalk, type Walk } from '../../src/modes/guide/cache.ts';
import { isReached } from '../../src/modes/guide/evidence.ts';
import { stateOf } from '../../src/modes/guide/fingerprint.ts';
import { bestControl } from '../../src/modes/guide/instant.ts';
import { locate, locatorOf } from '../../src/modes/guide/locator.ts';
import { nameInWords, whereOf } from '../../src/modes/guide/name-in-words.ts';
import { observe } from '../../src/modes/guide/observer.ts';
import { finishedOutline, outlineAfter } from '../../src/modes/guide/outline.ts';
import { stepPrompt } from '../../src/modes/guide/prompt.ts';
import { resolveTarget } from '../../src/modes/guide/resolve-target.ts';
import { effectOf, lookAt } from '../../src/modes/guide/seen.ts';
import { STEP_BUDGET, selectForStep } from '../../src/modes/guide/select.ts';
import { addStep, endStep, hear, stepBack, withUrl } from '../../src/modes/guide/session.ts';
import { summarize } from '../../src/modes/guide/summary.ts';
import { guideCard as card, guideLine, guideReply as reply, guideStep as step } from '../fakes/guide.ts';
import { memoryStore } from '../fakes/memory-store.ts';

let n = 0;
const line = (role: string, text: string, more?: Partial<IndexLine>) => guideLine(++n, role, text, more);
const page = (lines: IndexLine[], title = 'Shop') => ({
  url: 'https://shop.example/a',
  title,
  lang: 'en',
  readyState: 'complete' as const,
  dark: false,
  selection: '',
  canvasOnly: false,
  frames: {},
  lines,
});

describe('a target', () => {
  const save = line('button', 'Save');
  const cancel = line('button', 'Cancel');
  const [a, b] = [line('button', 'Delete'), line('button', 'Delete')];
  const icon = line('button', '', { notes: ['icon fa fa-trash', 'id del-3'] });
  const lines = [save, cancel, a, b, icon];

  test('is taken where number and name agree, whatever case and quotes', () => {
    expect(resolveTarget(reply({ index: save.n, text: ' save ' }), lines)).toEqual({ ok: true, line: save });
  });
  test('is looked up by name where they disagree, and never guessed', () => {
    expect(resolveTarget(reply({ index: cancel.n, text: 'Save' }), lines)).toEqual({ ok: true, line: save });
    expect(resolveTarget(reply({ index: save.n, text: 'Delete' }), lines)).toMatchObject({
      ok: false,
      why: 'ambiguous',
    });
    expect(resolveTarget(reply({ index: save.n, text: 'Send' }), lines)).toMatchObject({
      ok: false,
      why: 'different',
    });
    expect(resolveTarget(reply({ index: save.n, text: '' }), lines)).toMatchObject({ ok: false });
    expect(resolveTarget(reply({ index: 9999, text: 'Send' }), lines)).toMatchObject({
      ok: false,
      why: 'unknown',
    });
    expect(resolveTarget(reply({ index: null, text: '' }), lines)).toMatchObject({
      ok: false,
      why: 'missing',
    });
  });
  test('without a name agrees with no text or with its notes', () => {
    expect(resolveTarget(reply({ index: icon.n, text: '' }), lines)).toEqual({ ok: true, line: icon });
    expect(resolveTarget(reply({ index: icon.n, text: 'icon fa fa-trash' }), lines)).toEqual({
      ok: true,
      line: icon,
    });
    expect(resolveTarget(reply({ index: icon.n, text: 'Delete everything' }), lines)).toMatchObject({
      ok: false,
    });
  });
  test('behind an open dialog is refused, by number and by name', () => {
    const covered = { ...save, behind: true };
    const all = [covered, cancel];
    expect(resolveTarget(reply({ index: save.n, text: 'Save' }), all)).toEqual({
      ok: false,
      why: 'behind',
      candidates: [cancel],
    });
    expect(resolveTarget(reply({ index: 9999, text: 'Save' }), all)).toMatchObject({ ok: false });
  });
  test('is not needed for an address', () => {
    expect(resolveTarget(reply({ action: 'navigate', value: 'https://x.example' }), lines)).toEqual({
      ok: true,
      line: null,
    });
  });
});

describe('a locator', () => {
  test('finds the same control among namesakes by its surroundings, and nothing when they say nothing', () => {
    const rows = ['Ada', 'Bob', 'Cy'].flatMap((name) => [line('link', name), line('button', 'Edit')]);
    const kept = locatorOf(rows[3]!, rows);
    const later = rows.map((each) => ({ ...each, n: each.n + 500 }));
    expect(locate(kept, later)?.n).toBe(rows[3]!.n + 500);
    const bare = [line('button', 'Edit'), line('button', 'Edit')];
    expect(locate({ ...kept, before: [], after: [] }, bare)).toBeUndefined();
  });
  test('of a nameless control wants its own marks', () => {
    const bell = line('button', '', { notes: ['icon bell', 'pressed'] });
    expect(locate(locatorOf(bell, [bell]), [line('button', '', { notes: ['icon bell'] })])).toBeDefined();
    expect(locate(locatorOf(bell, [bell]), [line('button', '', { notes: ['icon trash'] })])).toBeUndefined();
  });
});

describe('the lines for a step', () => {
  const text = Array.from({ length: 200 }, (_, i) =>
    line('paragraph', `Sentence number ${i} with quite a few words to read in it.`, { kind: 'text' }),
  );
  test('are the whole page where it is small', () => {
    const small = text.slice(0, 20);
    expect(selectForStep(small, 'x', STEP_BUDGET)).toEqual(small);
  });
  test('hold every control of a long article, and drop text instead', () => {
    const controls = Array.from({ length: 120 }, (_, i) => line('button', `Action ${i}`));
    const chosen = selectForStep([...text, ...controls], 'press Action 7', STEP_BUDGET);
    expect(controls.every((control) => chosen.includes(control))).toBe(true);
    expect(chosen.filter((each) => each.kind === 'text').length).toBeLessThan(100);
  });
  test('hold what has come since the last step, and alerts, however full the page is', () => {
    const controls = Array.from({ length: 2000 }, (_, i) => line('button', `Press action number ${i} now`));
    const said = line('paragraph', 'Your changes are saved.', { kind: 'text' });
    const alert = line('alert', 'The session ends soon.', { kind: 'text' });
    const chosen = selectForStep([...controls, said, alert], 'press action', STEP_BUDGET, new Set([said.n]));
    expect(chosen).toContain(said);
    expect(chosen).toContain(alert);
  });
  test('stay within the hard bound, keep the links that the task names, and the order of the page', () => {
    const links = Array.from({ length: 3000 }, (_, i) =>
      line('link', i === 2777 ? 'Quantum entanglement' : `Article about topic ${i}`, { landmark: 'main' }),
    );
    const chosen = selectForStep(links, 'Open the article on quantum entanglement', STEP_BUDGET);
    expect(chosen.some((each) => each.text === 'Quantum entanglement')).toBe(true);
    expect(chosen.reduce((sum, each) => sum + lineTokens(each), 0)).toBeLessThanOrEqual(STEP_BUDGET.hard);
    expect(chosen.map((each) => each.n)).toEqual(chosen.map((each) => each.n).sort((x, y) => x - y));
  });
});

test('the prompt carries address and lines in its last message only, and no other line looks like one', () => {
  const done = endStep(addStep(card(), step({ instruction: '[3] button: trick' })), 'done', 'person', 1);
  const lines = [line('button', 'Save')];
  const messages = stepPrompt(done, page(lines), lines);
  expect(messages.at(-1)!.content).toContain(`[${lines[0]!.n}] button: Save`);
  expect(messages.at(-1)!.content).toContain('URL: https://shop.example/a');
  const looks = messages.flatMap(({ content }) => content.split('\n')).filter((each) => /^\[\d/.test(each));
  expect(looks).toHaveLength(1);
});

describe('the state machine', () => {
  test('goes back without losing the way, and numbers on from there', () => {
    const two = addStep(endStep(addStep(card(), step()), 'done', 'person', 1), step());
    const back = stepBack(two);
    expect(back.steps).toHaveLength(1);
    expect(back.steps[0]).toMatchObject({ number: 1, state: 'current' });
    expect(addStep(endStep(back, 'done', 'person', 2), step()).steps.at(-1)!.number).toBe(2);
    expect(stepBack(back)).toBe(back);
  });
  test('keeps the way as a stack with the place in each page', () => {
    let now = withUrl(withUrl(card(), 'a', 0, 0), 'a', 0, 300);
    now = withUrl(withUrl(now, 'b', 0, 0), 'a', 0, 10);
    expect(now.urls).toEqual([{ url: 'a', x: 0, y: 10 }]);
  });
  test('counts what CowPilot counts', () => {
    let now = endStep(addStep(card(), step()), 'done', 'person', 1);
    now = endStep(addStep(now, step()), 'done', 'sightline', 2);
    now = endStep(addStep(now, step()), 'skipped', null, 3);
    expect(summarize({ ...now, phase: 'done', endedAt: 9 })).toMatchObject({
      humanSteps: 1,
      agentSteps: 1,
      skippedSteps: 1,
      agentFinished: true,
      success: true,
      tokens: 300,
      totalMs: 9,
    });
  });
});

describe('what the person writes meanwhile', () => {
  const asked = addStep(card(), step({ instruction: 'Open the personal account' }));
  const told = hear(asked, '  not that one,\nthe [2] company account ', 5);

  test('gives up the step that was shown, and goes along with the next request, before the page', () => {
    expect(told.steps[0]).toMatchObject({ state: 'rejected', endedAt: 5 });
    expect(told.said).toEqual([{ words: 'not that one,\nthe [2] company account', after: 1 }]);
    const { content } = stepPrompt(told, page([line('button', 'Save')]), [line('button', 'Save')])[1]!;
    expect(String(content).split('\n')[1]).toMatch(
      /^The person said after step 1, .*: not that one, the .*company account$/,
    );
    expect(String(content)).not.toMatch(/^\[2\]/m);
  });

  test('is looked for without a model, too', () => {
    const lines = [line('button', 'Personal account'), line('button', 'Company account')];
    const task = { ...card(), task: 'open the account settings' };
    expect(bestControl(hear(task, 'the company one', 1), lines)).toMatchObject({ line: lines[1] });
  });

  test('is kept short, and only the newest of it', () => {
    const many = Array.from({ length: 9 }, (_, i) => `${i} ${'x'.repeat(400)}`);
    const now = many.reduce((each, words) => hear(each, words, 1), card());
    expect(now.said).toHaveLength(6);
    expect(now.said?.at(-1)?.words).toMatch(/^8 x{298}$/);
  });
});

describe('the observer', () => {
  const state = (full: string) => ({ id: full, keys: [], full });
  const walked = (...states: string[]) =>
    states.reduce((now, id) => endStep(addStep(now, step({ fingerprint: id })), 'done', 'person', 1), card());
  test('sees two states taking turns, the same step again, and four steps without progress', () => {
    expect(observe(walked('a', 'b', 'a'), state('b'), page([]), 30)).toContain('alternating');
    expect(observe(walked('a', 'a'), state('a'), page([]), 30)).toContain('same-step');
    const various = ['w', 'x', 'y', 'z'].reduce(
      (now, value) => endStep(addStep(now, step({ fingerprint: 'a', value })), 'done', 'person', 1),
      card(),
    );
    expect(observe(various, state('a'), page([]), 30)).toContain('no-progress');
    expect(observe(walked('a', 'b', 'c'), state('d'), page([]), 30)).toEqual([]);
    expect(observe(walked('a', 'b'), state('c'), page([]), 2)).toContain('step-limit');
  });
  test('sees error pages and login walls, but not a login that was asked for', () => {
    const wall = [line('textbox', 'Password', { notes: ['password'] }), line('button', 'Log in')];
    expect(observe({ ...walked('a'), task: 'Order new shoes' }, state('b'), page(wall), 30)).toEqual([
      'login-wall',
    ]);
    expect(observe({ ...walked('a'), task: 'Log in as ada' }, state('b'), page(wall), 30)).toEqual([]);
    const fromPage = { ...walked('a'), task: 'Take me there', about: 'Log in as ada' };
    expect(observe(fromPage, state('b'), page(wall), 30)).toEqual(['login-wall']);
    expect(observe(walked('a'), state('b'), page([], '404 Not Found'), 30)).toEqual(['error-page']);
  });
  test.each([
    ['bot-check', [line('iframe', 'Widget', { kind: 'frame', notes: ['challenges.cloudflare.com'] })], ''],
    ['bot-check', [line('heading', 'Sind Sie ein Roboter?', { kind: 'text' })], ''],
    ['bot-check', [line('paragraph', 'Checking your browser …')], 'Just a moment'],
    ['two-factor', [line('textbox', 'Verification code'), line('button', 'Continue')], ''],
    ['two-factor', [line('textbox', '', { notes: ['placeholder "認証コード"'] })], ''],
    ['paywall', [line('paragraph', 'Subscribe to continue reading this article.')], ''],
    [
      'cookie-wall',
      [line('paragraph', 'We use cookies'), line('button', 'Agree'), line('link', 'Home', { behind: true })],
      '',
    ],
  ])('names a wall that only the person gets past: %s', (wall, lines, title) => {
    expect(observe(walked('a'), state('b'), page(lines, title), 30)).toEqual([wall]);
  });
  test('takes no page for a wall that only speaks of such things', () => {
    const article = Array.from({ length: 50 }, (_, i) =>
      line('paragraph', `Line ${i} on how sites ask "Are you a robot?"`),
    );
    const form = [
      line('textbox', 'Postcode'),
      line('textbox', 'Discount code'),
      line('paragraph', 'We use cookies.'),
    ];
    const header = [
      line('link', 'Already a subscriber? Log in'),
      line('paragraph', 'Already a subscriber?'),
      line('paragraph', 'For subscribers only'),
    ];
    for (const lines of [article, form, header])
      expect(observe(walked('a'), state('b'), page(lines), 30)).toEqual([]);
  });
});

test('a state is the same after a reload and another after a change of a control', () => {
  const lines = () => [line('button', 'Save'), line('textbox', 'Name', { notes: ['value "Ada"'] })];
  expect(stateOf(page(lines())).id).toBe(stateOf(page(lines())).id);
  expect(stateOf(page([line('button', 'Save'), line('textbox', 'Name')])).id).not.toBe(
    stateOf(page(lines())).id,
  );
});

test.each([
  ['How do I change my password?', 'edit my password please', true],
  ['Wie ändere ich mein Passwort?', 'Passwort bearbeiten', true],
  ['Delete the post "One"', 'Delete the post "Two"', false],
  ['Book a table for 2', 'Book a table for 4', false],
  ['Open the history', 'Delete the history', false],
  ['Follow them on Facebook', 'Follow them on Instagram', false],
  ['Show this page in French', 'Show this page in Spanish', false],
])('%s | %s: the same task? %s', (a, b, same) => {
  expect(sameTask(a, b)).toBe(same);
});

test('a site keeps its most recently used walks', async () => {
  const store = memoryStore();
  const walk = (i: number, site = 'https://a.example'): Walk => ({
    id: `${site}${i}`,
    site,
    task: `Open item number ${i}`,
    savedAt: i,
    usedAt: i,
    uses: 0,
    steps: [],
    evidence: null,
  });
  await saveWalk(store, walk(1, 'https://b.example'));
  for (let i = 1; i <= MAX_WALKS_PER_SITE + 5; i += 1) await saveWalk(store, walk(i));
  const all = await loadWalks(store);
  expect(all.filter(({ site }) => site === 'https://a.example')).toHaveLength(MAX_WALKS_PER_SITE);
  expect(all.some(({ id }) => id === 'https://a.example1')).toBe(false);
  expect(all.some(({ site }) => site === 'https://b.example')).toBe(true);
});

describe('without a model', () => {
  const found = (task: string, lines: IndexLine[], at = card(task)) => {
    const step = bestControl(at, lines);
    return step.kind === 'step' ? step.line.text || step.reply.instruction : step.kind;
  };
  const site = [
    line('link', 'Home'),
    line('link', 'Account settings'),
    line('button', 'Search'),
    line('link', 'Passwort ändern'),
  ];
  test('the control that fits best is pointed at, link or button, and none when none fits', () => {
    expect(found('Where can I search this site?', site)).toBe('Search');
    expect(found('Wie kann ich mein Passwort ändern?', site)).toBe('Passwort ändern');
    expect(found('Where can I see my account settings?', site)).toBe('Account settings');
    expect(found('Order a pizza with olives', site)).toBe('nothing');
  });
  test('a question in another language than the page’s finds the control all the same', () => {
    const german = [
      line('link', 'Die neuesten Artikel der Woche für Sie und alle anderen'),
      line('link', 'Was ist das für ein Verein und wer sind wir'),
      line('searchbox', 'Suche nach Artikeln'),
    ];
    expect(found('How do I search this site?', german)).toBe('Suche nach Artikeln');
  });
  test('a headline that holds the word is no control for it', () => {
    const headline = line('link', 'Farmers search alternatives after harvest fails again in southern valley');
    expect(found('How do I search this site?', [headline])).not.toBe(headline.text);
  });
  test('fields of another form beside the button are not where to begin', () => {
    const header = [
      line('textbox', 'your password', { notes: ['password'] }),
      line('button', 'Log in'),
      line('textbox', 'Words'),
      line('button', 'Search'),
    ];
    expect(found('How do I search this site?', header)).toBe('Search');
    expect(found('How do I log in?', header)).toBe('your password');
  });
  test('what shares only the act with the task is no step', () => {
    const other = [line('button', 'Change language'), line('button', 'Delete draft'), line('link', 'News')];
    expect(found('Where do I change my settings?', other)).not.toBe('Change language');
    expect(found('How do I delete my account?', other)).not.toBe('Delete draft');
  });
  test('two controls that fit alike are offered instead of one being guessed', () => {
    const both = [
      line('link', 'Download the app'),
      line('link', 'Download the report'),
      line('link', 'Home'),
    ];
    const step = bestControl(card('download'), both);
    expect(step.kind === 'unsure' && step.candidates.map(({ text }) => text)).toEqual([
      'Download the app',
      'Download the report',
    ]);
  });
  test('signing up is not signing in, and one thing to do has many words', () => {
    const menu = [
      line('link', 'Sign in'),
      line('link', 'Sign up'),
      line('link', 'Contact'),
      line('link', 'Printable page'),
    ];
    expect(found('I want to log in', menu)).toBe('Sign in');
    expect(found('create an account', menu)).toBe('Sign up');
    expect(found('get in touch with them', menu)).toBe('Contact');
    expect(found('print this page', menu)).toBe('Printable page');
  });
  test('a control that is about the thing but does something else is no step', () => {
    const game = [line('link', 'More on the game'), line('link', 'Bill Murray'), line('link', 'Home')];
    expect(found('buy the game', game)).not.toBe('More on the game');
    expect(found('pay my bill', game)).not.toBe('Bill Murray');
  });
  test('one word counts in any form, in the language of the page', () => {
    const nota = [line('link', 'Últimas Noticias'), line('button', 'Imprimir'), line('link', 'Suscribite')];
    expect(found('imprimir la nota', nota)).toBe('Imprimir');
    expect(found('suscribirme', nota)).toBe('Suscribite');
  });
  test('the same control above and below is one', () => {
    const twice = [line('link', 'Kontakt'), line('link', 'KONTAKT'), line('link', 'Impressum')];
    expect(found('Kontakt aufnehmen', twice)).toBe('Kontakt');
  });
  test('a log-in form begins with its empty fields', () => {
    const form = () => [
      line('textbox', 'Email', { tag: 'input' }),
      line('input', 'Password', { tag: 'input', notes: ['password'] }),
      line('button', 'Log in'),
    ];
    expect(found('How do I log in?', form())).toBe('Email');
    const [email, ...rest] = form();
    email!.notes.push('value "ada@example.org"');
    expect(found('How do I log in?', [email!, ...rest])).toBe('Password');
    rest[0]!.notes.push('filled in');
    expect(found('How do I log in?', [email!, ...rest])).toBe('Log in');
  });
  test('a nameless control is called by words of the page, never by a class', () => {
    const bell = line('button', '', { notes: ['icon fa fa-search css-1x2', 'near "Search the shop"'] });
    expect(found('search the shop', [bell, line('link', 'Home')])).toBe('Search the shop');
    expect(nameInWords(line('button', '', { notes: ['icon css-b14wyw'] }))).toBe('button');
    expect(nameInWords(line('link', '', { notes: ['to /order-history'] }))).toBe('order history');
  });
});

describe('what was seen of a step', () => {
  const url = 'https://shop.example/a';
  const seen = (before: IndexLine[], after: IndexLine[], over: Partial<GuideStep> = {}, at = url) => {
    const then = page(before);
    const now = { ...page(after), url: at };
    const done = { ...step({ fingerprint: stateOf(then).full, ...over }), number: 1 };
    return effectOf(done, lookAt(then, stateOf(then)), now, stateOf(now));
  };
  const city = line('textbox', 'City');
  const target = { n: city.n, role: 'textbox', text: 'City', locator: locatorOf(city, [city]) };
  const filled = (value: string) => ({ ...city, notes: [`value "${value}"`] });

  test('is that nothing changed', () => {
    expect(seen([city], [city])).toBe('no visible change');
  });
  test('is the value that the field has now, also when it was not cleared', () => {
    const typed = { action: 'type' as const, value: 'Rome', target };
    expect(seen([city], [filled('Rome')], typed)).toBe('now value "Rome"');
    expect(seen([filled('Rome')], [city], { ...typed, value: '' })).toBe('now empty');
    expect(seen([filled('Rome')], [filled('Rome')], { ...typed, value: '' })).toContain('now value "Rome"');
  });
  test('never holds what stands in a private field', () => {
    const secret = { ...city, notes: ['password', 'filled in'] };
    expect(seen([city], [secret], { action: 'type', privateInput: 'password', target })).toBe('filled in');
  });
  test('is an error first, then what came and what went', () => {
    const gone = line('button', 'Delete row 3');
    const after = [city, line('button', 'Undo'), line('alert', 'The city is unknown', { kind: 'text' })];
    expect(seen([city, gone], after)).toBe(
      'error: alert "The city is unknown"; new: button "Undo"; gone: button "Delete row 3"',
    );
  });
  test('is the page that it led to', () => {
    expect(seen([city], [line('heading', 'Weather')], {}, 'https://shop.example/weather?q=1')).toContain(
      'now at /weather?q=1 "Shop"',
    );
  });
  test('stands in the next request in place of "done", inside the page block', () => {
    const told = (over: Partial<GuideStep>) => {
      const done = endStep(addStep(card(), step(over)), 'done', 'person', 1);
      return stepPrompt(done, page([city]), [city]).at(-1)!.content;
    };
    expect(told({ seen: 'no visible change' })).toContain(': tried, no visible change');
    expect(told({ seen: 'now value "Rome"' })).toContain(': done; now value "Rome"');
    const nameless = { ...target, text: '', where: 'near "From", Route' };
    expect(told({ action: 'type', target: nameless })).toContain('(type textbox (near "From", Route))');
  });
});

test('a step counts as done when the page shows what it was to bring about', () => {
  const field = line('textbox', 'City', { notes: ['value "Rome"'] });
  const at = { n: field.n, role: 'textbox', text: 'City', locator: locatorOf(field, [field]) };
  const of = (over: Partial<GuideStep>) => ({ ...step({ target: at, ...over }), number: 1 });
  expect(isReached(of({ action: 'type', value: 'rome' }), [field])).toBe(true);
  expect(isReached(of({ action: 'type', value: 'Paris' }), [field])).toBe(false);
  expect(isReached(of({ action: 'type', value: '' }), [field])).toBe(false);
  expect(isReached(of({ action: 'type', value: '' }), [{ ...field, notes: [] }])).toBe(true);
  expect(isReached(of({ action: 'check' }), [{ ...field, notes: ['not checked'] }])).toBe(false);
  expect(isReached(of({ action: 'click' }), [field])).toBe(false);
});

test('a control that others are called like is told with its place', () => {
  const rows = ['Route', 'Hotel'].flatMap((title) => [
    line('heading', title, { level: 2, kind: 'text' }),
    line('button', 'Edit'),
  ]);
  expect(whereOf(rows[1]!, rows)).toBe('below "Route"');
  expect(whereOf(rows[3]!, rows)).toBe('below "Hotel"');
  expect(whereOf(line('button', 'Save'), rows)).toBe('');
});

describe('the outline', () => {
  const first = outlineAfter(null, { plan: ['Open preferences', 'Choose Appearance', 'Save'], part: 1 });
  test('comes with the first step and is ticked off by the number of the part', () => {
    expect(first).toEqual({
      parts: ['Open preferences', 'Choose Appearance', 'Save'],
      at: 1,
      changed: false,
    });
    expect(outlineAfter(first, { plan: null, part: 2 })).toMatchObject({ at: 2, changed: false });
    expect(outlineAfter(first, { part: 99 })).toMatchObject({ at: 3 });
    expect(finishedOutline(first)?.at).toBe(4);
  });
  test('changes in sight, and keeps what was done', () => {
    const second = outlineAfter(first, { plan: null, part: 2 });
    const third = outlineAfter(second, { plan: ['Open account', 'Save'], part: 1 });
    expect(third).toEqual({ parts: ['Open preferences', 'Open account', 'Save'], at: 2, changed: true });
  });
  test('that is given again is no change', () => {
    const second = outlineAfter(first, { plan: null, part: 2 });
    expect(outlineAfter(second, { plan: ['Choose Appearance', 'Save'], part: 1 })).toMatchObject({
      parts: first!.parts,
      at: 2,
      changed: false,
    });
    expect(outlineAfter(second, { plan: first!.parts, part: 2 })).toMatchObject({ at: 2, changed: false });
  });
  test('is told in the next request, inside the page block', () => {
    const now = { ...card(), outline: first };
    const [, user] = stepPrompt(now, page([line('button', 'Save')]), []);
    expect(String(user!.content)).toMatch(
      /<page \w+>[\s\S]*Plan: 1 Open preferences; 2 Choose Appearance; 3 Save/,
    );
  });
  test('and a reason cost at most 60 tokens of reply', () => {
    const said = {
      why: 'The theme is chosen under Appearance, not on this page.',
      plan: ['Open preferences', 'Choose Appearance', 'Pick the dark theme', 'Save the changes'],
      part: 1,
    };
    expect(estimateTokenCount(JSON.stringify(said))).toBeLessThanOrEqual(60);
  });
});
