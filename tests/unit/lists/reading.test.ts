import { describe, expect, it } from 'vitest';
import { csvOf } from '../../../src/core/answer/csv.ts';
import { amountsIn, decimalOf, written } from '../../../src/core/lists/amounts.ts';
import { readListQuestion } from '../../../src/core/lists/ask.ts';
import { dateIn } from '../../../src/core/lists/dates.ts';

const day = (iso: string) => Date.parse(iso) / 86_400_000;

describe('amounts', () => {
  it.each([
    ['1,234.50', '.', 1234.5],
    ['1.234,50', '.', 1234.5],
    ['1 234,5', '.', 1234.5],
    ["1'234.50", ',', 1234.5],
    ['1.234', '.', 1.234],
    ['1.234', ',', 1234],
    ['1.234.567', '.', 1_234_567],
    ['12,99', '.', 12.99],
    ['0,125', '.', 0.125],
    ['-4', '.', -4],
    ['3.2M', '.', 3_200_000],
    ['5k', '.', 5000],
    ['٣٤', '.', 34],
    ['१२', '.', 12],
    ['7億', '.', 700_000_000],
  ] as const)('"%s" where decimals are written with "%s" is %d', (text, decimal, value) => {
    expect(amountsIn(text, decimal)[0]?.value).toBeCloseTo(value);
  });

  it('are not read out of names and words', () => {
    expect(amountsIn('A4 x2b 10m', '.').map(({ value }) => value)).toEqual([10]);
  });

  it.each([
    ['1 234,50 zł', 'pl', ',', 1234.5],
    ['12,5 tys. zł', 'pl', ',', 12_500],
    ['5 mln', 'pl', ',', 5_000_000],
    ['2 miliardy', 'pl', ',', 2_000_000_000],
    ['1,2 млн ₽', 'ru', ',', 1_200_000],
    ['15 тыс. руб.', 'ru', ',', 15_000],
    ['3 тисячі гривень', 'uk', ',', 3000],
    ['2,5 mil. Kč', 'cs', ',', 2_500_000],
    ['4,5 mn kr', 'sv', ',', 4_500_000],
    ['3 mio. kr.', 'da', ',', 3_000_000],
    ['15 bin TL', 'tr', ',', 15_000],
    ['2,4 milyon', 'tr', ',', 2_400_000],
    ['₹1,23,456', 'hi', '.', 123_456],
    ['₹12,34,567.50', 'en-IN', '.', 1_234_567.5],
    ['₹१,२३,४५६', 'hi', '.', 123_456],
    ['3.5 लाख', 'hi', '.', 350_000],
    ['2 करोड़ रुपये', 'hi', '.', 20_000_000],
    ['5 lakh', 'en', '.', 500_000],
    ['1.5 crores', 'en', '.', 15_000_000],
    ['Rs.500', 'en', '.', 500],
    ['Rp50.000', 'id', ',', 50_000],
    ['3,5 juta', 'id', ',', 3_500_000],
    ['2,5 triệu đồng', 'vi', ',', 2_500_000],
    ['١٬٢٣٤٫٥٠', 'ar', '.', 1234.5],
    ['١٢٫٥ ر.س', 'ar', ',', 12.5],
    ['۱۲۳٬۴۵۶ تومان', 'fa', '.', 123_456],
    ['3 مليون', 'ar', '.', 3_000_000],
    ['价格5万元', 'zh', '.', 50_000],
    ['人口1.4亿', 'zh', '.', 140_000_000],
    ['3萬元', 'zh-TW', '.', 30_000],
    ['長さ5千米', 'zh', '.', 5],
    ['12,800円', 'ja', '.', 12_800],
    ['1万2000円', 'ja', '.', 12_000],
    ['1億2,500万円', 'ja', '.', 125_000_000],
    ['３,０００円', 'ja', '.', 3000],
    ['5만원', 'ko', '.', 50_000],
    ['1억 2,000만 원', 'ko', '.', 120_000_000],
    ['3천 원', 'ko', '.', 3000],
    ['5 만족', 'ko', '.', 5],
    ['2 ล้านบาท', 'th', '.', 2_000_000],
    ['5 t', 'da', ',', 5],
    ['1.234', '', '.', 1.234],
  ] as const)('"%s" on a page in "%s" (decimals with "%s") is %d', (text, language, decimal, value) => {
    expect(amountsIn(text, decimal, language).map((each) => each.value)).toEqual([value]);
  });

  it.each([
    ['pl', ','],
    ['de-CH', '.'],
    ['es-MX', '.'],
    ['ar', '.'],
    ['tr-TR', ','],
    ['zh-Hant-TW', '.'],
    ['not a language!', '.'],
  ])('have the decimal sign that is written in "%s" where no other number tells', (language, sign) => {
    expect(decimalOf(['1.234'], language)).toBe(sign);
  });

  it('let the numbers around tell how an unclear one is to be read', () => {
    expect(decimalOf(['1.234', '12,50'], 'en')).toBe(',');
    expect(decimalOf(['1.234'], 'en')).toBe('.');
    expect(decimalOf(['1.234'], 'de-AT')).toBe(',');
    expect(written(1234567.5, 2, ',')).toBe('1.234.567,50');
  });
});

