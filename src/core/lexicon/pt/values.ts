import { rawList } from '../list.ts';
import type { ValueWords } from '../shape.ts';

export const values: ValueWords = {
  signed: rawList('Por | por | Escrito por | Texto | texto | Autor | autor'),
  scales: rawList('mil | milhão | milhões'),
  numbers: rawList('dois | duas | três | quatro | sete | oito | nove | dez'),
  months: rawList(
    'janeiro | fevereiro | março | abril | maio | junho | julho | agosto | setembro | outubro | novembro | dezembro',
  ),
  timeUnits: rawList(
    'segundo | segundos | minuto | minutos | hora | horas | dia | dias | semana | semanas | mês | meses | ano | anos',
  ),
  units: rawList(
    'metro | metros | quilômetro | quilômetros | grama | gramas | litro | litros | grau | graus',
  ),
  money: rawList('reais | real | dólares | euros'),
  free: rawList('grátis | gratuito | gratuita'),
  percent: rawList('por cento'),
  closed: rawList('fechado'),
  joins: rawList('de'),
  bylines: rawList('Por | por'),
  streets: rawList('Rua | Praça | Avenida | Av.'),
  particles: rawList('da | do | dos | de'),
  within: rawList('em | no | na'),
  formerly: rawList('em vez de | antes'),
};
