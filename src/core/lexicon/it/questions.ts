import { list } from '../list.ts';
import type { QuestionWords } from '../shape.ts';

export const questions: QuestionWords = {
  forms: {
    address: list('*indirizzo*'),
    hours: list('che ora* | orari | quando … apr* | quando … apert* | quando … chiud*'),
    percent: list('*percentuale*'),
    duration: list('quanti giorni | quanto dura | quanto tempo'),
    money: list('quanto costa* | *prezzo*'),
    measure: list('*altezza*'),
    time: list('quando | che anno* | che data*'),
    amount: list('quanto'),
    count: list('quanti | quante | quanta | quanto | numero di*'),
    person: list('chi | *autore*'),
    place: list('dove | quale città* | quale paese*'),
  },
  wishes: {
    overview: list('*riassu* | di cosa parla* | di cosa tratta*'),
    list: list('quali sono* | ^elenca*'),
    reason: list('*perché*'),
    definition: list(
      "^che cos'è* | ^che cos'e* | ^che cosa è* | ^che cosa sono* | ^che cosa significa* | ^cos'è* | ^cos'e* | ^cosa è* | ^cosa sono* | ^cosa significa*",
    ),
  },
  plural: {
    money: list('prezzi'),
  },
  allOf: list('*citati*'),
  whoWrote: list('chi ha scritto* | autore'),
  ofThis: list('questo* | *articolo*'),
  when: list('quando'),
  whereToClick: list('dove posso* | dove trovo*'),
  comments: list('*commenti*'),
  aboutUs: list('che cosa puoi fare | che cosa sai fare | cosa puoi fare | cosa sai fare | chi sei | aiuto'),
  hello: list('ciao'),
  stops: list('quando | cosa | quali | può'),
};
