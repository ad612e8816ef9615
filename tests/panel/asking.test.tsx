import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderPanel } from './render.tsx';
import { conversation, STATES, turn } from './states.ts';

const box = () => page.getByRole('textbox', { name: 'Ask about this page' });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const EMPTY = conversation();

it('an answer that was too long to be kept whole says so', async () => {
  renderPanel(conversation({ turns: [turn({ cut: true })] }));
  await expect
    .element(page.getByRole('article', { name: 'Answer' }))
    .toHaveTextContent('This answer was too long to be kept whole: its end is missing.');
});

describe('asking', () => {
  it('sends with Enter, empties the box and shows the question at once', async () => {
    const { sent } = renderPanel(EMPTY);
    await box().fill('What does it cost?');
    await userEvent.keyboard('{Enter}');
    expect(sent).toEqual([{ type: 'ask', text: 'What does it cost?' }]);
    await expect.element(box()).toHaveValue('');
    await expect.element(page.getByRole('heading', { name: 'What does it cost?' })).toBeVisible();
    await expect.element(page.getByRole('article', { name: 'Answer' })).toHaveAttribute('aria-busy', 'true');
  });

  it('recalls what was asked with the arrow keys, and leaves what is being written alone', async () => {
    renderPanel(
      conversation({
        turns: [turn({ id: 'a', question: 'First?' }), turn({ id: 'b', question: 'Second?' })],
      }),
    );
    await box().click();
    await userEvent.keyboard('{ArrowUp}');
    await expect.element(box()).toHaveValue('Second?');
    await userEvent.keyboard('{ArrowUp}');
    await expect.element(box()).toHaveValue('First?');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect.element(box()).toHaveValue('');
    await box().fill('New words');
    await userEvent.keyboard('{ArrowUp}');
    await expect.element(box()).toHaveValue('New words');
  });

  it('says why a question was taken as it was, and how sure that is', async () => {
    const route = { handler: 'find', reason: '', by: 'local' } as const;
    renderPanel(conversation({ turns: [turn({ route: { ...route, confidence: 0.75 } })] }));
    await page.getByTitle('Chosen from the wording of your question. Fairly sure.').click();
    await expect
      .element(page.getByText('Chosen from the wording of your question. Fairly sure.'))
      .toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Guide me instead' })).toBeVisible();
  });

  it('sends with the button "Send"', async () => {
    const { sent } = renderPanel(EMPTY);
    await box().fill('Why?');
    await button('Send').click();
    expect(sent).toEqual([{ type: 'ask', text: 'Why?' }]);
  });

  it('makes a new line with Shift+Enter', async () => {
    const { sent } = renderPanel(EMPTY);
    await box().fill('one');
    await userEvent.keyboard('{Shift>}{Enter}{/Shift}two');
    await expect.element(box()).toHaveValue('one\ntwo');
    expect(sent).toEqual([]);
  });

  it('leaves Enter to an input method that composes', async () => {
    const { sent } = renderPanel(EMPTY);
    await box().fill('にほん');
    const composing = new KeyboardEvent('keydown', { key: 'Enter', isComposing: true, bubbles: true });
    box().element().dispatchEvent(composing);
    expect(sent).toEqual([]);
  });

  it('says in an alert that there is no question, and sends nothing', async () => {
    const { sent } = renderPanel(EMPTY);
    await box().fill('   ');
    await button('Send').click();
    await expect.element(page.getByRole('alert')).toHaveTextContent('There is no question yet.');
    expect(sent).toEqual([]);
  });

  it('takes the next question, and only that one, as the chip says', async () => {
    const { sent } = renderPanel(EMPTY);
    await page.getByRole('radio', { name: 'Guide' }).click();
    await box().fill('change my password');
    await userEvent.keyboard('{Enter}');
    expect(sent).toEqual([{ type: 'ask', text: 'change my password', mode: 'guide' }]);
    await expect.element(page.getByRole('radio', { name: 'Auto' })).toBeChecked();
  });

  it('offers slash commands and completes the one that is chosen', async () => {
    const { sent } = renderPanel(EMPTY);
    await box().fill('/');
    await expect
      .element(page.getByRole('option', { name: '/find' }))
      .toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect.element(box()).toHaveValue('/guide ');
    expect(sent).toEqual([]);
    expect(page.getByRole('listbox').elements()).toEqual([]);
  });

  it('asks back which list is meant, by the titles of those that fit', async () => {
    const { sent } = renderPanel(STATES['which-list'] ?? EMPTY);
    await expect.element(page.getByText('Several lists on this page fit.')).toBeVisible();
    await button('Lund').click();
    expect(sent).toEqual([
      expect.objectContaining({ type: 'ask', text: 'How many hotels are there? “Lund”', mode: 'find' }),
    ]);
  });

  it('offers questions that go on from the newest answer, and asks one without what is being written', async () => {
    const { sent, show } = renderPanel(STATES['next-questions'] ?? EMPTY);
    await box().fill('Something el');
    await button('What does it say about “Gift cards and vouchers”?').click();
    expect(sent).toEqual([
      { type: 'ask', text: 'What does it say about “Gift cards and vouchers”?', mode: 'find' },
    ]);
    await expect.element(box()).toHaveValue('Something el');
    show(conversation({ turns: [...(STATES['next-questions']?.turns ?? []), turn({ id: 'b' })] }));
    await expect.element(page.getByRole('navigation', { name: 'Further questions' })).not.toBeInTheDocument();
  });

  it('asks an example in its mode', async () => {
    const { sent } = renderPanel(STATES.empty ?? EMPTY);
    await button('Hide the ads').click();
    expect(sent).toEqual([{ type: 'ask', text: 'Hide the ads', mode: 'hide' }]);
  });

  it('has the page read for questions that fit it only when that is asked for, and shows them instead', async () => {
    const { sent, store } = renderPanel(STATES.empty ?? EMPTY);
    expect(sent).toEqual([]);
    await button('Find questions that fit this page').click();
    expect(sent).toEqual([{ type: 'offer-questions' }]);
    await expect.element(page.getByText('Trying questions')).toBeVisible();
    const { url } = STATES.empty ?? EMPTY;
    const questions = [{ mode: 'hide' as const, text: 'Hide the share buttons' }];
    store.actions.receive({ type: 'questions', url, questions });
    await button('Hide the share buttons').click();
    expect(sent.at(-1)).toEqual({ type: 'ask', text: 'Hide the share buttons', mode: 'hide' });
    expect(page.getByRole('button', { name: 'Hide the ads' }).elements()).toEqual([]);
  });

  it('keeps its general examples where none fits, and for another page', async () => {
    const { store } = renderPanel(STATES.empty ?? EMPTY);
    const { url } = STATES.empty ?? EMPTY;
    store.actions.receive({ type: 'questions', url, questions: [] });
    await expect.element(page.getByText('None of the ready questions')).toBeVisible();
    await expect.element(button('Hide the ads')).toBeVisible();
    const questions = [{ mode: 'find' as const, text: 'Of another page?' }];
    store.actions.receive({ type: 'questions', url: 'https://other.example/', questions });
    await expect.element(page.getByText('sends nothing')).toBeVisible();
    expect(page.getByRole('button', { name: 'Of another page?' }).elements()).toEqual([]);
  });

  it('says that no key is needed, and shows the ways to a model in place', async () => {
    const { chrome } = renderPanel(STATES.empty ?? EMPTY);
    await expect.element(page.getByText('It needs no key')).toBeVisible();
    await button('add a model').click();
    await expect.element(button('Sign in with OpenRouter')).toBeVisible();
    await button('More settings').click();
    expect(chrome.openedOptions).toBe(1);
    await button('Not now').click();
    expect(button('Sign in with OpenRouter').elements()).toEqual([]);
  });
});

