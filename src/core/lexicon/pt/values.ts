import { list } from '../list.ts';
import type { ValueWords } from '../shape.ts';

export const values: ValueWords = {
  signed: list('Por | por | Escrito por | Texto | texto | Autor | autor'),
  scales: list('mil | milhão | milhões'),
  numbers: list('dois | duas | três | quatro | sete | oito | nove | dez'),
  months: list(
    'janeiro | fevereiro | março | abril | maio | junho | julho | agosto | setembro | outubro | novembro | dezembro',
  ),
  timeUnits: list(
    'segundo | segundos | minuto | minutos | hora | horas | dia | dias | semana | semanas | mês | meses | ano | anos',
  ),
  units: list('metro | metros | quilômetro | quilômetros | grama | gramas | litro | litros | grau | graus'),
  money: list('reais | real | dólares | euros'),
  free: list('grátis | gratuito | gratuita'),
  percent: list('por cento'),
  closed: list('fechado'),
  joins: list('de'),
  bylines: list('Por | por'),
  streets: list('Rua | Praça | Avenida | Av.'),
  particles: list('da | do | dos | de'),
  within: list('em | no | na'),
  formerly: list('em vez de | antes'),
};
