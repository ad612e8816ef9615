/** Letters and digits in a form that writing habits do not change: width, case, English ordinals, thousands separators, punctuation. */
function plain(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/(?<=\d)(?:st|nd|rd|th)(?!\p{L})/gu, '')
    .replace(/(?<=\d)[.,'’\s](?=\d{3}(?!\d))/gu, '')
    .replace(/(?<=\d),(?=\d)/g, '.')
    .replace(/[^\p{L}\p{N}.]+|\.(?!\d)|(?<!\d)\./gu, ' ')
    .trim();
}

/** Whether an answer says one of the wanted values: whole numbers, whole word beginnings (endings may inflect), any place in Chinese and Japanese. */
export function holds(answer: string, wanted: readonly string[]): boolean {
  const said = plain(answer);
  return wanted.some((value) => {
    const tokens = plain(value).split(' ').filter(Boolean);
    if (tokens.length === 0) return false;
    const pattern = tokens.map((token) => token.replace(/[.]/g, '\\.')).join(' ?');
    const before = /^\d/.test(tokens[0] ?? '') ? '(?<![\\d.])' : '(?<![a-zà-žа-я])';
    const after = /\d$/.test(tokens.at(-1) ?? '') ? '(?!\\.?\\d)' : '';
    return new RegExp(`${before}${pattern}${after}`, 'u').test(said);
  });
}