describe('a question', () => {
  it('of five megabytes is not taken in: one sentence says why, and what was written stays', async () => {
    const { store, sent } = renderPanel(EMPTY);
    await box().fill('About this:');
    const clipboardData = new DataTransfer();
    clipboardData.setData('text', 'word '.repeat(1_000_000));
    const paste = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
    box().element().dispatchEvent(paste);
    await expect.element(page.getByRole('alert')).toHaveTextContent('That is too long for a question.');
    expect(paste.defaultPrevented).toBe(true);
    expect(store.getState().draft).toBe('About this:');
    store.actions.ask('word '.repeat(1_000_000), undefined);
    expect(sent).toEqual([]);
  });

  it('goes back into the box when the line breaks before it arrived', async () => {
    const { store } = renderPanel(EMPTY);
    await box().fill('Is it lost?');
    await userEvent.keyboard('{Enter}');
    store.actions.lineLost();
    await expect.element(box()).toHaveValue('Is it lost?');
    await expect.element(page.getByRole('alert')).toBeVisible();
  });

  it('stays sent when the line breaks after it arrived', async () => {
    const { store, show } = renderPanel(EMPTY);
    await box().fill('Did it arrive?');
    await userEvent.keyboard('{Enter}');
    show(conversation({ turns: [turn({ question: 'Did it arrive?', status: 'running', card: undefined })] }));
    store.actions.lineLost();
    await expect.element(box()).toHaveValue('');
    expect(page.getByRole('heading', { name: 'Did it arrive?' }).elements()).toHaveLength(1);
  });

  it('goes back into the box when only a change of settings can help', async () => {
    const { show } = renderPanel(STATES.reading ?? EMPTY);
    show(STATES.key ?? EMPTY);
    await expect.element(page.getByRole('alert')).toBeVisible();
    await expect.element(box()).toHaveValue('How long do I have to return something?');
  });

  it('is not mistaken for the one that failed before it', async () => {
    const { show } = renderPanel(STATES.key ?? EMPTY);
    await box().fill('Another one?');
    await userEvent.keyboard('{Enter}');
    show({ ...(STATES.key ?? EMPTY), title: 'Looked at the tab before asking' });
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Looked at');
    await expect.element(box()).toHaveValue('');
  });

  it('that the worker hands back is put into the box once', async () => {
    const { show } = renderPanel(EMPTY);
    const draft = { text: 'about this selection', id: 'd1' };
    show({ ...EMPTY, draft });
    await expect.element(box()).toHaveValue('about this selection');
    await box().fill('');
    show({ ...EMPTY, draft });
    await expect.element(box()).toHaveValue('');
  });
});

