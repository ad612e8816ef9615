import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import { Microphone } from '../../src/options/microphone/Microphone.tsx';
import { installFakeChrome } from './fake-chrome.ts';
import { renderPanel } from './render.tsx';
import { conversation } from './states.ts';

const box = () => page.getByRole('textbox', { name: 'Ask about this page' });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const WHERE = 'may send your voice to its maker';

/** A browser that recognises speech. `hear` gives it words, `fail` an error by its name. */
function hearing(onDevice = 'unavailable') {
  const made: FakeRecognition[] = [];
  class FakeRecognition {
    static available = async () => onDevice;
    onresult?: (event: object) => void;
    onerror?: (event: object) => void;
    onend?: () => void;
    state = 'new';
    processLocally = false;
    constructor() {
      made.push(this);
    }
    start() {
      this.state = 'listening';
    }
    abort() {
      this.state = 'ended';
    }
  }
  vi.stubGlobal('SpeechRecognition', FakeRecognition);
  onTestFinished(() => void vi.unstubAllGlobals());
  return {
    made,
    hear: (...said: string[]) =>
      made.at(-1)?.onresult?.({ results: said.map((transcript) => [{ transcript }]) }),
    fail(error: string) {
      made.at(-1)?.onerror?.({ error });
      made.at(-1)?.onend?.();
    },
  };
}

describe('dictation', () => {
  it('is off until used, says first that the voice may go to the maker of the browser, and writes behind the draft', async () => {
    const speech = hearing();
    const { sent } = renderPanel(conversation());
    await box().fill('Please:');
    expect(speech.made).toEqual([]);
    await button('Dictate').click();
    await expect.element(page.getByText(WHERE)).toBeVisible();
    expect(speech.made).toEqual([]);
    await button('Not now').click();
    await expect.element(page.getByText(WHERE)).not.toBeInTheDocument();
    expect(speech.made).toEqual([]);

    await button('Dictate').click();
    await page.getByRole('status').getByRole('button', { name: 'Dictate' }).click();
    expect(speech.made.map(({ state }) => state)).toEqual(['listening']);
    speech.hear('how do I', ' pay');
    await expect.element(box()).toHaveValue('Please: how do I pay');
    // Typing takes over, and what is heard later changes nothing.
    await box().fill('Something else');
    await expect.element(button('Dictate')).toBeVisible();
    speech.hear('and more');
    await expect.element(box()).toHaveValue('Something else');
    expect(speech.made.map(({ state }) => state)).toEqual(['ended']);
    expect(sent).toEqual([]);
    // Who knows it is not told again.
    await button('Dictate').click();
    await button('Stop dictating').click();
    expect(speech.made.map(({ state }) => state)).toEqual(['ended', 'ended']);
  });

  it('stays on the device where the browser can do that, and then needs no warning', async () => {
    const speech = hearing('available');
    renderPanel(conversation());
    await button('Dictate').click();
    await expect.element(button('Stop dictating')).toBeVisible();
    expect(speech.made[0]).toMatchObject({ state: 'listening', processLocally: true });
  });

  it.each([
    ['not-allowed', 'The microphone is not allowed here yet.'],
    ['network', 'speech service cannot be reached'],
    ['no-speech', 'Nothing was heard.'],
    // Allowed, but there is none: to allow it is no help.
    ['audio-capture', 'could not take dictation'],
    ['language-not-supported', 'could not take dictation'],
  ])('says why no words come: %s', async (error, says) => {
    const speech = hearing('available');
    const { chrome } = renderPanel(conversation());
    await button('Dictate').click();
    await expect.element(button('Stop dictating')).toBeVisible();
    speech.fail(error);
    await expect.element(page.getByText(says)).toBeVisible();
    await expect.element(button('Dictate')).toBeVisible();
    if (error !== 'not-allowed') return;
    await button('Allow it').click();
    expect(chrome.openedTabs).toEqual([expect.stringContaining('microphone/index.html')]);
  });

  it('is not offered where the browser has none', async () => {
    vi.stubGlobal('SpeechRecognition', undefined);
    vi.stubGlobal('webkitSpeechRecognition', undefined);
    onTestFinished(() => void vi.unstubAllGlobals());
    renderPanel(conversation());
    await expect.element(box()).toBeVisible();
    expect(button('Dictate').elements()).toEqual([]);
  });
});

it.each([
  ['allowed', async () => ({ getTracks: () => [] }), 'Allowed.'],
  ['refused', () => Promise.reject(new DOMException('no', 'NotAllowedError')), 'It was refused.'],
])('the page that asks for the microphone says that it is %s', async (_, answer, says) => {
  installFakeChrome();
  vi.spyOn(navigator.mediaDevices, 'getUserMedia').mockImplementation(answer as never);
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  onTestFinished(() => {
    root.unmount();
    container.remove();
    vi.restoreAllMocks();
  });
  flushSync(() => root.render(<Microphone />));
  await button('Ask for the microphone').click();
  await expect.element(page.getByText(says)).toBeVisible();
});