describe('dates', () => {
  it.each([
    ['2031-03-09', 'en', '2031-03-09'],
    ['9 March 2031', 'en', '2031-03-09'],
    ['March 9th, 2031', 'en', '2031-03-09'],
    ['am 9. März 2031', 'de', '2031-03-09'],
    ['9 de marzo de 2031', 'es', '2031-03-09'],
    ['le 9 févr. 2031', 'fr', '2031-02-09'],
    ['9 марта 2031', 'ru', '2031-03-09'],
    ['3/9/2031', 'en', '2031-03-09'],
    ['3/9/2031', 'fr', '2031-09-03'],
    ['23/9/2031', 'en', '2031-09-23'],
    ['9.3.31', 'de', '2031-03-09'],
    ['2031年3月9日', 'ja', '2031-03-09'],
    ['May 2031', 'en', '2031-05-01'],
    ['since 1987', 'en', '1987-01-01'],
    ['5 марта 2024 г.', 'ru', '2024-03-05'],
    ['12 мая 2024', 'ru', '2024-05-12'],
    ['5 marca 2024 r.', 'pl', '2024-03-05'],
    ['15 października 2023', 'pl', '2023-10-15'],
    ['5 березня 2024 р.', 'uk', '2024-03-05'],
    ['5. března 2024', 'cs', '2024-03-05'],
    ['5. 3. 2024', 'cs', '2024-03-05'],
    ['5 mars 2024', 'sv', '2024-03-05'],
    ['5. desember 2024', 'nb', '2024-12-05'],
    ['5 Ağustos 2024', 'tr', '2024-08-05'],
    ['2024年3月5日', 'zh', '2024-03-05'],
    ['更新于2024年3月5日', 'zh', '2024-03-05'],
    ['2024年3月', 'zh', '2024-03-01'],
    ['2024/3/5', 'ja', '2024-03-05'],
    ['24/03/05', 'ja', '2024-03-05'],
    ['令和6年3月5日', 'ja', '2024-03-05'],
    ['平成元年1月8日', 'ja', '1989-01-08'],
    ['民國113年3月5日', 'zh-TW', '2024-03-05'],
    ['2024년 3월 5일', 'ko', '2024-03-05'],
    ['2024. 3. 5.', 'ko', '2024-03-05'],
    ['24. 3. 5.', 'ko', '2024-03-05'],
    ['٥ مارس ٢٠٢٤', 'ar', '2024-03-05'],
    ['٥ آذار ٢٠٢٤', 'ar', '2024-03-05'],
    ['٢٠٢٤/٣/٥', 'ar', '2024-03-05'],
    ['5‏/3‏/2024', 'ar', '2024-03-05'],
    ['५ मार्च २०२४', 'hi', '2024-03-05'],
    ['5/3/2024', 'hi', '2024-03-05'],
    ['5 มีนาคม 2567', 'th', '2024-03-05'],
    ['5/3/2567', 'th', '2024-03-05'],
    ['۱۵ اسفند ۱۴۰۲', 'fa', '2024-03-05'],
    ['۱۴۰۲/۱۲/۱۵', 'fa', '2024-03-05'],
    ['۱ فروردین ۱۴۰۳', 'fa', '2024-03-20'],
    ['۱۴۰۳/۱۰/۱', 'fa', '2024-12-21'],
    ['2024. március 5.', 'hu', '2024-03-05'],
    ['2024 m. kovo 5 d.', 'lt', '2024-03-05'],
    ['5 tháng 3, 2024', 'vi', '2024-03-05'],
    ['ngày 5 tháng 3 năm 2024', 'vi', '2024-03-05'],
    ['5 martie 2024', 'ro', '2024-03-05'],
    ['5 Μαρτίου 2024', 'el', '2024-03-05'],
    ['5 במרץ 2024', 'he', '2024-03-05'],
    ['5 Maret 2024', 'id', '2024-03-05'],
    ['5. maaliskuuta 2024', 'fi', '2024-03-05'],
  ])('"%s" on a page in "%s"', (text, language, iso) => {
    expect(dateIn(text, language)).toBe(day(iso));
  });

  it('are not made up', () => {
    expect(dateIn('may be 12', 'en')).toBeUndefined();
    expect(dateIn('12 rooms', 'en')).toBeUndefined();
  });
});

