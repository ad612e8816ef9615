import { lightStem } from '../light-stem.ts';

/** The stem of a Polish word in lower case: "kosztuje" and "koszty" are found as "koszt". */
export const stem = lightStem(
  'iejszego iejszych iejszymi iejszym iejszej iejsza iejsze iejszy owaniem owania owaniu owanie owałam owałem owaliśmy ujemy ujecie ujesz ujący ująca ujące ' +
    'owego owych owymi owym owej ową owana owane owany owano ować ował owała owali owały ował uję uje ują owa owe owy owie owi iami ami iach ach iego ego iemu emu ' +
    'imi ymi ich ych iej ej iem em iom om iów ów ałem ałam acie asz ała ali ały ało ać ał iłem iłam imy icie isz iła ili iły iło ić ił yć ył yła eć ' +
    'im ym ie ia iu io ią ię a ą e ę i o u y',
);
