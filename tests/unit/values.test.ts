import { expect, it } from 'vitest';
import { findValues } from '../../src/core/text/values.ts';

const moneyIn = (text: string) => findValues(text, 'money').map(({ start, end }) => text.slice(start, end));

it.each([
  ['Cena: 1 234,50 zł za noc', '1 234,50 zł'],
  ['od 12,5 tys. zł', '12,5 tys. zł'],
  ['dom za 2 mln zł', '2 mln zł'],
  ['цена 1 500 ₽', '1 500 ₽'],
  ['от 15 тыс. руб. в месяц', '15 тыс. руб'],
  ['ціна 850 грн', '850 грн'],
  ['cena 1 290 Kč', '1 290 Kč'],
  ['1 299 kronor', '1 299 kronor'],
  ['fra 3 mio. kr.', '3 mio. kr'],
  ['1.250,00 TL', '1.250,00 TL'],
  ['₺1.250,00', '₺1.250,00'],
  ['价格：1,280元', '1,280元'],
  ['NT$1,280', 'NT$1,280'],
  ['總價3萬元', '3萬元'],
  ['¥12,800（税込）', '¥12,800'],
  ['1億2,500万円', '1億2,500万円'],
  ['가격 39,000원', '39,000원'],
  ['월 5만원', '5만원'],
  ['السعر ١٬٢٣٤٫٥٠ ريال', '١٬٢٣٤٫٥٠ ريال'],
  ['350 ر.س', '350 ر.س'],
  ['₹1,23,456', '₹1,23,456'],
  ['Rs. 500', 'Rs. 500'],
  ['₹१,२३,४५६', '₹१,२३,४५६'],
  ['3 लाख रुपये', '3 लाख रुपये'],
  ['Rp50.000', 'Rp50.000'],
  ['2,5 triệu đồng', '2,5 triệu đồng'],
  ['฿1,200', '฿1,200'],
  ['1,200 บาท', '1,200 บาท'],
  ['۱۲۳٬۴۵۶ تومان', '۱۲۳٬۴۵۶ تومان'],
  ['darmo', undefined],
  ['za darmo', 'za darmo'],
])('the price in "%s" is "%s"', (text, price) => {
  expect(moneyIn(text)).toEqual(price === undefined ? [] : [price]);
});

it.each([
  ['Hotline: 0800 6 888 000', '0800 6 888 000'],
  ['Tel. (030) 1234-567', '(030) 1234-567'],
  ['+49 30 12345', '+49 30 12345'],
  ['Stand: 10.11.2021', undefined],
  ['2021-11-10', undefined],
  ['© 1999-2021', undefined],
])('the phone number in "%s" is "%s"', (text, phone) => {
  const found = findValues(text, 'phone').map(({ start, end }) => text.slice(start, end));
  expect(found).toEqual(phone === undefined ? [] : [phone]);
});
