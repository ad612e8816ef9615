import { rawList } from '../list.ts';
import type { QuestionWords } from '../shape.ts';

export const questions: QuestionWords = {
  forms: {
    email: rawList('correo*'),
    address: rawList('qué calle está | que calle esta | qué calle es | *dirección*'),
    phone: rawList('teléfono*'),
    hours: rawList('qué hora* | horario | horarios | cuándo … abre* | cuándo … abierto* | cuándo … cierra*'),
    percent: rawList('*porcentaje* | qué proporción* | qué parte de*'),
    duration: rawList(
      'cuánto tiempo* | cuánto dura* | cuánto tarda* | cuántos días* | cuántos meses* | cuántos años* | cuántas semanas* | cuántas horas* | cuántos minutos* | cuánto tard* | cuánto duró*',
    ),
    money: rawList(
      'cuánto cuesta* | cuánto vale* | cuánto es* | *precio* | cuánto costó* | cuánto cuestan* | cuánto se paga* | qué precio*',
    ),
    measure: rawList(
      'peso | *tamaño* | altura* | cuánto pesa* | cuánto mide* | qué distancia* | temperatura*',
    ),
    time: rawList(
      'cuándo | qué año* | qué fecha* | qué día* | qué mes* | desde cuándo | en qué año* | qué mes*',
    ),
    amount: rawList('cuánto'),
    count: rawList('cuánto | cuánta | cuántos | cuántas | número de*'),
    person: rawList('quién | quiénes'),
    place: rawList('dónde | qué ciudad* | qué país* | qué lugar* | qué estado*'),
  },
  wishes: {
    overview: rawList(
      '*resume* | *resumi* | de qué trata* | de qué va* | puntos clave* | puntos principales*',
    ),
    list: rawList('^lista* | ^enumera* | ^nombra* | cuáles son*'),
    reason: rawList('por qué'),
    definition: rawList('^qué es* | ^qué son* | ^qué significa* | qué quiere decir* | qué se entiende por*'),
  },
  plural: {
    time: rawList('fechas'),
    money: rawList('precios'),
    email: rawList('*correos'),
    phone: rawList('teléfonos'),
    percent: rawList('porcentajes'),
  },
  allOf: rawList('*menciona* | hay'),
  asking: rawList(
    'quién | quiénes | qué | cuándo | dónde | cómo | cuál | cuáles | cuánto | cuánta | cuántos | cuántas | adónde',
  ),
  how: rawList('^cómo'),
  howOld: rawList('qué edad | cuántos años tiene* | cuántos años tenía*'),
  whoWrote: rawList('quién escribió* | quién es el autor* | autor'),
  ofThis: rawList('esto | *artículo* | este*'),
  when: rawList('cuándo'),
  whereToClick: rawList(
    'dónde puedo* | dónde encuentro* | dónde me* | cómo puedo* | dónde hago clic* | qué botón*',
  ),
  comments: rawList('*comentario*'),
  aboutUs: rawList(
    'qué puedes hacer | qué sabes hacer | quién eres | ayuda | cómo funciona | cómo funcionas',
  ),
  hello: rawList('hola'),
};
