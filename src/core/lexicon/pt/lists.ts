import { list } from '../list.ts';
import type { ListWords } from '../shape.ts';

export const lists: ListWords = {
  howMany: list('quantos | quantas | número de | quantidade de'),
  all: list(
    '^lista todos | ^lista todas | ^liste todos | ^liste todas | ^enumere | ^mostre todos | ^mostre todas | ^liste',
  ),
  which: list('quais destes | quais destas | quais desses | quais dessas'),
  groups: list(
    'reclamam | se queixam | queixas | reclamações | criticam | o que dizem | o que acham | principais temas | temas principais | agrupe | classifique',
  ),
  exists: list('há algum* | há um | há uma | existe algum*'),
  first: list('primeiros | primeiras'),
  cheapest: list('mais barato* | mais barata* | mais económic* | mais econômic* | preço mais baixo'),
  dearest: list('mais caro* | mais cara* | preço mais alto'),
  least: list(
    'menor | mínimo | mínima | mais baixo* | mais baixa* | mais curto* | mais curta* | mais pequen*',
  ),
  most: list(
    'maior | máximo | máxima | mais alto* | mais alta* | mais longo* | mais longa* | mais pesad* | mais rápid*',
  ),
  earliest: list('mais antig* | mais velh*'),
  latest: list('mais recente* | mais novo* | mais nova* | último* | última*'),
  sum: list('soma | no total | total | ao todo'),
  average: list('média | em média | médio'),
  under: list('menos de | menos que | abaixo de | inferior a | antes de'),
  over: list('mais de | mais que | acima de | superior a | depois de'),
  atMost: list('no máximo | até'),
  atLeast: list('pelo menos | no mínimo | ao menos'),
  between: list('entre'),
  and: list('e'),
  not: list('não | sem | exceto'),
  items: list(
    'item | itens | elemento* | artigo* | entrada* | linha* | resultado* | lista | tabela | página | há | existem | documentad* | descrit*',
  ),
  more: list('carregar mais | ver mais | mostrar mais | mais resultados | ver todos | ver tudo'),
  next: list('próxima | próximo | seguinte | página seguinte'),
  previous: list('anterior | página anterior'),
  back: [],
  page: list('página'),
  of: list('de'),
  numbers: list('um | dois | três | quatro | cinco | seis | sete | oito | nove | dez'),
  verbs: list('têm | oferecem | contêm | incluem | são | ficam | qual | quais'),
  costs: list('custa | custam'),
};
