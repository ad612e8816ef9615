import { rawList } from '../list.ts';
import type { QuestionWords } from '../shape.ts';

export const questions: QuestionWords = {
  forms: {
    address: rawList('che via è | che via si trova | *indirizzo*'),
    hours: rawList('che ora* | orari | quando … apr* | quando … apert* | quando … chiud*'),
    percent: rawList('*percentuale* | che percentuale* | quale quota* | che parte di*'),
    duration: rawList(
      'quanti giorni | quanto dura | quanto tempo | quante settimane | quanti mesi | quanti anni | quante ore | quanti minuti | per quanto | durata*',
    ),
    money: rawList(
      'quanto costa* | *prezzo* | quanto costano* | quanto è costat* | quanto vale* | quanto si paga* | quali sono i costi*',
    ),
    measure: rawList('*altezza* | quanto pesa* | quanto misura* | *temperatura* | *distanza* | *lunghezza*'),
    time: rawList('quando | che anno* | che data* | che giorno* | che mese* | da quando | in quale anno*'),
    amount: rawList('quanto'),
    count: rawList('quanti | quante | quanta | quanto | numero di*'),
    person: rawList('chi | *autore*'),
    place: rawList('dove | quale città* | quale paese* | in quale città* | in quale paese* | da dove'),
  },
  wishes: {
    overview: rawList('*riassu* | di cosa parla* | di cosa tratta*'),
    list: rawList('quali sono* | ^elenca*'),
    reason: rawList('*perché*'),
    definition: rawList(
      "^che cos'è* | ^che cos'e* | ^che cosa è* | ^che cosa sono* | ^che cosa significa* | ^cos'è* | ^cos'e* | ^cosa è* | ^cosa sono* | ^cosa significa* | che vuol dire* | cosa vuol dire* | che significa* | cosa si intende*",
    ),
  },
  plural: {
    money: rawList('prezzi'),
  },
  allOf: rawList('*citati*'),
  asking: rawList(
    'chi | che | cosa | quando | dove | perché | come | quale | quali | qual | quanto | quanta | quanti | quante',
  ),
  how: rawList('^come'),
  howOld: rawList('che età | quanti anni ha* | quanti anni aveva*'),
  whoWrote: rawList('chi ha scritto* | autore'),
  ofThis: rawList('questo* | *articolo*'),
  when: rawList('quando'),
  whereToClick: rawList('dove posso* | dove trovo* | come posso* | dove clicco* | quale pulsante*'),
  comments: rawList('*commenti*'),
  aboutUs: rawList(
    'che cosa puoi fare | che cosa sai fare | cosa puoi fare | cosa sai fare | chi sei | aiuto',
  ),
  hello: rawList('ciao'),
  stops: rawList('quando | cosa | quali | può'),
};
