import { detectLanguage, LANGUAGES } from '../../core/text/languages.ts';
import { contentKeys, words } from '../../core/text/words.ts';

/** Words that people use for the same deed, in the languages of the product's first users. */
const SAME: string[][] = [
  [
    'change',
    'edit',
    'modify',
    'update',
    'adjust',
    'rename',
    'set',
    'ändern',
    'bearbeiten',
    'anpassen',
    'umbenennen',
  ],
  ['delete', 'remove', 'erase', 'discard', 'trash', 'löschen', 'entfernen'],
  [
    'create',
    'add',
    'new',
    'make',
    'compose',
    'write',
    'erstellen',
    'anlegen',
    'hinzufügen',
    'neu',
    'neue',
    'neuen',
    'neuer',
    'schreiben',
  ],
  ['find', 'search', 'query', 'suchen', 'suche', 'finden'],
  [
    'settings',
    'preferences',
    'options',
    'configuration',
    'account',
    'profile',
    'einstellungen',
    'optionen',
    'konto',
    'profil',
  ],
  ['login', 'log', 'sign', 'signin', 'anmelden', 'einloggen', 'anmeldung'],
  ['logout', 'signout', 'abmelden', 'ausloggen'],
  [
    'save',
    'store',
    'apply',
    'confirm',
    'submit',
    'speichern',
    'sichern',
    'übernehmen',
    'bestätigen',
    'absenden',
  ],
  ['publish', 'post', 'release', 'veröffentlichen'],
  ['buy', 'purchase', 'order', 'cart', 'basket', 'checkout', 'kaufen', 'bestellen', 'warenkorb', 'kasse'],
  ['download', 'export', 'herunterladen', 'exportieren'],
  ['upload', 'attach', 'import', 'hochladen', 'anhängen', 'importieren'],
  ['history', 'versions', 'revisions', 'changes', 'verlauf', 'versionsgeschichte', 'versionen'],
  ['help', 'support', 'contact', 'hilfe', 'kontakt'],
];

/** Verbs that say only "take me there". */
const FILLER =
  'how do i can want need would like please go open show visit click press see get where my me wie kann ich möchte will gehe öffne zeige klicke bitte wo mein meine meinen man'.split(
    ' ',
  );

const english = LANGUAGES[0]!;
const synonyms = new Map<string, string>();
for (const group of SAME) {
  for (const word of group)
    for (const key of allKeys(word)) if (!synonyms.has(key)) synonyms.set(key, group[0]!);
}
const filler = new Set(FILLER.flatMap(allKeys));

/** A word's keys in English and in its own language, so that a table of a few languages matches texts of either. */
function allKeys(word: string): string[] {
  return LANGUAGES.slice(0, 2).flatMap((language) => words(word, language).map(({ key }) => key));
}

/** Keys of the words of a task or a label that carry meaning, synonyms made one. */
export function meaningOf(text: string): string[] {
  const language = detectLanguage([text]);
  const keys = contentKeys(text, language).filter((key) => !filler.has(key));
  const all = keys.length > 0 ? keys : words(text, english).map(({ key }) => key);
  return [...new Set(all.map((key) => synonyms.get(key) ?? key))];
}

/** Case, white space, typographic quotes, dashes and an ellipsis do not tell two labels apart. */
export function plain(text: string): string {
  return text
    .normalize('NFKC')
    .toLocaleLowerCase()
    .replace(/[“”„«»]/g, '"')
    .replace(/[‘’‚]/g, "'")
    .replace(/[‐‑–—]/g, '-')
    .replace(/…|\.{3}/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}
