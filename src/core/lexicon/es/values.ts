import { rawList } from '../list.ts';
import type { ValueWords } from '../shape.ts';

export const values: ValueWords = {
  signed: rawList(
    'Por | por | Publicado por | publicado por | Escrito por | escrito por | Texto | texto | Autor | autor | Autora | autora',
  ),
  author: rawList('Autor | autor | Autora'),
  scales: rawList('mil | millón | millones'),
  numbers: rawList('uno | una | dos | tres | cuatro | cinco | seis | siete | ocho | nueve | diez | doce'),
  months: rawList(
    'enero | febrero | marzo | abril | mayo | junio | julio | agosto | septiembre | setiembre | octubre | noviembre | diciembre',
  ),
  timeUnits: rawList(
    'segundo | segundos | minuto | minutos | hora | horas | día | días | semana | semanas | mes | meses | año | años',
  ),
  units: rawList(
    'metro | metros | kilómetro | kilómetros | kilometro | kilometros | centímetro | centímetros | gramo | gramos | kilogramo | kilogramos | litro | litros | grado | grados',
  ),
  money: rawList('euro | euros | dólar | dólares | libra | libras'),
  free: rawList('gratis | gratuito | gratuita'),
  percent: rawList('por ciento'),
  closed: rawList('cerrado'),
  span: rawList('a'),
  joins: rawList('de | del | y'),
  centuriesBefore: rawList('siglo'),
  reasons: rawList('porque | debido a | para que'),
  bylines: rawList('Por | por'),
  streets: rawList('Calle | Avenida | Av. | Plaza'),
  particles: rawList('de | del | de la | y | la'),
  ordinals: rawList('º'),
  within: rawList('en'),
  formerly: rawList('en lugar de | en vez de | antes'),
};
