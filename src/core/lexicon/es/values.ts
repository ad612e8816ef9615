import { list } from '../list.ts';
import type { ValueWords } from '../shape.ts';

export const values: ValueWords = {
  signed: list(
    'Por | por | Publicado por | publicado por | Escrito por | escrito por | Texto | texto | Autor | autor | Autora | autora',
  ),
  author: list('Autor | autor | Autora'),
  scales: list('mil | millón | millones'),
  numbers: list('uno | una | dos | tres | cuatro | cinco | seis | siete | ocho | nueve | diez | doce'),
  months: list(
    'enero | febrero | marzo | abril | mayo | junio | julio | agosto | septiembre | setiembre | octubre | noviembre | diciembre',
  ),
  timeUnits: list(
    'segundo | segundos | minuto | minutos | hora | horas | día | días | semana | semanas | mes | meses | año | años',
  ),
  units: list(
    'metro | metros | kilómetro | kilómetros | kilometro | kilometros | centímetro | centímetros | gramo | gramos | kilogramo | kilogramos | litro | litros | grado | grados',
  ),
  money: list('euro | euros | dólar | dólares | libra | libras'),
  free: list('gratis | gratuito | gratuita'),
  percent: list('por ciento'),
  closed: list('cerrado'),
  span: list('a'),
  joins: list('de | del | y'),
  centuriesBefore: list('siglo'),
  reasons: list('porque | debido a | para que'),
  bylines: list('Por | por'),
  streets: list('Calle | Avenida | Av. | Plaza'),
  particles: list('de | del | de la | y | la'),
  ordinals: list('º'),
  within: list('en'),
  formerly: list('en lugar de | en vez de | antes'),
};
