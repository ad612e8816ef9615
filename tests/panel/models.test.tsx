import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { SettingsInput } from '../../src/contracts/settings.ts';
import { Models } from '../../src/sidepanel/models/Models.tsx';
import { OtherModels } from '../../src/sidepanel/models/OtherModels.tsx';
import '../../src/sidepanel/theme.css';
import { draw } from './draw.tsx';
import { type Answers, json, refusal } from './options/render-options.tsx';
import { renderPanel } from './render.tsx';
import { conversation, STATES, turn, USAGE } from './states.ts';

const MODELS = {
  data: [
    {
      id: 'small/one',
      name: 'Small One',
      context_length: 32_000,
      pricing: { prompt: '0.000001', completion: '0.000002' },
    },
    { id: 'large/two', context_length: 200_000 },
  ],
};
const LIST = 'GET https://openrouter.ai/api/v1/models';
const button = (name: string | RegExp) => page.getByRole('button', { name });

describe('the list of models', () => {
  it('tells size and price, is searched, and sets the model for everything or for one mode', async () => {
    const settings = { provider: { id: 'openrouter', apiKey: 'k', model: 'old/model' } };
    const { stored } = draw(<Models what="choose" />, settings, { [LIST]: json(MODELS) });
    await expect.element(button(/Small One/)).toHaveTextContent('32,000 tokens');
    await expect.element(button(/Small One/)).toHaveTextContent('$1.00');
    await page.getByRole('searchbox', { name: 'Search models' }).fill('two');
    await expect.element(button(/Small One/)).not.toBeInTheDocument();
    await button(/large\/two/).click();
    await expect
      .poll(() => stored().provider)
      .toEqual({
        id: 'openrouter',
        apiKey: 'k',
        model: 'large/two',
        recent: ['large/two', 'old/model'],
      });
    await page.getByRole('radio', { name: 'Guide' }).click();
    await page.getByRole('searchbox').fill('one');
    await button(/Small One/)
      .first()
      .click();
    await expect.poll(() => stored().provider?.byMode).toEqual({ guide: 'small/one' });
    expect(stored().provider?.model).toBe('large/two');
    await page.getByRole('searchbox').fill('');
    await expect.element(page.getByRole('region', { name: 'Used lately' })).toHaveTextContent('old/model');
    await page.getByRole('searchbox').fill('nothing like it');
    await expect.element(page.getByText('No model fits.')).toBeVisible();
    await button('Use nothing like it').click();
    await expect.poll(() => stored().provider?.byMode).toEqual({ guide: 'nothing like it' });
  });

  it('shows every choice at once and keeps them all, however slowly they are stored', async () => {
    let stored: SettingsInput = { provider: { id: 'openrouter', apiKey: 'k' } };
    let goOn = () => {};
    const free = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    const slow = {
      load: async () => stored,
      save: async (next: SettingsInput) => {
        await free;
        stored = next;
      },
    };
    draw(<Models what="choose" />, stored, { [LIST]: json(MODELS) }, 'en', slow);
    await page.getByRole('radio', { name: 'Compare' }).click();
    await button(/Small One/).click();
    await button(/large\/two/).click();
    const cover = page.getByRole('checkbox', { name: /Cover the names/ });
    await cover.click();
    await expect.element(cover).toBeChecked();
    goOn();
    const compare = { models: ['small/one', 'large/two'], covered: true };
    await expect.poll(() => stored.provider?.compare).toEqual(compare);
    await expect.element(cover).toBeChecked();
  });

  it('asks the same of another model, below the answer that stays', async () => {
    const settings = { provider: { id: 'openrouter', apiKey: 'k', recent: ['small/one', 'large/two'] } };
    let done = false;
    const view = <OtherModels turnId="t1" asked="small/one" onDone={() => (done = true)} />;
    const { sent } = draw(view, settings, { [LIST]: json(MODELS) });
    await expect.element(button(/Small One/)).not.toBeInTheDocument();
    await button(/large\/two/)
      .first()
      .click();
    expect(sent).toEqual([{ type: 'second-opinion', turnId: 't1', model: 'large/two' }]);
    expect(done).toBe(true);
  });
});

