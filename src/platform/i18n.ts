export type TextParams = Readonly<Record<string, string | number>>;

/**
 * The text `key` of `public/_locales`, in the browser's language. `{name}` in it is replaced by `params.name`. With `params.count`
 * the plural form `<key>_<one|few|many|other ...>` is taken where there is one. An unknown key comes back as the key itself, so that
 * a missing text is seen and never blanks a button.
 */
export function t(key: string, params: TextParams = {}): string {
  const text = pluralText(key, params.count) || chrome.i18n.getMessage(key) || key;
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) => {
    const value = params[name];
    if (value === undefined) return placeholder;
    return typeof value === 'number' ? value.toLocaleString(uiLanguage()) : value;
  });
}

/** BCP 47 tag of the browser's own language, for numbers and plural forms. */
export function uiLanguage(): string {
  return chrome.i18n.getUILanguage().replace('_', '-');
}

function pluralText(key: string, count: string | number | undefined): string {
  if (typeof count !== 'number') return '';
  return chrome.i18n.getMessage(`${key}_${new Intl.PluralRules(uiLanguage()).select(count)}`);
}

/** The key of a code's text, e.g. `error_bad_key_next`: Chrome allows no hyphens in keys, our codes have them. */
export function codeKey(prefix: 'error' | 'note' | 'progress', code: string, suffix = ''): string {
  return `${prefix}_${code.replaceAll('-', '_')}${suffix}`;
}
