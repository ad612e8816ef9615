import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import messages from '../../../public/_locales/en/messages.json';
import { prefer, THEMES, violations } from '../axe.ts';
import { json, refusal, renderOptions, reply } from './render-options.tsx';

const OLLAMA = 'http://localhost:11434/v1';
const CHAT = `POST ${OLLAMA}/chat/completions`;
const MODELS = {
  [`GET ${OLLAMA}/models`]: json({ data: [{ id: 'llama-small', context_length: 8192 }, { id: 'qwen' }] }),
  'GET http://localhost:11434/api/ps': json({ models: [] }),
};
const label = (name: string) => page.getByLabelText(name, { exact: true });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const choose = async (id: string) => userEvent.selectOptions(label('Engine'), id);

describe('the provider form', () => {
  it('begins with the instant engine and asks nobody', async () => {
    const options = renderOptions();
    await expect.element(label('Engine')).toHaveValue('instant');
    expect(options.asked).toEqual([]);
    expect(document.querySelector('input[type=password]')).toBeNull();
  });

  it('fills in the address, lists the models of the server and saves only what was chosen', async () => {
    const options = renderOptions({ budget: { pageTokens: 500 } }, MODELS);
    await choose('ollama');
    await expect.element(label('Address (base URL)')).toHaveValue(OLLAMA);
    await expect.element(page.getByText('2 models on this server.')).toBeVisible();
    await label('Model').fill('llama-small');
    await expect.element(page.getByText('reads 8,192 tokens')).toBeVisible();
    await button('Save').click();
    await expect.element(page.getByText('Saved', { exact: true })).toBeVisible();
    expect(options.stored()).toEqual({
      budget: { pageTokens: 500 },
      provider: { id: 'ollama', model: 'llama-small' },
    });
    expect(options.infos[`${OLLAMA} llama-small`]).toMatchObject({ contextTokens: 8192 });
  });

  it('takes no key along to another provider', async () => {
    const options = renderOptions({ provider: { id: 'openai', apiKey: 'sk-old', model: 'gpt' } });
    await expect.element(label('Key')).toHaveValue('sk-old');
    await choose('groq');
    await expect.element(label('Key')).toHaveValue('');
    await button('Save').click();
    await expect.poll(() => options.stored()).toEqual({ provider: { id: 'groq' } });
    expect(options.asked.every(({ line, authorization }) => !line.includes('groq') || !authorization)).toBe(
      true,
    );
  });

  it('says of a form without its key who is asked until it is there, and stores nothing of it', async () => {
    const options = renderOptions();
    await choose('openai');
    await label('Model').fill('gpt');
    const { message } = messages.options_unfinished_key;
    await expect
      .element(page.getByText(message.replace('{engine}', messages.panel_engine_instant.message)))
      .toBeVisible();
    expect(options.stored()).toEqual({});
  });

  it('hides the key until it is asked to show it', async () => {
    renderOptions({ provider: { id: 'openai', apiKey: 'sk-1' } });
    await expect.element(label('Key')).toHaveAttribute('type', 'password');
    await button('Show the key').click();
    await expect.element(label('Key')).toHaveAttribute('type', 'text');
  });

  it('stores the key that signing in gave', async () => {
    const options = renderOptions();
    await choose('openrouter');
    await button('Sign in with OpenRouter instead').click();
    await expect
      .poll(() => options.stored())
      .toEqual({ provider: { id: 'openrouter', apiKey: 'sk-or-signed-in' } });
  });

  it('warns of a key on an unencrypted line to another machine', async () => {
    renderOptions({ provider: { id: 'custom', baseURL: 'http://box.example:8000/v1', apiKey: 'k' } });
    await expect.element(page.getByText('This address is not encrypted')).toBeVisible();
  });
});

