import { list } from '../list.ts';
import type { QuestionWords } from '../shape.ts';

export const questions: QuestionWords = {
  forms: {
    address: list('*endereço*'),
    hours: list('que horas* | horário* | quando … abre* | quando … aberto* | quando … fecha*'),
    percent: list('*porcentagem*'),
    duration: list('quanto tempo | quantos dias | quanto dura'),
    money: list('quanto custa* | *preço*'),
    measure: list('tamanho* | altura*'),
    time: list('quando | que ano* | que data* | que dia* | qual ano* | qual data* | qual dia*'),
    amount: list('quanto'),
    count: list('quanto | quanta | quantos | quantas | número de*'),
    person: list('quem'),
    place: list('onde | que cidade* | que país*'),
  },
  wishes: {
    overview: list('*resum* | do que trata* | do que fala* | sobre o que*'),
    list: list('quais são*'),
    reason: list('por que'),
    definition: list('^o que é* | ^o que são* | ^o que significa*'),
  },
  plural: {
    time: list('datas'),
    money: list('preços'),
  },
  allOf: list('são mencionad*'),
  whoWrote: list('quem escreveu* | autor'),
  ofThis: list('este | isto | *artigo*'),
  when: list('quando'),
  whereToClick: list('onde posso* | onde encontro*'),
  comments: list('*comentário*'),
  aboutUs: list('o que você pode fazer | o que você sabe fazer | quem é você | ajuda'),
  hello: list('olá'),
  stops: list('porque | quanta | é | têm | pode | qual | quais | quanto | quantos | quantas | onde'),
};
