import { existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { ABBREVIATIONS } from '../../src/core/lexicon/abbreviations.ts';
import { CAPTIONS } from '../../src/core/lexicon/captions.ts';
import { CONCEPT_WORDS } from '../../src/core/lexicon/concepts.ts';
import { foldLetters, wordsOfIdentifier } from '../../src/core/lexicon/fold.ts';
import { FOLLOWING } from '../../src/core/lexicon/following.ts';
import { FURNITURE } from '../../src/core/lexicon/furniture.ts';
import { HIDING } from '../../src/core/lexicon/hiding.ts';
import { IRREGULAR } from '../../src/core/lexicon/irregular.ts';
import { KIND_WORDS } from '../../src/core/lexicon/kinds.ts';
import { LISTS } from '../../src/core/lexicon/lists.ts';
import { phrases } from '../../src/core/lexicon/matcher.ts';
import { MEASURES, unitsAskedFor } from '../../src/core/lexicon/measures.ts';
import { PAGING } from '../../src/core/lexicon/paging.ts';
import { PARTICLES } from '../../src/core/lexicon/particles.ts';
import { sourceOf } from '../../src/core/lexicon/pattern.ts';
import { PICTURE_WORDS } from '../../src/core/lexicon/pictures.ts';
import { drawsExpiry, PRIVATE, privateKindOf } from '../../src/core/lexicon/private.ts';
import { QUESTIONS } from '../../src/core/lexicon/questions.ts';
import { namesCommitment, namesCommittingPlace, RISK } from '../../src/core/lexicon/risk.ts';
import { ROUTING } from '../../src/core/lexicon/routing.ts';
import { SEQUENCE } from '../../src/core/lexicon/sequence.ts';
import { SLOTS } from '../../src/core/lexicon/slots.ts';
import { TASKS } from '../../src/core/lexicon/tasks.ts';
import { TRAPS } from '../../src/core/lexicon/traps.ts';
import { VALUES } from '../../src/core/lexicon/values.ts';
import { ABOUT_LOGIN, ERROR_WORDS, LOGIN_WORDS, WALLS } from '../../src/core/lexicon/walls.ts';

const FOLDER = resolve(import.meta.dirname, '../../src/core/lexicon');
/** Each subject with the languages that its list names. */
const SUBJECTS: Record<string, Readonly<Record<string, unknown>>> = {
  abbreviations: ABBREVIATIONS,
  captions: CAPTIONS,
  concepts: CONCEPT_WORDS,
  following: FOLLOWING,
  furniture: FURNITURE,
  hiding: HIDING,
  irregular: IRREGULAR,
  kinds: KIND_WORDS,
  lists: LISTS,
  measures: MEASURES,
  particles: PARTICLES,
  paging: PAGING,
  pictures: PICTURE_WORDS,
  private: PRIVATE,
  questions: QUESTIONS,
  risk: RISK,
  routing: ROUTING,
  sequence: SEQUENCE,
  slots: SLOTS,
  tasks: TASKS,
  values: VALUES,
  traps: TRAPS,
  walls: WALLS,
};
/** A stemmer leads the irregular forms of every other language back; few languages write small words together with others. */
const NOT_FOR_ALL = new Set(['irregular', 'particles']);
/** These languages lack no subject that another has. */
const CORE = ['en', 'de', 'es', 'fr', 'it', 'nl', 'pt'];
const languages = readdirSync(FOLDER, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name);

/** All strings in lists, at any depth. */
const stringsIn = (value: unknown): string[] =>
  Array.isArray(value)
    ? value.filter((each) => typeof each === 'string')
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(stringsIn)
      : [];

/** The phrases of rows that stand as they were written. */
const inRows = (rows: object): string[] =>
  Object.values(rows).flatMap((row: string) => row.split('|').map((phrase) => phrase.trim()));

describe('a phrase of the lexicon', () => {
  it.each([
    ['überweisen', 'Überweisen'],
    ['überweisen', 'Jetzt UEBERWEISEN'],
    ['kündigen', 'Vertrag kundigen'],
    ['sign out', 'Sign-out'],
    ['sign out', 'SIGNOUT'],
    ['lösch*', 'Löschvorgang starten'],
    ['*nummer', 'Ihre Kartennummer'],
    ['iptal', 'İPTAL'],
    ['sipariş ver', 'SİPARİŞ VER'],
    ['straße', 'STRASSE'],
    ['支付', '立即 支 付'],
    ['支付', '确认支付方式'],
    ['ｐａｙ', 'Pay'],
    ['pay', 'Ｐａｙ now'],
    ['حذف', 'الحَذْف'],
    ['الغاء', 'إلغاء'],
    ['מחיקה', 'המחיקה'],
    ['ลบ', 'กดลบบัญชี'],
    ['cvv', 'cvv2'],
    ['Ödeme', 'ödeme yap'],
    ['оплатить', 'ОПЛАТИТЬ'],
    ['s abonner', 'S’abonner'],
    ['gå', 'Gaa videre'],
    ['^comments', 'Comments (3)'],
    ['^comments', '12 comments'],
    ['get … app', 'Get our new app'],
    ['get … app', 'get app'],
    ['フッター', 'フッターを隠す'],
  ])('%s is found in %s', (phrase, text) => {
    expect(phrases([phrase]).test(text)).toBe(true);
  });

  it.each([
    ['pay', 'Repayment history'],
    ['über', 'Überweisen'],
    ['post', 'Postcode'],
    ['zahlen', 'bezahlen'],
    ['оплат', 'оплатить'],
    ['pin', 'shipping'],
    ['tan', 'tänzer'],
    ['^comments', 'All comments'],
    ['get … app', 'Get the whole story of it all in our app'],
    ['get … app', 'Get our apple pie'],
  ])('%s is not found in %s', (phrase, text) => {
    expect(phrases([phrase]).test(text)).toBe(false);
  });

  it('may ask for a text that says nothing else', () => {
    const tan = phrases(['=tan']);
    expect([tan.test('TAN'), tan.test(' Tan: *'), tan.test('Tan colour')]).toEqual([true, true, false]);
  });

  it('is found among thousands', () => {
    const many = phrases(
      Array.from({ length: 5000 }, (_, at) => `word ${at.toString(36)}x`),
      ['last one'],
    );
    expect(many.test('this is the Last-One')).toBe(true);
    expect(many.test('this is the last')).toBe(false);
  });

  it('is found by its own words, whatever its letters', () => {
    const listed = [
      ...Object.values(PRIVATE).flatMap(({ expiry: _, ...rows }) => inRows(rows)),
      ...Object.values(RISK).flatMap(inRows),
      ...[KIND_WORDS, FURNITURE, SLOTS].flatMap((subject) => stringsIn(subject)),
    ];
    const lost = listed.filter((phrase) => {
      const words = phrase.replace(/^[*=^]|\*$/g, '').replace('…', ' ');
      return !phrases([phrase]).test(words.toUpperCase().toLowerCase());
    });
    expect(listed.length).toBeGreaterThan(7000);
    expect(lost).toEqual([]);
  }, 30_000);

  it('is left out of a text', () => {
    expect(phrases(['promo code', 'zip']).without('Promo-Code, ZIP or card number')).toBe('or card number');
  });

  it('names the words that matched', () => {
    expect(phrases(['delete', 'sign out']).find('Please SIGN-OUT here')).toBe('sign out');
    expect(phrases(['delete']).find('keep')).toBeUndefined();
  });

  it('matches nothing where a list is empty', () => {
    expect(phrases([]).test('anything')).toBe(false);
  });
});

describe('a pattern of phrases', () => {
  const found = (phrase: string, text: string) => new RegExp(sourceOf([phrase]), 'giu').exec(text)?.[0];

  it.each([
    ['où', 'Où est la gare', 'Où'],
    ['how much', 'So how-much is it', 'how-much'],
    ['*straße', 'Hauptstraße 5', 'straße'],
    ['^qué es', '¿Qué es esto?', 'Qué es'],
    ['quote … please', 'quote the price, please', 'quote the price, please'],
    ['何処', '駅は何処ですか', '何処'],
  ])('%s is found in "%s"', (phrase, text, words) => expect(found(phrase, text)).toBe(words));

  it.each([
    ['où', 'un ou deux'],
    ['ten', 'größten'],
    ['^list', 'the list'],
    ['=this page', 'this page says'],
  ])('%s is not found in "%s"', (phrase, text) => expect(found(phrase, text)).toBeUndefined());

  it('matches nothing without a phrase', () => expect(new RegExp(sourceOf([]), 'u').test('')).toBe(false));

  it('takes the longest phrase', () => {
    expect(new RegExp(sourceOf(['million', 'millionen', 'mill*']), 'u').exec('5 millionen')?.[0]).toBe(
      'millionen',
    );
  });
});

test('identifiers are read as words', () => {
  expect(['cardNumber', 'IBANInput', 'card_number'].map(wordsOfIdentifier)).toEqual([
    'card Number',
    'IBAN Input',
    'card_number',
  ]);
});

test('folding keeps the letters that tell words apart', () => {
  expect(['Ёлка', 'йога', 'がか', '한글', 'ΛΌΓΟΣ', 'naïve'].map(foldLetters)).toEqual([
    'елка',
    'йога',
    'がか',
    '한글',
    'λογοσ',
    'naive',
  ]);
});

test('committing controls and their places are known by their words', () => {
  expect(
    ['Jetzt überweisen', 'Übernehmen', 'Authorize', 'Log out', 'Eliminar'].filter(
      (name) => !namesCommitment(name),
    ),
  ).toEqual([]);
  expect(['Next', 'Details', 'Überblick', 'Payments'].filter((name) => namesCommitment(name))).toEqual([]);
  expect(namesCommittingPlace('Checkout – step 2')).toBe(true);
});

test.each([
  ['Password', 'password'],
  ['Neues Kennwort', 'password'],
  ['Kartennummer', 'payment'],
  ['card-number', 'payment'],
  ['contraseña', 'password'],
  ['Mot de passe', 'password'],
  ['One-time code', 'code'],
  ['Sozialversicherungsnummer', 'identity'],
  ['Promo code', undefined],
  ['Shipping', undefined],
  ['Code postal', undefined],
  ['Promo code or gift card number', 'payment'],
  ['カード番号', 'payment'],
  ['رقم البطاقة', 'payment'],
  ['מספר הכרטיס', 'payment'],
  ['Введите код из СМС', 'code'],
  ['身份证号码', 'identity'],
  ['Fødselsnummer', 'identity'],
  ['Pin it', undefined],
  ['Swift version', undefined],
  ['QR code', undefined],
  ['Liczba dni', undefined],
  ['', undefined],
])('a field called "%s" is private as %s', (label, kind) => {
  expect(privateKindOf(label)).toBe(kind);
});

test.each([
  'MM/YY',
  'mm / jjjj',
  'Gültig bis (MM/JJ)',
  'ММ/ГГ',
  'KK/VV',
  'MM/ÉÉ',
  '月/年',
  'Vencimiento MM-AAAA',
])('"%s" draws the expiry date of a card', (text) => expect(drawsExpiry(text)).toBe(true));

test.each(['DD/MM/YYYY', 'mm', 'hammm/yy', 'Yummm / yyyyy'])('"%s" draws none', (text) =>
  expect(drawsExpiry(text)).toBe(false),
);

test('a measure is known by the question and by its units', () => {
  expect(unitsAskedFor('wie schwer ist es?')?.test('es wiegt 3 kg')).toBe(true);
  expect(unitsAskedFor('how tall is it?')?.test('it weighs 3 kg')).toBe(false);
  expect(unitsAskedFor('who made it?')).toBeUndefined();
});

test('walls are known in several languages', () => {
  expect(
    ['Page not found', 'Seite nicht gefunden', 'Página no encontrada', '页面不存在'].filter(
      (title) => !ERROR_WORDS.test(title),
    ),
  ).toEqual([]);
  expect(['Log in', 'Sign-in', 'Inloggen', 'Войти'].filter((name) => !LOGIN_WORDS.test(name))).toEqual([]);
  expect([ABOUT_LOGIN.test('Mein Passwort ändern'), ABOUT_LOGIN.test('Find a flight')]).toEqual([
    true,
    false,
  ]);
});

describe('the languages of the lexicon', () => {
  it.each(Object.keys(SUBJECTS))('are all listed in %s.ts', (subject) => {
    const written = languages.filter((language) => existsSync(join(FOLDER, language, `${subject}.ts`)));
    expect(Object.keys(SUBJECTS[subject]!).sort(), `Add the language to core/lexicon/${subject}.ts.`).toEqual(
      written.sort(),
    );
  });

  it('lack no subject where they are core languages', () => {
    const lacks = Object.fromEntries(
      languages.map((language) => [
        language,
        Object.keys(SUBJECTS).filter(
          (subject) => !(language in SUBJECTS[subject]!) && !NOT_FOR_ALL.has(subject),
        ),
      ]),
    );
    console.log(
      Object.entries(lacks)
        .map(([language, missing]) => `${language} lacks ${missing.join(', ') || 'nothing'}`)
        .join('\n'),
    );
    expect(CORE.filter((language) => lacks[language]?.length !== 0)).toEqual([]);
  });
});
