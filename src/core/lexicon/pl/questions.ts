import { list } from '../list.ts';
import type { QuestionWords } from '../shape.ts';

export const questions: QuestionWords = {
  plural: {
    time: list('daty'),
    money: list('ceny'),
  },
  allOf: list('*wymienion*'),
  whoWrote: list('kto napisał* | kto to napisał*'),
  ofThis: list('to'),
  when: list('kiedy'),
  whereToClick: list('gdzie mogę* | gdzie znajdę*'),
  aboutUs: list('co potrafisz | co umiesz | co potrafisz zrobić | co umiesz zrobić | kim jesteś | pomoc'),
};