describe('Test', () => {
  const test = async (answers = {}) => {
    const options = renderOptions({ provider: { id: 'ollama', model: 'qwen' } }, { ...MODELS, ...answers });
    await button('Test').click();
    return options;
  };

  it('says that it works, without storing anything', async () => {
    const options = await test({ [CHAT]: reply('OK') });
    await expect.element(page.getByText('It works: ollama · qwen answered.')).toBeVisible();
    expect(options.stored()).toEqual({ provider: { id: 'ollama', model: 'qwen' } });
  });

  it.each([
    ['a wrong key', refusal(401, 'no'), 'The key was not accepted.'],
    ['no credit', refusal(402, 'no'), 'has run out of credit.'],
    ['an unknown model', refusal(404, 'model "qwen" not found'), 'The server does not know this model.'],
    ['too many requests', refusal(429, 'slow'), 'too many requests.'],
    ['a server error', refusal(500, 'oops'), 'has a problem of its own.'],
  ])('names %s, after one request', async (_, answer, sentence) => {
    const options = await test({ [CHAT]: answer });
    await expect.element(page.getByRole('alert')).toHaveTextContent(sentence);
    expect(options.asked.filter(({ line }) => line === CHAT).length).toBe(1);
  });

  it('names a server that is not there', async () => {
    await test();
    await expect.element(page.getByRole('alert')).toHaveTextContent('The model server does not answer.');
  });

  it('tells a server that is there but refuses the browser, and how Ollama learns to accept it', async () => {
    await test({ [`GET ${OLLAMA}`]: () => new Response('Ollama is running') });
    await expect.element(page.getByRole('alert')).toHaveTextContent('Ollama does not accept requests');
    const commands = [...document.querySelectorAll('.copy code')].map((code) => code.textContent);
    expect(commands.length).toBe(4);
    for (const command of commands) expect(command).toContain('chrome-extension://abcdefghijklmnop');
  });

  it('finds the address that only lacks /v1', async () => {
    const options = renderOptions(
      { provider: { id: 'custom', baseURL: 'http://localhost:9000', model: 'm' } },
      {
        'POST http://localhost:9000/chat/completions': () =>
          new Response('404 page not found', { status: 404 }),
        'POST http://localhost:9000/v1/chat/completions': reply('OK'),
      },
    );
    await button('Test').click();
    await expect.element(page.getByText('The right address is http://localhost:9000/v1')).toBeVisible();
    await expect.element(label('Address (base URL)')).toHaveValue('http://localhost:9000/v1');
    await button('Save').click();
    await expect.poll(() => options.stored().provider?.baseURL).toBe('http://localhost:9000/v1');
  });

  it('does not stand in the way of Save when it fails', async () => {
    const options = await test({ [CHAT]: refusal(401, 'no') });
    await expect.element(page.getByRole('alert')).toBeVisible();
    await label('Model').fill('other');
    await button('Save').click();
    await expect.poll(() => options.stored()).toEqual({ provider: { id: 'ollama', model: 'other' } });
  });
});

describe('limits and switches', () => {
  it('are stored when the field is left, and gone when it is emptied', async () => {
    const options = renderOptions({ provider: { id: 'instant' } });
    await label('Dollars per day').fill('0.5');
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => options.stored().budget).toEqual({ perDayUSD: 0.5 });
    await label('Dollars per day').fill('');
    await userEvent.tab();
    await expect.poll(() => options.stored().budget).toEqual({});
    expect(options.stored().provider).toEqual({ id: 'instant' });
  });

  it('bound a copilot that is let loose, each by itself', async () => {
    const options = renderOptions({ guide: { budget: { minutes: 2 } } });
    await label('Steps on its own').fill('7');
    await label('Dollars on its own').fill('0.5');
    await userEvent.tab();
    await expect.poll(() => options.stored().guide?.budget).toEqual({ steps: 7, minutes: 2, usd: 0.5 });
  });

  it('are not stored when they make no sense', async () => {
    const options = renderOptions();
    await label('Page text per question, in tokens').fill('-3');
    await userEvent.tab();
    expect(options.stored()).toEqual({});
  });

  it('switch at once', async () => {
    const options = renderOptions();
    await label('Do the steps for me').click();
    await expect.poll(() => options.stored()).toEqual({ guide: { copilot: true } });
  });
});

