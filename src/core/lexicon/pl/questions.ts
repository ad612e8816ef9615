import { rawList } from '../list.ts';
import type { QuestionWords } from '../shape.ts';

export const questions: QuestionWords = {
  forms: {
    duration: rawList(
      'jak długo* | ile czasu* | ile dni* | ile tygodni* | ile miesięcy* | ile lat* | ile godzin* | ile minut* | ile trwa*',
    ),
    address: rawList('jakiej ulicy to jest | jakiej ulicy jest to | adres*'),
    phone: rawList('telefon*'),
    hours: rawList('o której* | godziny otwarcia | kiedy … otwart* | kiedy … czynn*'),
    percent: rawList('ile procent* | jaki procent* | jaka część* | jaki odsetek*'),
    money: rawList(
      'ile kosztuj* | jaka … cena | jaki … koszt | ile zapłac* | ile wynosi opłata | ile kosztował* | jakie są ceny* | ile płac*',
    ),
    measure: rawList(
      'jak wysok* | jak ciężk* | jak szerok* | jak daleko | ile waży | jaka … temperatura | jaka … waga | ile mierzy* | jaka wysokość* | jaki rozmiar* | jaka odległość*',
    ),
    time: rawList(
      'kiedy | którego roku | którym roku | jakiego dnia | którego dnia | od kiedy | jakiego roku',
    ),
    count: rawList('ile | ilu'),
    person: rawList('kto | kogo | komu'),
    place: rawList('gdzie | dokąd | skąd | jakim mieście | jakim kraju | w którym mieście | w którym kraju'),
  },
  wishes: {
    overview: rawList('*streść* | *streszcz* | *podsumuj* | o czym jest* | o czym mówi*'),
    list: rawList('^wymień* | ^wypisz*'),
    reason: rawList('dlaczego | czemu'),
    definition: rawList('^co to jest* | ^czym jest* | ^co oznacza* | co to … jest | co znaczy*'),
  },
  plural: {
    time: rawList('daty'),
    money: rawList('ceny'),
  },
  allOf: rawList('*wymienion*'),
  comments: rawList('*komentarz*'),
  asking: rawList(
    'kto | kogo | komu | kim | co | czego | czemu | czym | kiedy | gdzie | skąd | dokąd | dlaczego | jak | jaki* | jaka | jakie | jaką | który* | która | które | którą | ile | ilu',
  ),
  how: rawList('^jak'),
  howOld: rawList('ile lat ma* | ile lat miał* | w jakim wieku'),
  whoWrote: rawList('kto napisał* | kto to napisał*'),
  ofThis: rawList('to'),
  when: rawList('kiedy'),
  whereToClick: rawList('gdzie mogę* | gdzie znajdę* | jak mogę* | gdzie kliknąć* | który przycisk*'),
  stops: rawList(
    'a | aby | ale | am | bardzo | bez | bo | by | był | była | było | były | być | będzie | będą | ci | co | czy | czyli | dla | dlaczego | do | gdy | gdzie | go | i | ich | ile | im | ja | jak | jaka | jaki | jakie | jako | je | jego | jej | jest | jestem | jeszcze | już | kiedy | kto | kogo | która | które | którego | której | który | których | którym | którzy | lub | ma | mają | mam | mi | mnie | mogą | może | można | mój | moja | moje | mu | na | nad | nam | nas | nie | nich | nim | niż | o | od | on | ona | one | oni | oraz | po | pod | ponieważ | przed | przez | przy | się | są | swoje | ta | tak | także | tam | te | tego | tej | temu | ten | to | tu | tylko | tych | tym | u | w | we | więc | wszystko | wy | z | za | ze | że | został | została | zostały | żeby',
  ),
  aboutUs: rawList('co potrafisz | co umiesz | co potrafisz zrobić | co umiesz zrobić | kim jesteś | pomoc'),
};
