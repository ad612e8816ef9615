import type { Page } from '@playwright/test';

/** One step of a benchmark task: what a perfect model would point at, and what the person then does. */
export interface TaskStep {
  /** The target, for the check of the beacon; '' for a step without a place. Pierces open shadow roots. */
  selector: string;
  /** `name` of the frame that holds it. */
  frame?: string;
  /** Finds its line by name, else by the whole line. Absent: a step without a line. */
  at?: RegExp;
  action?: string;
  value?: string;
  /** What the person does; default: what `action` says, at `selector`. */
  byHand?: (page: Page) => Promise<unknown>;
  /** What a model points to in its place that falls for the page, until the person says no. */
  lure?: RegExp;
  /** A plain field of the same form as the step before: a reply to that one may name it beside. */
  together?: boolean;
  /** From the next step on, the guide is in the tab that this opens (`opens`), or in the one it came from (`closes`). */
  tab?: 'opens' | 'closes';
  /** Pays, sends, deletes ...: nothing of that kind may happen but this. */
  commits?: boolean;
}

export interface Task {
  name: string;
  question: string;
  /** Path to HTML; the first one is where the task begins. */
  pages: Record<string, string>;
  steps: TaskStep[];
  /** Words that show that the goal is reached. */
  shows: RegExp;
}

export const doc = (title: string, body: string, lang = 'en') =>
  `<!doctype html><html lang=${lang}${lang === 'ar' || lang === 'he' ? ' dir=rtl' : ''}><meta charset=utf-8><title>${title}</title><body>${body}<p id=done role=status></p>`;

/** Script of a page: the goal is reached. */
export const finish = `document.querySelector('#done').textContent='Task finished'`;
export const says = (words: string) => `document.querySelector('#done').textContent='${words}'`;

export const words = (
  count: number,
  seed = 'lorem ipsum dolor sit amet consectetur adipiscing elit sed do eiusmod tempor',
) => Array.from({ length: count }, (_, i) => seed.split(' ')[i % 12]).join(' ');

export const press = (selector: string, at: RegExp, more: Partial<TaskStep> = {}): TaskStep => ({
  selector,
  at,
  ...more,
});
export const enter = (
  selector: string,
  at: RegExp,
  value: string,
  more: Partial<TaskStep> = {},
): TaskStep => ({ selector, at, action: 'type', value, ...more });
export const tick = (selector: string, at: RegExp, more: Partial<TaskStep> = {}): TaskStep => ({
  selector,
  at,
  action: 'check',
  ...more,
});
export const choose = (selector: string, at: RegExp, value: string): TaskStep => ({
  selector,
  at,
  action: 'select',
  value,
  byHand: (page) => page.selectOption(selector, { label: value }),
});

/** A labelled field; `more` are attributes. */
export const field = (id: string, label: string, more = '') =>
  `<p><label>${label} <input id=${id} ${more}></label></p>`;
export const list = (id: string, label: string, options: string[]) =>
  `<p><label>${label} <select id=${id}>${options.map((option) => `<option>${option}</option>`).join('')}</select></label></p>`;
export const button = (id: string, name: string, script = '', more = '') =>
  `<button type=button id=${id} onclick="${script}" ${more}>${name}</button>`;