describe('never on these sites', () => {
  it('takes a pasted address as its host, once, and gives it back', async () => {
    const options = renderOptions();
    for (const typed of ['https://www.Bank.example/login?x', 'bank.example']) {
      await label('Site').fill(typed);
      await button('Add').click();
    }
    await expect.poll(() => options.stored()).toEqual({ sites: { never: ['bank.example'] } });
    await button('Remove bank.example').click();
    await expect.poll(() => options.stored()).toEqual({ sites: { never: [] } });
  });

  it('says what is no site', async () => {
    renderOptions();
    await label('Site').fill('not a site');
    await button('Add').click();
    await expect.element(label('Site')).toHaveAccessibleDescription('That is not a site.');
  });
});

it.each(THEMES)('has no accessibility violation in the %s theme', async (scheme, rules) => {
  await prefer(scheme);
  renderOptions(
    { provider: { id: 'ollama', model: 'qwen' }, sites: { never: ['bank.example'] } },
    { ...MODELS, [CHAT]: refusal(403, '') },
  );
  await button('Test').click();
  await expect.element(page.getByRole('alert')).toBeVisible();
  expect(await violations(rules)).toEqual([]);
});

it('changes nothing for a file that holds no settings of Sightline', async () => {
  const set = { provider: { id: 'ollama', model: 'qwen' } } as const;
  const options = renderOptions(set);
  for (const text of ['{"answers": []}', 'no JSON', '[]']) {
    await label('Import').upload(new File([text], 'other.json', { type: 'application/json' }));
    await expect.element(page.getByText(messages.options_import_wrong.message)).toBeVisible();
    expect(options.stored()).toEqual(set);
  }
});

it('does not overflow a narrow window', async () => {
  await page.viewport(340, 700);
  renderOptions({ provider: { id: 'openrouter' } });
  await expect.element(label('Engine')).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(340);
});

describe("the browser's own model", () => {
  const api = (availability: 'available' | 'downloadable' | 'unavailable', answer = 'OK') => ({
    availability: async () => availability,
    create: async (options: object) => {
      const target = new EventTarget();
      (options as { monitor?: (target: EventTarget) => void }).monitor?.(target);
      target.dispatchEvent(Object.assign(new Event('downloadprogress'), { loaded: 1, total: 1 }));
      return {
        promptStreaming: () =>
          new ReadableStream<string>({
            start(controller) {
              controller.enqueue(answer);
              controller.close();
            },
          }),
        destroy: () => {},
      };
    },
  });

  it('is offered only where the browser says that it can have it', async () => {
    renderOptions({}, {}, { builtIn: api('unavailable') });
    await expect.element(label('Engine')).toBeVisible();
    expect([...document.querySelectorAll('option')].map(({ value }) => value)).not.toContain(
      'chrome-built-in',
    );
  });

  it('is downloaded from a click, tested and chosen, without address and key', async () => {
    const options = renderOptions({}, {}, { builtIn: api('downloadable') });
    await expect.element(page.getByRole('option', { name: "The browser's own model" })).toBeInTheDocument();
    await choose('chrome-built-in');
    expect(document.querySelector('input[type=url], input[type=password]')).toBeNull();
    await button('Download the model').click();
    await expect.element(page.getByText('It is on this device and ready.')).toBeVisible();
    await button('Test').click();
    await expect.element(page.getByText('It works: chrome-built-in answered.')).toBeVisible();
    await button('Save').click();
    await expect.poll(() => options.stored()).toEqual({ provider: { id: 'chrome-built-in' } });
    expect(options.asked).toEqual([]);
  });
});
