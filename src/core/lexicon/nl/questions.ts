import { list } from '../list.ts';
import type { QuestionWords } from '../shape.ts';

export const questions: QuestionWords = {
  forms: {
    duration: list('hoe lang*'),
    hours: list(
      'hoe laat | *openingstijd* | *openingsuren* | wanneer … open* | wanneer … geopend | wanneer … sluit*',
    ),
    money: list('hoeveel kost* | prijs*'),
    time: list('wanneer*'),
    count: list('hoeveel*'),
    person: list('wie is | wie was | wie heeft'),
    place: list('waar'),
  },
  wishes: {
    overview: list('*samenvat* | waar gaat*'),
    reason: list('*waarom*'),
    definition: list('^wat is* | ^wat zijn* | ^wat betekent*'),
  },
  plural: {
    time: list('datums'),
    money: list('prijzen'),
  },
  allOf: list('*genoemd*'),
  whoWrote: list('wie heeft dit … geschreven* | wie heeft het … geschreven*'),
  ofThis: list('dit*'),
  when: list('wanneer'),
  whereToClick: list('waar kan* | waar vind*'),
  comments: list('reacties'),
  aboutUs: list('wat kun je | wat kun je doen | wie ben je | hulp'),
  stops: list('wanneer | waar | welke | welk | waarom | lang | vaak'),
};