describe('stopping and clearing', () => {
  it('offers "Stop" exactly while an answer is being made', async () => {
    const { sent, show } = renderPanel(STATES.streaming ?? EMPTY);
    await button('Stop').click();
    expect(sent).toEqual([{ type: 'stop' }]);
    show(STATES.done ?? EMPTY);
    await expect.element(page.getByRole('article', { name: 'Answer' })).toHaveAttribute('aria-busy', 'false');
    expect(button('Stop').elements()).toEqual([]);
  });

  it('stops with Escape', async () => {
    const { sent } = renderPanel(STATES.streaming ?? EMPTY);
    await box().click();
    await userEvent.keyboard('{Escape}');
    expect(sent).toEqual([{ type: 'stop' }]);
  });

  it('closes the slash menu with the first Escape, and stops with the second', async () => {
    const { sent } = renderPanel(STATES.streaming ?? EMPTY);
    await box().fill('/');
    await userEvent.keyboard('{Escape}');
    expect(sent).toEqual([]);
    await userEvent.keyboard('{Escape}');
    expect(sent).toEqual([{ type: 'stop' }]);
  });

  it('leaves the focus in the composer when the button that held it goes', async () => {
    const { show } = renderPanel(STATES.streaming ?? EMPTY);
    await button('Stop').click();
    show(STATES.done ?? EMPTY);
    await expect.element(box()).toHaveFocus();
  });

  it('offers "Clear" exactly while marks are on the page', async () => {
    const { sent, show } = renderPanel(STATES.done ?? EMPTY);
    await button('Clear').click();
    expect(sent).toEqual([{ type: 'clear' }]);
    show({ ...(STATES.done ?? EMPTY), marked: false });
    await expect.element(button('Ask again')).toBeVisible();
    expect(button('Clear').elements()).toEqual([]);
  });
});

describe('problems', () => {
  it('are alerts with a sentence, a next step, and "Try again" where that may help', async () => {
    const { sent } = renderPanel(STATES.problem ?? EMPTY);
    const alert = page.getByRole('alert');
    await expect.element(alert).toHaveTextContent('The model provider is getting too many requests.');
    await expect.element(alert).toHaveTextContent('Wait a minute');
    await button('Try again').click();
    expect(sent).toEqual([{ type: 'again', turnId: 't1' }]);
  });

  it('with the key lead to the options', async () => {
    const { chrome } = renderPanel(STATES.key ?? EMPTY);
    await button('Open options').click();
    expect(chrome.openedOptions).toBe(1);
    await expect.element(page.getByText('openrouter.ai · some/model · HTTP 401')).toBeVisible();
    expect(button('Try again').elements()).toEqual([]);
  });

  it('with site access ask Chrome for this site, then look again', async () => {
    const { chrome, sent } = renderPanel(STATES['site-access'] ?? EMPTY);
    await button('Allow on this site').click();
    expect(chrome.askedFor).toEqual(['https://shop.example/*']);
    await expect.poll(() => sent).toEqual([{ type: 'refresh' }]);
  });

  it('that lie in the page are said calmly, and the composer stays', async () => {
    renderPanel(STATES.restricted ?? EMPTY);
    await expect.element(page.getByText('Chrome does not let any extension read this page.')).toBeVisible();
    expect(page.getByRole('alert').elements()).toEqual([]);
    await expect.element(box()).toBeEnabled();
  });

  it('are not said twice when a question met them', async () => {
    const failed = turn({ status: 'failed', card: undefined, problem: { code: 'restricted-page' } });
    renderPanel({ ...(STATES.restricted ?? EMPTY), turns: [failed] });
    await expect.element(page.getByText('Chrome does not let any extension read this page.')).toBeVisible();
    expect(page.getByText('Chrome does not let any extension read this page.').elements()).toHaveLength(1);
  });
});

