import { list } from '../list.ts';
import type { QuestionWords } from '../shape.ts';

export const questions: QuestionWords = {
  plural: {
    time: list('даты'),
    money: list('*цены*'),
  },
  allOf: list('*упомина*'),
  whoWrote: list('*кто написал*'),
  ofThis: list('*это*'),
  when: list('когда'),
  whereToClick: list('где я* | где мне* | где можно*'),
  aboutUs: list('что ты умеешь | что ты можешь | кто ты | помощь'),
  stops: list('кого | кому | какое | какие | который | которая | которые | почему | сколько'),
};
