import { list } from '../list.ts';
import type { QuestionWords } from '../shape.ts';

export const questions: QuestionWords = {
  forms: {
    address: list('adres*'),
    phone: list('telefon*'),
    hours: list('o której* | godziny otwarcia | kiedy … otwart* | kiedy … czynn*'),
    percent: list('ile procent*'),
    money: list('ile kosztuj* | jaka … cena | jaki … koszt | ile zapłac* | ile wynosi opłata'),
    measure: list(
      'jak wysok* | jak ciężk* | jak szerok* | jak daleko | ile waży | jaka … temperatura | jaka … waga',
    ),
    time: list('kiedy | którego roku | którym roku | jakiego dnia'),
    count: list('ile | ilu'),
    person: list('kto | kogo | komu'),
    place: list('gdzie | dokąd | skąd | jakim mieście | jakim kraju'),
  },
  wishes: {
    overview: list('*streść* | *streszcz* | *podsumuj* | o czym jest* | o czym mówi*'),
    list: list('^wymień* | ^wypisz*'),
    reason: list('dlaczego | czemu'),
    definition: list('^co to jest* | ^czym jest* | ^co oznacza*'),
  },
  plural: {
    time: list('daty'),
    money: list('ceny'),
  },
  allOf: list('*wymienion*'),
  comments: list('*komentarz*'),
  whoWrote: list('kto napisał* | kto to napisał*'),
  ofThis: list('to'),
  when: list('kiedy'),
  whereToClick: list('gdzie mogę* | gdzie znajdę*'),
  stops: list(
    'a | aby | ale | am | bardzo | bez | bo | by | był | była | było | były | być | będzie | będą | ci | co | czy | czyli | dla | dlaczego | do | gdy | gdzie | go | i | ich | ile | im | ja | jak | jaka | jaki | jakie | jako | je | jego | jej | jest | jestem | jeszcze | już | kiedy | kto | kogo | która | które | którego | której | który | których | którym | którzy | lub | ma | mają | mam | mi | mnie | mogą | może | można | mój | moja | moje | mu | na | nad | nam | nas | nie | nich | nim | niż | o | od | on | ona | one | oni | oraz | po | pod | ponieważ | przed | przez | przy | się | są | swoje | ta | tak | także | tam | te | tego | tej | temu | ten | to | tu | tylko | tych | tym | u | w | we | więc | wszystko | wy | z | za | ze | że | został | została | zostały | żeby',
  ),
  aboutUs: list('co potrafisz | co umiesz | co potrafisz zrobić | co umiesz zrobić | kim jesteś | pomoc'),
};
