/** What a key does, by `Ctrl+` and its name; the same with the Mac's command key. */
const WITH_CTRL: Record<string, string> = {
  f: 'find',
  '+': 'zoom-in',
  '=': 'zoom-in',
  '-': 'zoom-out',
  0: 'zoom-reset',
  p: 'print',
  s: 'download',
};
const ALONE: Record<string, string> = {
  r: 'rotate',
  n: 'next-page',
  p: 'previous-page',
  Escape: 'close-find',
};

/** Hears the reader's keys; what is typed into a field is text. */
export function hearKeys(act: (name: string) => void): void {
  document.addEventListener('keydown', (event) => {
    const { key, ctrlKey, metaKey, altKey, target } = event;
    const ctrl = (ctrlKey || metaKey) && !altKey;
    const typing =
      target instanceof Element && target.matches('input:not([type=checkbox]), textarea, select');
    const name = ctrl ? WITH_CTRL[key.toLowerCase()] : ALONE[key];
    if (!name || altKey || (!ctrl && typing && key !== 'Escape')) return;
    if (ctrl) event.preventDefault();
    act(name);
  });
}
