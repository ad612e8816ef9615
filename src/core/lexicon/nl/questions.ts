import { rawList } from '../list.ts';
import type { QuestionWords } from '../shape.ts';

export const questions: QuestionWords = {
  forms: {
    address: rawList('welke straat is het | *adres*'),
    phone: rawList('telefoonnummer*'),
    measure: rawList(
      'hoe groot | hoe hoog | hoe breed | hoe diep | hoe ver | hoe snel | hoe zwaar | hoe warm | gewicht*',
    ),
    percent: rawList('hoeveel procent* | welk percentage* | welk deel*'),
    duration: rawList(
      'hoe lang* | hoeveel dagen* | hoeveel weken* | hoeveel maanden* | hoeveel jaar* | hoeveel uur* | hoeveel minuten*',
    ),
    hours: rawList(
      'hoe laat | *openingstijd* | *openingsuren* | wanneer … open* | wanneer … geopend | wanneer … sluit*',
    ),
    money: rawList('hoeveel kost* | prijs* | wat kost* | hoeveel betaal* | wat is … waard'),
    time: rawList('wanneer* | welk jaar* | welke dag* | welke datum* | welke maand* | sinds wanneer*'),
    count: rawList('hoeveel*'),
    person: rawList('wie is | wie was | wie heeft | wie'),
    place: rawList('waar | waarheen | waarvandaan | in welke stad* | in welk land* | welke plaats*'),
  },
  wishes: {
    overview: rawList('*samenvat* | waar gaat*'),
    reason: rawList('*waarom*'),
    definition: rawList(
      '^wat is* | ^wat zijn* | ^wat betekent* | wat houdt … in | wat wordt bedoeld met* | waar staat … voor',
    ),
  },
  plural: {
    time: rawList('datums'),
    money: rawList('prijzen'),
  },
  allOf: rawList('*genoemd*'),
  asking: rawList(
    'wie | wiens | wat | wanneer | waar | waarom | hoe | welk | welke | hoeveel | waarmee | waarvoor | waarvan | waardoor',
  ),
  how: rawList('^hoe'),
  howOld: rawList('hoe oud'),
  whoWrote: rawList('wie heeft dit … geschreven* | wie heeft het … geschreven*'),
  ofThis: rawList('dit*'),
  when: rawList('wanneer'),
  whereToClick: rawList('waar kan* | waar vind* | hoe kan ik* | waar klik* | waar meld* | welke knop*'),
  comments: rawList('reacties'),
  aboutUs: rawList('wat kun je | wat kun je doen | wie ben je | hulp'),
  stops: rawList('wanneer | waar | welke | welk | waarom | lang | vaak'),
};