describe('the status line', () => {
  it('is one polite region that tells the stages, not the words', async () => {
    const { show } = renderPanel(STATES.reading ?? EMPTY);
    const status = page.getByRole('status');
    await expect.element(status).toHaveTextContent('Reading the page');
    show(STATES.streaming ?? EMPTY);
    await expect.element(status).toHaveTextContent('Writing the answer');
    show(STATES.done ?? EMPTY);
    await expect.element(status).toHaveTextContent('Answer ready, with 3 quotes');
    await expect.element(page.getByRole('log')).toHaveAttribute('aria-live', 'off');
  });

  it('shows the wait before another try without speaking each second', async () => {
    renderPanel(STATES.retrying ?? EMPTY);
    await expect.element(page.getByRole('status')).toHaveTextContent('Trying again shortly (try 2)');
    await expect.element(page.getByText(/^\d+ s$/)).toHaveAttribute('aria-hidden', 'true');
  });
});

describe('a turn', () => {
  it('can be asked again in another mode', async () => {
    const { sent } = renderPanel(STATES.done ?? EMPTY);
    await page.getByText('Find', { exact: true }).first().click();
    await button('Guide me instead').click();
    expect(sent).toEqual([{ type: 'again', turnId: 't1', mode: 'guide' }]);
    expect(button('Guide me instead').elements()).toEqual([]);
  });

  it('can be put differently', async () => {
    renderPanel(STATES.done ?? EMPTY);
    await page.getByText('Find', { exact: true }).first().click();
    await button('Edit the question').click();
    await expect.element(box()).toHaveValue('How long do I have to return something?');
    await expect.element(box()).toHaveFocus();
  });

  it('tells money and time in a line, and tokens when they are asked for', async () => {
    renderPanel(STATES.done ?? EMPTY);
    const line = page.getByText('0.41 cents, 2.4 s');
    await expect.element(line).toBeVisible();
    await expect.element(page.getByText('6,120 tokens in (4,096 cached)')).not.toBeVisible();
    await line.click();
    await expect.element(page.getByText('6,120 tokens in (4,096 cached)')).toBeVisible();
    await expect.element(page.getByText('first word after 0.8 s')).toBeVisible();
  });

  it('says which page it was about once the tab has moved on', async () => {
    const { show } = renderPanel(STATES.done ?? EMPTY);
    expect(page.getByText('About another page:').elements()).toEqual([]);
    show({ ...(STATES.done ?? EMPTY), url: 'https://shop.example/cart' });
    const link = page.getByRole('link', { name: 'shop.example/help/returns' });
    await expect.element(link).toHaveAttribute('href', 'https://shop.example/help/returns');
  });

  it('says so when the cost is unknown', async () => {
    const { usage } = turn();
    renderPanel(conversation({ turns: [turn({ usage: usage && { ...usage, usd: null } })] }));
    await expect.element(page.getByText('cost unknown')).toBeVisible();
  });
});

describe('the empty panel', () => {
  it('names the shortcuts that hold, and says how to set one that does not', async () => {
    const { chrome } = renderPanel(EMPTY);
    await expect.element(page.getByText('Alt+Shift+E stops what runs.')).toBeVisible();
    chrome.stopShortcut = '';
    window.dispatchEvent(new Event('focus'));
    await expect.element(page.getByText('No keys stop what runs yet.')).toBeVisible();
    await button('Set one in the browser').click();
    expect(chrome.openedTabs).toEqual(['chrome://extensions/shortcuts']);
  });

  it('names the shortcut of "Stop" on the button', async () => {
    renderPanel(STATES.reading ?? EMPTY);
    await expect.element(button('Stop')).toHaveAttribute('title', 'Stop (Alt+Shift+E, Esc)');
  });
});

describe('when nothing on the page fits', () => {
  it('says that the browser has a model of its own, where it has one', async () => {
    const availability = async () => 'downloadable';
    Object.assign(globalThis, { LanguageModel: { availability } });
    try {
      renderPanel(STATES['instant-nothing'] ?? EMPTY);
      await expect.element(page.getByText('Your browser has a model of its own')).toBeVisible();
    } finally {
      Reflect.deleteProperty(globalThis, 'LanguageModel');
    }
  });

  it('offers the nearest passages, another wording, a guide and a model', async () => {
    const { sent } = renderPanel(STATES['instant-nothing'] ?? EMPTY);
    await button('Show the nearest passages').click();
    await button('Guide me instead').first().click();
    expect(sent).toEqual([
      { type: 'command', turnId: 't1', command: { type: 'nearest' } },
      { type: 'again', turnId: 't1', mode: 'guide' },
    ]);
    await button('Add a model').click();
    await expect.element(button('Sign in with OpenRouter')).toBeVisible();
    await button('Put it differently').click();
    await expect.element(box()).toHaveValue('Who founded this company?');
  });
});
