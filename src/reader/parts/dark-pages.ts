import { storedValue } from '../../platform/storage.ts';
import { part } from './find-part.ts';

/** Not `localStorage`: it is closed to a reader in the place of the browser's own viewer. */
const kept = storedValue<boolean>('local', 'reader-dark-pages');

/** Pages drawn light on dark, as the person chose; remembered in this browser. */
export function createDarkPages(onChange: (dark: boolean) => void) {
  const button = part('dark-pages');
  let dark = false;
  const show = () => {
    document.documentElement.classList.toggle('dark-pages', dark);
    button.setAttribute('aria-pressed', String(dark));
  };
  void kept.get().then((value) => {
    dark = value === true;
    show();
    onChange(dark);
  });
  button.addEventListener('click', () => {
    dark = !dark;
    void kept.set(dark);
    show();
    onChange(dark);
  });
  return { isDark: () => dark };
}
