import { describe, expect, it } from 'vitest';
import { answerInstantly } from '../../src/modes/find/instant.ts';
import { heading, type LineLike, linesOf, pageOf, value } from '../fakes/page-lines.ts';

const ask = (question: string, ...lines: LineLike[]) => {
  const { citations, notes } = answerInstantly(question, pageOf(linesOf(...lines)));
  return { first: citations[0]?.phrase, note: notes[0]?.code };
};

const RECIPE: LineLike[] = [
  heading(1, 'Apple muffins with oats'),
  'Serves 6',
  'Prep time: 15 minutes',
  'Baking time: 25 minutes',
  '180 g flour',
  '2 apples',
  'Preheat the oven to 190 °C and put paper cups into the tin before you begin to cut the apples into small cubes.',
  'Bake the muffins until they are brown, and let them rest on a rack as long as you can wait for them.',
  'Nutrition: 245 kcal, 4 g fat',
];
const REZEPT: LineLike[] = [
  heading(1, 'Apfelmuffins'),
  'etwa 12 Stück',
  'Zubereitungszeit: 40 Minuten',
  '250 g Mehl',
  'Den Backofen auf 180 Grad vorheizen und die Äpfel in kleine Würfel schneiden, bevor der Teig gerührt wird.',
  'Ein Muffin hat 210 kcal.',
];

describe('numbers that go by their unit', () => {
  it.each([
    ['how many calories?', '245 kcal'],
    ['How many calories does one muffin have?', '245 kcal'],
    ['how many people does this serve', 'Serves 6'],
    ['How many servings?', 'Serves 6'],
    ['What temperature should the oven be?', '190 °C'],
    ['how hot does the oven have to be', '190 °C'],
    ['What is the oven temperature?', '190 °C'],
  ])('%s', (question, first) => {
    expect(ask(question, ...RECIPE).first).toBe(first);
  });

  it.each([
    ['Wie viele Muffins werden das?', '12 Stück'],
    ['Wie viele Kalorien hat ein Muffin?', '210 kcal'],
    ['Bei wie viel Grad?', '180 Grad'],
    ['Auf welche Temperatur muss der Ofen?', '180 Grad'],
  ])('%s', (question, first) => {
    expect(ask(question, ...REZEPT).first).toBe(first);
  });

  it.each([
    ['¿Para cuántas personas es?', 'Porciones: 4', 'Porciones: 4'],
    ['Pour combien de personnes ?', 'Pour 4 personnes', '4 personnes'],
    ['Quante persone?', 'Dosi per 4 persone', 'Dosi per 4 persone'],
    ['Rende quantas porções?', 'Rendimento: 8 porções', 'Rendimento: 8 porções'],
    ['Voor hoeveel personen is dit?', '4 personen', '4 personen'],
    ['Ile porcji?', '4 porcje', '4 porcje'],
    ['На сколько порций?', '4 порции', '4 порции'],
    ['几人份？', '4人份', '4人份'],
    ['何人分ですか？', '材料（2人分）', '2人分'],
  ])('%s', (question, line, first) => {
    expect(ask(question, heading(1, 'Pan'), line, 'x y z').first).toBe(first);
  });
});

describe('in other languages', () => {
  const heat = 'Preaqueça o forno a 180 graus e unte uma forma antes de começar com a massa do bolo.';
  it.each([
    ['qual a temperatura do forno?', [heat], '180 graus'],
    ['cuántas calorías tiene', ['Calorías: 310 kcal por ración'], 'Calorías: 310 kcal'],
    ['temps de cuisson ?', ['Cuisson : 45 min', 'Préchauffez le four à 180 °C.'], 'Cuisson : 45 min'],
    ['Hoeveel calorieën?', ['310 kcal per portie'], '310 kcal'],
    ['w jakiej temperaturze piec?', ['Rozgrzej piekarnik do 180 stopni i posmaruj formę.'], '180 stopni'],
    ['сколько калорий', ['310 ккал в порции'], '310 ккал'],
    ['オーブンの温度は？', ['オーブンを180度に予熱します。'], '180度'],
    ['カロリーは？', ['1人分310kcal'], '310kcal'],
  ])('%s', (question, lines, first) => {
    expect(ask(question, heading(1, 'Pan'), 'x y z', ...lines).first).toBe(first);
  });
});

describe('how old somebody is', () => {
  it.each([
    [
      'How old is she now?',
      'The 54-year-old came home on Monday and was met by half of the town.',
      '54-year-old',
    ],
    ['how old is she', 'Ada Pine, 27, won the race in front of a large crowd on the pier.', '27'],
    ['Wie alt ist sie?', 'Die 31-jährige Seglerin kam am Montag zurück.', '31-jährige'],
    ['¿Cuántos años tiene?', 'La navegante, de 31 años, volvió el lunes.', '31 años'],
    ['Quel âge a-t-elle ?', 'La navigatrice, âgée de 31 ans, est rentrée lundi.', '31 ans'],
  ])('%s', (question, line, first) => {
    expect(ask(question, heading(1, 'Home again'), line).first).toBe(first);
  });
});

describe('how to reach somebody', () => {
  const lines: LineLike[] = [
    heading(1, 'Ferry office'),
    'We answer all letters within two days, and whoever calls us speaks with a person and not with a machine.',
    value('Phone', '+44 20 7946 0018'),
    'Write to us: desk@ferry.example',
  ];

  it.each([
    ["what's their phone number", '+44 20 7946 0018'],
    ['is there an email address', 'desk@ferry.example'],
    ['Wie ist die Telefonnummer?', '+44 20 7946 0018'],
  ])('%s', (question, first) => {
    expect(ask(question, ...lines).first).toBe(first);
  });

  it('is nothing where an address is asked and the page has none', () => {
    expect(ask("What's the address of the office?", ...lines).note).toBe('instant-nothing');
  });
});
