import type { Mark } from './marks.ts';

/** The window of a snapshot, with what is made in it. */
export type MarkableFrame = Window & typeof globalThis;

const NAME = 'sightline-label';

/** Shows in the snapshot what is marked. Only what is looked at changes; the snapshot that is kept stays as it was taken. */
export function drawMarks(frame: MarkableFrame | null, marks: readonly Mark[]): void {
  if (!frame?.document.head) return;
  if (!frame.document.getElementById(NAME)) {
    const style = frame.document.createElement('style');
    style.id = NAME;
    style.textContent = `::highlight(${NAME}) { background: #fde68a; color: #1c1b26 } [data-label] { outline: 3px solid #b45309 !important; outline-offset: -3px; opacity: 0.6 }`;
    frame.document.head.append(style);
  }
  const words = marks.filter(({ evidence }) => evidence).map(({ range }) => range);
  frame.CSS.highlights.set(NAME, new frame.Highlight(...words));
  for (const element of frame.document.querySelectorAll('[data-label]'))
    element.removeAttribute('data-label');
  for (const { selector } of marks)
    if (selector) frame.document.querySelector(selector)?.setAttribute('data-label', '');
}
