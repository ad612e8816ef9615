import type { ListCase } from './cases.ts';

/** What a page of one language has people choose, and how it is asked about. */
interface Chosen {
  lang: string;
  title: string;
  languages: string;
  prompt: string;
  names: string[];
  sizes: string;
  howManyLanguages: string;
  whichLanguages: string;
  howManySizes: string;
}

const CHOSEN: Chosen[] = [
  {
    lang: 'en',
    title: 'Join the sailing club',
    languages: 'Language',
    prompt: 'Please choose',
    names: ['Danish', 'English', 'Finnish', 'German', 'Norwegian', 'Swedish'],
    sizes: 'Jacket size',
    howManyLanguages: 'How many languages can I choose from when signing up for the club?',
    whichLanguages: 'Which languages can I pick?',
    howManySizes: 'How many jacket sizes are there?',
  },
  {
    lang: 'de',
    title: 'Dem Segelclub beitreten',
    languages: 'Sprache',
    prompt: 'Bitte wählen',
    names: ['Dänisch', 'Deutsch', 'Englisch', 'Finnisch', 'Norwegisch'],
    sizes: 'Jackengröße',
    howManyLanguages: 'Wie viele Sprachen stehen beim Anmelden zur Auswahl?',
    whichLanguages: 'Welche Sprachen kann ich wählen?',
    howManySizes: 'Wie viele Größen gibt es?',
  },
  {
    lang: 'fr',
    title: 'Rejoindre le club de voile',
    languages: 'Langue',
    prompt: 'Choisissez une langue',
    names: ['allemand', 'anglais', 'danois', 'français'],
    sizes: 'Taille de la veste',
    howManyLanguages: "Combien de langues puis-je choisir lors de l'inscription ?",
    whichLanguages: 'Quelles langues peut-on choisir ?',
    howManySizes: 'Combien de tailles y a-t-il ?',
  },
  {
    lang: 'es',
    title: 'Únete al club de vela',
    languages: 'Idioma',
    prompt: 'Selecciona un idioma',
    names: ['alemán', 'danés', 'español', 'francés', 'inglés', 'noruego', 'sueco'],
    sizes: 'Talla de la chaqueta',
    howManyLanguages: '¿Cuántos idiomas puedo elegir al registrarme?',
    whichLanguages: '¿Qué idiomas se pueden elegir?',
    howManySizes: '¿Cuántas tallas hay?',
  },
  {
    lang: 'it',
    title: 'Iscriviti al circolo velico',
    languages: 'Lingua',
    prompt: 'Scegli una lingua',
    names: ['danese', 'francese', 'inglese', 'italiano'],
    sizes: 'Taglia della giacca',
    howManyLanguages: 'Quante lingue posso scegliere quando mi iscrivo?',
    whichLanguages: 'Quali lingue si possono scegliere?',
    howManySizes: 'Quante taglie ci sono?',
  },
  {
    lang: 'nl',
    title: 'Word lid van de zeilclub',
    languages: 'Taal',
    prompt: 'Kies een taal',
    names: ['Deens', 'Duits', 'Engels', 'Nederlands', 'Zweeds'],
    sizes: 'Maat van de jas',
    howManyLanguages: 'Uit hoeveel talen kan ik kiezen bij het inschrijven?',
    whichLanguages: 'Welke talen kan ik kiezen?',
    howManySizes: 'Hoeveel maten zijn er?',
  },
];

const SIZES = ['XS', 'S', 'M', 'L', 'XL'];
const options = (names: readonly string[]): string =>
  names.map((name) => `<option>${name}</option>`).join('');

/** The options of controls: not drawn, behind one that only asks to choose, with some that are switched off; and boxes that can be ticked. */
export const choiceCases = (): ListCase[] => [...CHOSEN.map(inLanguage), inEnglish()];

function inLanguage(words: Chosen): ListCase {
  const { lang, title, names } = words;
  return {
    name: `choices (${lang})`,
    lang,
    html: `<!doctype html><html lang="${lang}"><title>${title}</title><main><h1>${title}</h1><form>
      <label for="a">${words.languages}</label> <select id="a"><option value="">${words.prompt}</option>${options(names)}<option disabled>Latin</option></select>
      <label>${words.sizes} <select><option>--</option>${options(SIZES)}</select></label></form></main>`,
    questions: [
      { question: words.howManyLanguages, result: names.length, ends: true },
      { question: words.whichLanguages, result: names.length, ends: true },
      { question: words.howManySizes, result: SIZES.length, ends: true },
    ],
  };
}

function inEnglish(): ListCase {
  const boxes = (type: string, names: readonly string[]) =>
    names.map((name) => `<label><input type="${type}" name="x"> ${name}</label>`).join('');
  return {
    name: 'choices of all kinds (en)',
    lang: 'en',
    html: `<!doctype html><html lang="en"><title>Order a sail</title><main><h1>Order a sail</h1><form>
      <fieldset><legend>Cloth</legend>${boxes('radio', ['Cotton', 'Hemp', 'Dacron', 'Nylon'])}<label><input type="radio" name="x" disabled> Silk</label></fieldset>
      <div role="radiogroup" aria-label="Colour">${boxes('radio', ['White', 'Red', 'Tan'])}</div>
      <label>Sort by <select><option selected>Newest first</option><option>Oldest first</option><option>Name</option></select></label>
      <label>Quantity <select>${options(['1', '2', '3', '4', '5'])}</select></label>
      <button type="button" role="combobox" aria-controls="to" aria-expanded="false" aria-label="Deliver to">Denmark</button>
      <ul id="to" role="listbox" hidden><li role="option">Denmark</li><li role="option">Norway</li><li role="option" aria-disabled="true">Iceland</li><li role="option">Sweden</li></ul>
      </form></main>`,
    questions: [
      { question: 'How many cloths can I choose from?', result: 4, ends: true },
      { question: 'Which colours can I select?', result: 3, ends: true },
      { question: 'List the sort orders', result: 3, ends: true },
      { question: 'How many countries can I choose from at checkout?', result: 3, ends: true },
      { question: 'Is Norway among the countries?', result: 1, ends: true },
      { question: 'Is Iceland among the countries?', result: 0, ends: true },
    ],
  };
}
