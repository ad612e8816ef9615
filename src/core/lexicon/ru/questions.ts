import { rawList } from '../list.ts';
import type { QuestionWords } from '../shape.ts';

export const questions: QuestionWords = {
  forms: {
    address: rawList('адрес*'),
    phone: rawList('телефон*'),
    hours: rawList('во сколько | часы работы | время работы | когда … открыт* | когда … работа*'),
    percent: rawList('сколько процентов'),
    money: rawList(
      'сколько стоит | сколько стоят | какова цена | какая цена | какова стоимость | какая стоимость',
    ),
    time: rawList('когда | каком году | какого числа'),
    count: rawList('сколько'),
    person: rawList('кто | кого | кому | кем'),
    place: rawList('где | куда | откуда | каком городе | какой стране'),
  },
  wishes: {
    overview: rawList(
      'о чем … статья | о чём … статья | о чем … страница | о чём … страница | *перескаж* | *резюмир* | кратко изложи*',
    ),
    list: rawList('^перечисли*'),
    reason: rawList('почему | зачем'),
    definition: rawList('^что такое* | ^что значит*'),
  },
  plural: {
    time: rawList('даты'),
    money: rawList('*цены*'),
  },
  allOf: rawList('*упомина*'),
  whoWrote: rawList('*кто написал*'),
  ofThis: rawList('*это*'),
  when: rawList('когда'),
  whereToClick: rawList('где я* | где мне* | где можно*'),
  aboutUs: rawList('что ты умеешь | что ты можешь | кто ты | помощь'),
  comments: rawList('*комментари*'),
  stops: rawList('кого | кому | какое | какие | который | которая | которые | почему | сколько'),
};
