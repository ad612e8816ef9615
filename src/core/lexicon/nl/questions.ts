import { rawList } from '../list.ts';
import type { QuestionWords } from '../shape.ts';

export const questions: QuestionWords = {
  forms: {
    duration: rawList('hoe lang*'),
    hours: rawList(
      'hoe laat | *openingstijd* | *openingsuren* | wanneer … open* | wanneer … geopend | wanneer … sluit*',
    ),
    money: rawList('hoeveel kost* | prijs*'),
    time: rawList('wanneer*'),
    count: rawList('hoeveel*'),
    person: rawList('wie is | wie was | wie heeft'),
    place: rawList('waar'),
  },
  wishes: {
    overview: rawList('*samenvat* | waar gaat*'),
    reason: rawList('*waarom*'),
    definition: rawList('^wat is* | ^wat zijn* | ^wat betekent*'),
  },
  plural: {
    time: rawList('datums'),
    money: rawList('prijzen'),
  },
  allOf: rawList('*genoemd*'),
  whoWrote: rawList('wie heeft dit … geschreven* | wie heeft het … geschreven*'),
  ofThis: rawList('dit*'),
  when: rawList('wanneer'),
  whereToClick: rawList('waar kan* | waar vind*'),
  comments: rawList('reacties'),
  aboutUs: rawList('wat kun je | wat kun je doen | wie ben je | hulp'),
  stops: rawList('wanneer | waar | welke | welk | waarom | lang | vaak'),
};
