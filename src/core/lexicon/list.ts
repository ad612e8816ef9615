/** Phrases of a lexicon file, written in rows: `list('lost | forgot | does not work')`. */
export const list = (row: string): readonly string[] => row.split('|').map((phrase) => phrase.trim());

/** The same for the words of many languages that a page script carries along: left as they are until a matcher reads them. */
export const rawList = (phrases: string): string => phrases;
