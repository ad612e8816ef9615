import { list } from '../list.ts';
import type { QuestionWords } from '../shape.ts';

export const questions: QuestionWords = {
  forms: {
    email: list('correo*'),
    address: list('*dirección*'),
    phone: list('teléfono*'),
    hours: list('qué hora* | horario | horarios | cuándo … abre* | cuándo … abierto* | cuándo … cierra*'),
    percent: list('*porcentaje*'),
    duration: list(
      'cuánto tiempo* | cuánto dura* | cuánto tarda* | cuántos días* | cuántos meses* | cuántos años*',
    ),
    money: list('cuánto cuesta* | cuánto vale* | cuánto es* | *precio*'),
    measure: list('peso | *tamaño* | altura*'),
    time: list('cuándo | qué año* | qué fecha* | qué día* | qué mes*'),
    amount: list('cuánto'),
    count: list('cuánto | cuánta | cuántos | cuántas | número de*'),
    person: list('quién | quiénes'),
    place: list('dónde | qué ciudad* | qué país* | qué lugar* | qué estado*'),
  },
  wishes: {
    overview: list('*resume* | *resumi* | de qué trata* | de qué va* | puntos clave* | puntos principales*'),
    list: list('^lista* | ^enumera* | ^nombra* | cuáles son*'),
    reason: list('por qué'),
    definition: list('^qué es* | ^qué son* | ^qué significa*'),
  },
  plural: {
    time: list('fechas'),
    money: list('precios'),
    email: list('*correos'),
    phone: list('teléfonos'),
    percent: list('porcentajes'),
  },
  allOf: list('*menciona* | hay'),
  whoWrote: list('quién escribió* | quién es el autor* | autor'),
  ofThis: list('esto | *artículo* | este*'),
  when: list('cuándo'),
  whereToClick: list('dónde puedo* | dónde encuentro* | dónde me*'),
  comments: list('*comentario*'),
  aboutUs: list('qué puedes hacer | qué sabes hacer | quién eres | ayuda | cómo funciona | cómo funcionas'),
  hello: list('hola'),
};
