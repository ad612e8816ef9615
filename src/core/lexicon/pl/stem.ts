/** Endings of Polish nouns, adjectives and verbs, longest first. */
const ENDINGS = (
  'iejszego iejszych iejszymi iejszym iejszej iejsza iejsze iejszy owaniem owania owaniu owanie owałam owałem owaliśmy ujemy ujecie ujesz ujący ująca ujące ' +
  'owego owych owymi owym owej ową owana owane owany owano ować ował owała owali owały ował uję uje ują owa owe owy owie owi iami ami iach ach iego ego iemu emu ' +
  'imi ymi ich ych iej ej iem em iom om iów ów ałem ałam acie asz ała ali ały ało ać ał iłem iłam imy icie isz iła ili iły iło ić ił yć ył yła eć ' +
  'im ym ie ia iu io ią ię a ą e ę i o u y'
)
  .split(' ')
  .sort((a, b) => b.length - a.length);
/** Letters that are left at least. */
const LEAST = 3;

/** The stem of a Polish word in lower case: its longest known ending cut off, so that "kosztuje" and "koszty" are found as "koszt". */
export function stem(word: string): string {
  const ending = ENDINGS.find((each) => word.length - each.length >= LEAST && word.endsWith(each));
  return ending === undefined ? word : word.slice(0, -ending.length);
}
