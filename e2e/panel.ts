import { expect, type Locator, type Page } from '@playwright/test';

/** The side panel by role and name, as a user or a screen reader meets it. */
export class Panel {
  constructor(readonly page: Page) {}

  get composer(): Locator {
    return this.page.getByRole('textbox', { name: 'Ask about this page' });
  }
  button(name: string | RegExp): Locator {
    return this.page.getByRole('button', { name, exact: typeof name === 'string' });
  }
  get answers(): Locator {
    return this.page.getByRole('article', { name: 'Answer', exact: true });
  }
  /** The newest answer. */
  get answer(): Locator {
    return this.answers.last();
  }
  get steps(): Locator {
    return this.page.getByRole('article', { name: /^Step \d+/ });
  }
  get checklist(): Locator {
    return this.page.getByRole('group', { name: 'Items to hide' }).last();
  }
  get alert(): Locator {
    return this.page.getByRole('alert');
  }
  /** All citation buttons of the newest answer, or number `k`. */
  citation(k?: number): Locator {
    return this.answer.getByRole('button', { name: k ? new RegExp(`^Citation ${k}: `) : /^Citation \d+: / });
  }

  /** Types and sends a question; does not wait for anything. */
  async send(question: string): Promise<void> {
    await this.composer.fill(question);
    await this.button('Send').click();
  }

  /** Asks and waits for the complete answer. */
  async ask(question: string): Promise<Locator> {
    const before = await this.answers.count();
    await this.send(question);
    await expect(this.answers).toHaveCount(before + 1);
    await this.idle();
    return this.answer;
  }

  /** Waits until no answer is being made; a guide may wait for the person. */
  async settled(): Promise<void> {
    await expect(this.page.locator('article[aria-busy="true"]')).toHaveCount(0, { timeout: 20_000 });
  }

  /** Waits until nothing runs: no busy article, no "Stop". */
  async idle(): Promise<void> {
    await this.settled();
    await expect(this.button('Stop')).toHaveCount(0);
  }

  /** Removes all marks, if there are any. */
  async clear(): Promise<void> {
    await this.button('Clear').click();
    await expect(this.button('Clear')).toHaveCount(0);
  }

  /** Phrases of the newest answer's citation buttons, by their number. */
  async phrases(): Promise<Record<number, string>> {
    const names = await this.citation().evaluateAll((buttons) =>
      buttons.map((button) => button.getAttribute('aria-label') ?? button.textContent ?? ''),
    );
    return Object.fromEntries(
      names.map((name) => {
        const [, k, phrase] = /^Citation (\d+): ([\s\S]*)$/.exec(name) ?? [];
        return [Number(k), phrase ?? ''];
      }),
    );
  }
}
