import type { GuideLineStep } from '../../src/core/labels/export.ts';

/** What leads from the snapshot of one page to that of the next. */
export interface Lead {
  /** Of the page that was taken down: its own links stay in the task. */
  origin: string;
  /** What is to be done on this page. */
  awaited: readonly GuideLineStep[];
  /** What was entered before in the same document: a snapshot holds nothing that was typed. */
  entered: readonly GuideLineStep[];
  next: string;
}

/** Runs in the snapshot, as its only script; it must not use anything from outside. */
export function leadOn({ origin, awaited, entered, next }: Lead): void {
  const todo = [...awaited];

  function find({ frame, paths }: GuideLineStep): Element | null {
    const frames = [...document.querySelectorAll('iframe')];
    const inside = frames.find((each) => each.name === frame)?.contentDocument;
    let root: ParentNode | null = frame ? (inside ?? null) : document;
    let found: Element | null = null;
    for (const path of paths) {
      found = root?.querySelector(path) ?? null;
      root = found?.shadowRoot ?? null;
    }
    return found;
  }

  const fieldIn = (element: Element | null) => element as HTMLInputElement | null;

  function isDone(step: GuideLineStep, event: Event): boolean {
    const element = find(step);
    const path = event.composedPath();
    if (step.paths.length > 0 && (!element || !path.includes(element))) return false;
    const field = fieldIn(element);
    if (step.action === 'click') return event.type === 'click';
    if (step.action === 'press')
      return event.type === 'keydown' && (event as KeyboardEvent).key === step.value;
    if (step.action === 'upload') return event.type === 'change';
    if (step.action === 'check')
      return event.type === 'change' && field?.checked === (step.value !== 'false');
    if (step.action === 'select') {
      const chosen = [...(element as HTMLSelectElement).selectedOptions].map(({ label }) => label.trim());
      return event.type === 'change' && (step.withheld || chosen.join(', ') === step.value);
    }
    if (event.type !== 'input') return false;
    return step.withheld || (field?.value ?? element?.textContent ?? '').trim() === (step.value ?? '').trim();
  }

  function hear(event: Event): void {
    const link = event.composedPath().some((each) => each instanceof Element && each.matches('a[href]'));
    // Nothing leads away from the task, and nothing is sent.
    if (event.type === 'submit' || (event.type === 'click' && link)) event.preventDefault();
    const at = todo.findIndex((step) => isDone(step, event));
    // What leads on comes last: a form that is sent before it is filled stays.
    if (at < 0 || (at === todo.length - 1 && at > 0)) return;
    todo.splice(at, 1);
    if (todo.length === 0) location.href = next;
  }

  function restore(step: GuideLineStep): void {
    const element = find(step);
    const field = fieldIn(element);
    if (!field || step.value === null) return;
    if (step.action === 'check') field.checked = step.value !== 'false';
    else if (element instanceof HTMLSelectElement)
      for (const option of element.options) option.selected = option.label.trim() === step.value;
    else if (step.action === 'type' && 'value' in field) field.value = step.value;
    else if (step.action === 'type') field.textContent = step.value;
  }

  function begin(): void {
    for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href]'))
      if (link.href.startsWith(`${origin}/`)) link.setAttribute('href', link.href.slice(origin.length));
    for (const step of entered) restore(step);
    const roots = [
      window,
      ...[...document.querySelectorAll('iframe')].map(({ contentWindow }) => contentWindow),
    ];
    for (const root of roots)
      for (const type of ['click', 'input', 'change', 'keydown', 'submit'])
        root?.addEventListener(type, hear, true);
  }
  addEventListener('load', begin);
}
