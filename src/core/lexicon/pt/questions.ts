import { rawList } from '../list.ts';
import type { QuestionWords } from '../shape.ts';

export const questions: QuestionWords = {
  forms: {
    address: rawList('que rua fica | que rua é | *endereço*'),
    hours: rawList(
      'que horas* | horário* | quando … abre* | quando … aberto* | quando … fecha* | a que horas*',
    ),
    percent: rawList('*porcentagem* | qual a proporção* | que parte de* | percentual*'),
    duration: rawList(
      'quanto tempo | quantos dias | quanto dura | quantos meses | quantos anos | quantas semanas | quantas horas | quantos minutos | quanto durou | quanto demor*',
    ),
    money: rawList(
      'quanto custa* | *preço* | quanto custou* | quanto custam* | quanto vale* | quanto se paga* | qual o valor',
    ),
    measure: rawList('tamanho* | altura* | quanto pesa* | quanto mede* | temperatura* | distância*'),
    time: rawList(
      'quando | que ano* | que data* | que dia* | qual ano* | qual data* | qual dia* | desde quando | que mês* | em que ano*',
    ),
    amount: rawList('quanto'),
    count: rawList('quanto | quanta | quantos | quantas | número de*'),
    person: rawList('quem'),
    place: rawList('onde | que cidade* | que país*'),
  },
  wishes: {
    overview: rawList('*resum* | do que trata* | do que fala* | sobre o que*'),
    list: rawList('quais são*'),
    reason: rawList('por que'),
    definition: rawList(
      '^o que é* | ^o que são* | ^o que significa* | o que quer dizer* | o que se entende por*',
    ),
  },
  plural: {
    time: rawList('datas'),
    money: rawList('preços'),
  },
  allOf: rawList('são mencionad*'),
  asking: rawList(
    'quem | que | o que | quando | onde | aonde | porque | como | qual | quais | quanto | quanta | quantos | quantas',
  ),
  how: rawList('^como'),
  howOld: rawList('que idade | qual a idade | quantos anos tem* | quantos anos tinha*'),
  whoWrote: rawList('quem escreveu* | autor'),
  ofThis: rawList('este | isto | *artigo*'),
  when: rawList('quando'),
  whereToClick: rawList('onde posso* | onde encontro* | como posso* | onde clico* | qual botão*'),
  comments: rawList('*comentário*'),
  aboutUs: rawList('o que você pode fazer | o que você sabe fazer | quem é você | ajuda'),
  hello: rawList('olá'),
  stops: rawList('porque | quanta | é | têm | pode | qual | quais | quanto | quantos | quantas | onde'),
};
