export type TextParams = Readonly<Record<string, string | number>>;

/**
 * The text `key` of `public/_locales`, in the browser's language or else in English. `{name}` in it is replaced by `params.name`. With
 * `params.count` the plural form `<key>_<zero|one|two|few|many|other>` is taken where there is one. An unknown key comes back as the key
 * itself, so that a missing text is seen and never blanks a button.
 */
export function t(key: string, params: TextParams = {}): string {
  const text = pluralText(key, params.count) || chrome.i18n.getMessage(key) || key;
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) => {
    const value = params[name];
    if (value === undefined) return placeholder;
    return typeof value === 'number' ? value.toLocaleString(uiLanguage()) : value;
  });
}

function pluralText(key: string, count: string | number | undefined): string {
  if (count === undefined || Number.isNaN(Number(count))) return '';
  const form = new Intl.PluralRules(textLanguage()).select(Number(count));
  return chrome.i18n.getMessage(`${key}_${form}`) || chrome.i18n.getMessage(`${key}_other`);
}

/** BCP 47 tag of the language that the texts are in: the browser's own, or English where there are none in it. */
function textLanguage(): string {
  return chrome.i18n.getMessage('text_language') || 'en';
}

/** BCP 47 tag for numbers and dates beside these texts: the browser's own with its region, where it is the same language. */
export function uiLanguage(): string {
  const [own, texts] = [chrome.i18n.getUILanguage().replace('_', '-'), textLanguage()];
  return own.split('-')[0] === texts.split('-')[0] ? own : texts;
}

/** Parts one after another, as the language writes it: `0.4 cents, 2 s`. */
export function listed(parts: readonly string[]): string {
  return new Intl.ListFormat(uiLanguage(), { type: 'unit', style: 'short' }).format(parts);
}

/** Seconds with one digit behind the point; two below a tenth, so that "instant" does not read as zero. */
export function seconds(ms: number): string {
  const digits = ms < 100 ? 2 : 1;
  return (ms / 1000).toLocaleString(uiLanguage(), {
    maximumFractionDigits: digits,
    minimumFractionDigits: digits,
  });
}

/** US dollars with two significant digits for the fractions of a cent that answers usually cost. */
export function dollars(usd: number): string {
  const format = usd > 0 && usd < 0.1 ? { maximumSignificantDigits: 2 } : { maximumFractionDigits: 2 };
  return new Intl.NumberFormat(uiLanguage(), { style: 'currency', currency: 'USD', ...format }).format(usd);
}

/** An amount as it is said: cents below a dollar, with two significant digits below ten cents. */
export function money(usd: number): string {
  if (usd === 0) return t('panel_usage_free');
  if (usd >= 1) return dollars(usd);
  const digits = usd < 0.1 ? { maximumSignificantDigits: 2 } : { maximumFractionDigits: 0 };
  return t('panel_usage_cents', { amount: (usd * 100).toLocaleString(uiLanguage(), digits) });
}

/** Tells a page of ours the language and the direction of its texts. Chrome knows only those of the browser, which may be another. */
export function setTextLanguage({ documentElement }: Document): void {
  documentElement.lang = uiLanguage();
  documentElement.dir = chrome.i18n.getMessage('text_direction') || 'ltr';
}

/** The key of a code's text, e.g. `error_bad_key_next`: Chrome allows no hyphens in keys, our codes have them. */
export function codeKey(prefix: 'error' | 'note' | 'progress', code: string, suffix = ''): string {
  return `${prefix}_${code.replaceAll('-', '_')}${suffix}`;
}
