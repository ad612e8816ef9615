import { setTextLanguage, t } from './i18n.ts';

/** Writes the texts of `public/_locales` into the page: `data-text` is an element's words, `data-name` its accessible name and tooltip. */
export function writeTexts(document: Document): void {
  setTextLanguage(document);
  for (const element of document.querySelectorAll<HTMLElement>('[data-text]'))
    element.textContent = t(element.dataset.text ?? '');
  for (const element of document.querySelectorAll<HTMLElement>('[data-name]')) {
    const name = t(element.dataset.name ?? '');
    element.setAttribute('aria-label', name);
    element.title = name;
  }
}
