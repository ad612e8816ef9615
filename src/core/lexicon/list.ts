/** Phrases of a lexicon file, written in rows: `list('lost | forgot | does not work')`. */
export const list = (row: string): readonly string[] => row.split('|').map((phrase) => phrase.trim());
