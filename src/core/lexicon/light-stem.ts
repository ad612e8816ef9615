/**
 * A stemmer that cuts the longest known ending off a word in lower case, for languages that no kept library stems in few bytes.
 * @param endings with a space between them
 * @param least letters that are left at least
 */
export function lightStem(endings: string, least = 3): (word: string) => string {
  const known = endings.split(' ').sort((a, b) => b.length - a.length);
  return (word) => {
    const ending = known.find((each) => word.length - each.length >= least && word.endsWith(each));
    return ending === undefined ? word : word.slice(0, -ending.length);
  };
}