describe('a model is added in place', () => {
  it('by signing in, which is recommended where the browser has none of its own', async () => {
    const { stored } = draw(<Models what="add" />, {}, {});
    await expect.element(page.getByText('Recommended')).toBeVisible();
    await button('Sign in with OpenRouter').click();
    await expect.element(page.getByText('openrouter/auto answers from now on.')).toBeVisible();
    expect(stored().provider).toEqual({ id: 'openrouter', apiKey: 'sk-or-signed-in' });
  });

  it('from a server on this computer, which is looked for on a click', async () => {
    const { stored } = draw(
      <Models what="add" />,
      { guide: { copilot: true } },
      {
        'GET http://localhost:11434/v1/models': json({ data: [{ id: 'llama3.2' }, { id: 'qwen3' }] }),
        'GET http://localhost:11434/api/ps': json({ models: [] }),
      },
    );
    await page.getByText('Other ways').click();
    await button('Use a server on this computer').click();
    await page.getByRole('combobox', { name: 'Ollama' }).selectOptions('qwen3');
    await button('Use Ollama').click();
    await expect.element(page.getByText('qwen3 answers from now on.')).toBeVisible();
    expect(stored()).toEqual({ guide: { copilot: true }, provider: { id: 'ollama', model: 'qwen3' } });
  });

  it('says so where no server is, and what to do where one refuses the extension', async () => {
    const answers: Answers = {};
    draw(<Models what="add" />, {}, answers);
    await page.getByText('Other ways').click();
    await button('Use a server on this computer').click();
    await expect.element(page.getByText('No model server answers')).toBeVisible();
    answers['GET http://localhost:11434/v1/models'] = refusal(403, 'forbidden');
    await button('Use a server on this computer').click();
    await expect.element(page.getByText(/OLLAMA_ORIGINS/).first()).toBeVisible();
  });

  it('with a key, which is asked for nothing before it is there', async () => {
    const asked: string[] = [];
    const answers = new Proxy<Answers>({}, { get: (_, line: string) => void asked.push(line) });
    const { stored } = draw(<Models what="add" />, {}, answers);
    await page.getByText('Other ways').click();
    await page.getByRole('combobox', { name: 'Paste a key' }).selectOptions('Groq');
    await expect.element(button('Save')).toHaveAttribute('aria-disabled', 'true');
    expect(asked).toEqual([]);
    await page.getByLabelText('Key', { exact: true }).fill('gsk-1');
    // Groq has no model of its own choice.
    await expect.element(button('Save')).toHaveAttribute('aria-disabled', 'true');
    await page.getByLabelText('Model', { exact: true }).fill('fast-one');
    await button('Save').click();
    const provider = { id: 'groq', apiKey: 'gsk-1', model: 'fast-one' };
    await expect.poll(() => stored().provider).toEqual(provider);
    await expect.element(page.getByText('fast-one answers from now on.')).toBeVisible();
  });
});

describe('an answer', () => {
  it('of a second model stands below the first, under its name and without its question', async () => {
    const first = turn({ id: 't1' });
    const second = turn({
      id: 't2',
      opinion: { of: 't1', model: 'large/two' },
      usage: { ...USAGE, model: 'large/two' },
    });
    renderPanel(conversation({ turns: [first, second] }));
    await expect
      .element(page.getByRole('heading', { name: 'Second opinion Answered by large/two' }))
      .toBeVisible();
    expect(page.getByRole('heading', { name: first.question, exact: true }).elements()).toHaveLength(1);
    expect(page.getByRole('article', { name: 'Answer', exact: true }).elements()).toHaveLength(2);
  });

  it('is read aloud, sentence by sentence in its language, until it is stopped', async () => {
    const said: { text: string; lang: string }[] = [];
    const speak = vi.spyOn(speechSynthesis, 'speak').mockImplementation(({ text, lang }) => {
      said.push({ text, lang });
    });
    const cancel = vi.spyOn(speechSynthesis, 'cancel');
    const voices = vi.spyOn(speechSynthesis, 'getVoices');
    // The real one takes real voices only, of which a browser without a screen has none.
    vi.stubGlobal(
      'SpeechSynthesisUtterance',
      class {
        lang = '';
        constructor(readonly text: string) {}
      },
    );
    onTestFinished(() => {
      for (const spy of [speak, cancel, voices]) spy.mockRestore();
      vi.unstubAllGlobals();
    });
    const voice = (localService: boolean) => ({ lang: 'fr-FR', localService }) as SpeechSynthesisVoice;
    voices.mockReturnValue([voice(false)]);
    renderPanel(STATES.done ?? conversation({}));
    // A voice that reads elsewhere would send the answer there.
    expect(button('Read aloud').elements()).toEqual([]);
    voices.mockReturnValue([voice(true)]);
    speechSynthesis.dispatchEvent(new Event('voiceschanged'));
    await button('Read aloud').click();
    await expect
      .poll(() => said[0])
      .toEqual({ text: 'You have 30 days from delivery to return an item.', lang: 'en' });
    expect(said.map(({ text }) => text).join(' ')).not.toMatch(/[*[\]\uE000]/);
    const before = cancel.mock.calls.length;
    await button('Stop reading').click();
    expect(cancel.mock.calls.length).toBeGreaterThan(before);
    await expect.element(button('Read aloud')).toBeVisible();
  });
});
