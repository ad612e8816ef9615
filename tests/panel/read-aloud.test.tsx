import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import { renderPanel } from './render.tsx';
import { STATES } from './states.ts';

const button = (name: string) => page.getByRole('button', { name, exact: true });
afterEach(() => void vi.restoreAllMocks());

/** A browser with these voices (a test's browser has none), which notes what they are given to say. */
function speaking(voices: readonly { lang: string; localService: boolean }[]) {
  class FakeUtterance {
    lang = '';
    voice: object | null = null;
    onend?: () => void;
    onerror?: () => void;
    constructor(readonly text: string) {}
  }
  vi.stubGlobal('SpeechSynthesisUtterance', FakeUtterance);
  onTestFinished(() => void vi.unstubAllGlobals());
  const said: FakeUtterance[] = [];
  vi.spyOn(speechSynthesis, 'getVoices').mockReturnValue(voices as SpeechSynthesisVoice[]);
  vi.spyOn(speechSynthesis, 'speak').mockImplementation((one) => {
    said.push(one as unknown as FakeUtterance);
  });
  const cancel = vi.spyOn(speechSynthesis, 'cancel');
  return { said, cancel };
}
const ENGLISH = { lang: 'en-US', localService: true };

it('an answer is read sentence by sentence, without its citations and signs, by a voice of its language on this device', async () => {
  const { said, cancel } = speaking([
    { lang: 'de-DE', localService: true },
    { lang: 'en-GB', localService: false },
    ENGLISH,
  ]);
  renderPanel(STATES.done!);
  await button('Read aloud').click();
  await expect.poll(() => said.length).toBeGreaterThan(2);
  expect(said[0]!.text).toMatch(/^You have 30 days from delivery to return an item\.$/);
  expect(said.map(({ text }) => text).join(' ')).not.toMatch(/[*[\]#]|\p{Co}|https?:/u);
  expect(new Set(said.map(({ voice }) => voice))).toEqual(new Set([ENGLISH]));
  expect(said[0]!.lang).toBe('en');
  await expect.element(button('Read aloud')).not.toBeInTheDocument();
  said.at(-1)!.onend?.();
  await expect.element(button('Read aloud')).toBeVisible();

  cancel.mockClear();
  await button('Read aloud').click();
  await button('Stop reading').click();
  expect(cancel).toHaveBeenCalled();
  await expect.element(button('Read aloud')).toBeVisible();
});

it.each([
  ['none', []],
  ['only such as send the text away', [{ lang: 'en-US', localService: false }]],
])('nothing is offered where the voices are %s, until the browser tells of one', async (_, voices) => {
  speaking(voices);
  renderPanel(STATES.done!);
  expect(button('Read aloud').elements()).toEqual([]);
  vi.mocked(speechSynthesis.getVoices).mockReturnValue([ENGLISH as SpeechSynthesisVoice]);
  speechSynthesis.dispatchEvent(new Event('voiceschanged'));
  await expect.element(button('Read aloud')).toBeVisible();
});
