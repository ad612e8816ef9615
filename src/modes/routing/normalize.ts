/** Letters that Unicode does not decompose, as people type them without the right keyboard. */
const PLAIN: Record<string, string> = {
  ё: 'е',
  ς: 'σ',
  ı: 'i',
  đ: 'd',
  ł: 'l',
  ø: 'o',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
};

/**
 * A query as the rules read it: lower case, Latin and Greek without accents, apostrophes gone, other punctuation a space except `?`
 * and `,`, one space between words and at both ends.
 */
export function normalizeQuery(query: string): string {
  const bare = query
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFD')
    .replace(/(?<=[\p{Script=Latin}\p{Script=Greek}])[\u0300-\u036f]+/gu, '')
    .replace(/[\u064b-\u0652]/g, '')
    .normalize('NFC')
    .replace(/[ёςıđłøßæœ]/g, (letter) => PLAIN[letter] ?? letter);
  const words = bare
    .replace(/(\p{L})['’`](s|t|d|m|re|ve|ll)(?!\p{L})/gu, '$1$2')
    .replace(/[^\p{L}\p{M}\p{N}?,]+/gu, ' ')
    .replace(/([?,])/g, ' $1 ');
  return ` ${words.trim().replace(/\s+/g, ' ')} `
    .replace(/ (can|could|will|would) (u|ya) /, ' $1 you ')
    .replace(
      / (can|could|will|would) you (maybe|perhaps|possibly|just|kindly|quickly|also|please|pls) /,
      ' $1 you ',
    );
}
