/**
 * A text of `_locales` in the browser's language, with `{name}` replaced by its parameter. An unknown key gives the key itself, which is
 * ugly enough to be noticed; `tests/unit/locales.test.ts` keeps that from happening.
 */
export function t(key: string, params: Record<string, string | number> = {}): string {
  const text = chrome.i18n.getMessage(key) || key;
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(params[name] ?? whole));
}
