import { part } from './find-part.ts';

const KEY = 'reader-dark-pages';

/** Pages drawn light on dark, as the person chose; remembered in this browser. */
export function createDarkPages(onChange: (dark: boolean) => void) {
  const button = part('dark-pages');
  let dark = localStorage.getItem(KEY) === 'true';
  const show = () => {
    document.documentElement.classList.toggle('dark-pages', dark);
    button.setAttribute('aria-pressed', String(dark));
  };
  show();
  button.addEventListener('click', () => {
    dark = !dark;
    localStorage.setItem(KEY, String(dark));
    show();
    onChange(dark);
  });
  return { isDark: () => dark };
}