describe('a question over a list', () => {
  it.each([
    ['How many hotels cost less than 100 euros?', 'count', 'money', { to: 100, below: true }],
    ['Wie viele Hotels kosten höchstens 100 €?', 'count', 'money', { to: 100 }],
    ['¿Cuántos vuelos hay entre 50 y 80 euros?', 'count', 'money', { from: 50, to: 80 }],
    ["Combien d'offres à au moins 20 % ?", 'count', undefined, { from: 20 }],
    ['Qual è il più economico?', 'min', 'money', undefined],
    ['Qual é o mais caro?', 'max', 'money', undefined],
    ['Which is the oldest entry?', 'min', 'time', undefined],
    ['What is the average rating?', 'average', undefined, undefined],
  ] as const)('%s', (question, operation, type, bound) => {
    const asked = readListQuestion(question, ',');
    expect(asked).toMatchObject({ operation, ...(type ? { type } : {}) });
    if (bound) expect(asked?.bound).toMatchObject(bound);
    else expect(asked?.bound).toBeUndefined();
  });

  it.each([
    ['Ile hoteli kosztuje mniej niż 100 zł?', 'count', 'money', { to: 100, below: true }],
    ['Ile hoteli kosztuje od 50 do 80 zł?', 'count', 'money', { from: 50, to: 80 }],
    ['Сколько отелей стоят не менее 5 тыс. рублей?', 'count', 'money', { from: 5000 }],
    ['Який готель найдешевший?', 'min', 'money', undefined],
    ['Kolik pokojů je nad 20 m²?', 'count', undefined, { from: 20, above: true }],
    ['Vilka är de tre nyaste?', 'max', 'time', undefined],
    ['Hvor mange hoteller koster højst 900 kr.?', 'count', 'money', { to: 900 }],
    ['Fiyatı 100 liradan az olan kaç otel var?', 'count', 'money', { to: 100, below: true }],
    ['Ankara ile İzmir arasındaki en ucuz uçuş hangisi?', 'min', 'money', undefined],
    ['100元以下的酒店有多少家？', 'count', 'money', { to: 100 }],
    ['價格在3000到5000元之間的飯店有幾家？', 'count', 'money', { from: 3000, to: 5000 }],
    ['1万円以上のホテルは何軒ですか？', 'count', 'money', { from: 10_000 }],
    ['5만원 미만인 호텔은 몇 개인가요?', 'count', 'money', { to: 50_000, below: true }],
    ['كم عدد الفنادق التي سعرها أقل من ١٠٠ ريال؟', 'count', 'money', { to: 100, below: true }],
    ['ما هو ارخص فندق؟', 'min', 'money', undefined],
    ['500 रुपये से कम वाले कितने होटल हैं?', 'count', 'money', { to: 500, below: true }],
    ['होटलों की औसत कीमत क्या है?', 'average', 'money', undefined],
    ['Hotel mana yang termahal?', 'max', 'money', undefined],
    ['Có bao nhiêu khách sạn giá dưới 500.000 đồng?', 'count', 'money', { to: 500_000, below: true }],
  ] as const)('%s', (question, operation, type, bound) => {
    const read = readListQuestion(question, ',', question.includes('тыс.') ? 'ru' : '');
    expect(read).toMatchObject({ operation, ...(type ? { type } : {}) });
    if (bound) expect(read?.bound).toMatchObject(bound);
    else expect(read?.bound).toBeUndefined();
  });

  it('takes no word of one language for one of another', () => {
    expect(readListQuestion('How many books are by Ada?', '.', 'en')?.rest).toContain('ada');
    expect(readListQuestion('How many hotels have a bar in Var?', '.', 'en')?.rest).toContain('var');
    expect(readListQuestion('List hotels with at least 3 stars', '.', 'en')).toMatchObject({
      operation: 'list',
      bound: { from: 3 },
    });
  });

  it('knows how many are wanted', () => {
    expect(readListQuestion('List the first five results', '.')).toMatchObject({
      operation: 'first',
      quota: 5,
    });
    expect(readListQuestion('Die ersten 3 Treffer', ',')).toMatchObject({ operation: 'first', quota: 3 });
    for (const question of [
      'Pierwsze pięć hoteli',
      'Покажи первые пять отелей',
      '列出前五家酒店',
      '最初の5軒',
      'Sebutkan lima hotel pertama',
    ])
      expect(readListQuestion(question, ','), question).toMatchObject({ operation: 'first', quota: 5 });
  });

  it('is not what asks for something else', () => {
    for (const question of [
      'Ile kosztuje bilet?',
      'Сколько стоит билет?',
      'Скільки коштує квиток?',
      'Kolik stojí lístek?',
      'Bilet kaç lira?',
      'كم سعر التذكرة؟',
      '门票多少钱？',
      'チケットはいくらですか？',
    ])
      expect(readListQuestion(question, ','), question).toBeUndefined();
    for (const question of ['Who was the first president?', 'When does it open?', 'What is the price?'])
      expect(readListQuestion(question, '.')).toBeUndefined();
  });
});

it('a list as CSV runs nothing in a spreadsheet', () => {
  expect(
    csvOf([
      ['a', '=1+1'],
      ['say "hi", all', '-5'],
    ]),
  ).toBe('a,\'=1+1\r\n"say ""hi"", all",-5\r\n');
});
