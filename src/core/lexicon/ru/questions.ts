import { list } from '../list.ts';
import type { QuestionWords } from '../shape.ts';

export const questions: QuestionWords = {
  forms: {
    address: list('адрес*'),
    phone: list('телефон*'),
    hours: list('во сколько | часы работы | время работы | когда … открыт* | когда … работа*'),
    percent: list('сколько процентов'),
    money: list(
      'сколько стоит | сколько стоят | какова цена | какая цена | какова стоимость | какая стоимость',
    ),
    time: list('когда | каком году | какого числа'),
    count: list('сколько'),
    person: list('кто | кого | кому | кем'),
    place: list('где | куда | откуда | каком городе | какой стране'),
  },
  wishes: {
    overview: list(
      'о чем … статья | о чём … статья | о чем … страница | о чём … страница | *перескаж* | *резюмир* | кратко изложи*',
    ),
    list: list('^перечисли*'),
    reason: list('почему | зачем'),
    definition: list('^что такое* | ^что значит*'),
  },
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
  comments: list('*комментари*'),
  stops: list('кого | кому | какое | какие | который | которая | которые | почему | сколько'),
};
