import { rawList } from '../list.ts';
import type { ListWords } from '../shape.ts';

export const lists: ListWords = {
  howMany: rawList('quantos | quantas | número de | quantidade de'),
  all: rawList(
    '^lista todos | ^lista todas | ^liste todos | ^liste todas | ^enumere | ^mostre todos | ^mostre todas | ^liste',
  ),
  which: rawList('quais destes | quais destas | quais desses | quais dessas'),
  groups: rawList(
    'reclamam | se queixam | queixas | reclamações | criticam | o que dizem | o que acham | principais temas | temas principais | agrupe | classifique',
  ),
  exists: rawList('há algum* | há um | há uma | existe algum* | ^está … entre | há … entre'),
  first: rawList('primeiros | primeiras'),
  top: rawList('top | principais'),
  cheapest: rawList('mais barato* | mais barata* | mais económic* | mais econômic* | preço mais baixo'),
  dearest: rawList('mais caro* | mais cara* | preço mais alto'),
  least: rawList('menor | mínimo | mínima | mais baixo* | mais baixa* | mais pequen*'),
  most: rawList('maior | máximo | máxima | mais alto* | mais alta* | mais pesad* | mais rápid*'),
  fewestOf: rawList('tem menos | têm menos | com menos'),
  mostOf: rawList('tem mais | têm mais | com mais | escreveu mais | com mais frequência'),
  shortest: rawList('mais curto* | mais curta*'),
  longest: rawList('mais longo* | mais longa*'),
  firstOne: rawList('primeiro | primeira'),
  anybody: rawList('alguém'),
  whatAre: rawList('^quais são os | ^quais são as | ^quais … aparecem | ^que … aparecem'),
  earliest: rawList('mais antig* | mais velh*'),
  latest: rawList('mais recente* | mais novo* | mais nova* | último* | última*'),
  sum: rawList('soma | no total | total | ao todo | juntos | juntas | somados | somadas'),
  average: rawList('média | em média | médio'),
  under: rawList('menos de | menos que | abaixo de | inferior a | antes de'),
  over: rawList('mais de | mais que | acima de | superior a | depois de'),
  atMost: rawList('no máximo | até'),
  atLeast: rawList('pelo menos | no mínimo | ao menos'),
  between: rawList('entre'),
  and: rawList('e'),
  not: rawList('não | sem | exceto'),
  items: rawList(
    'item | itens | elemento* | artigo* | entrada* | linha* | resultado* | lista | tabela | página | há | existem | documentad* | descrit*',
  ),
  numbers: rawList('um | dois | três | quatro | cinco | seis | sete | oito | nove | dez'),
  verbs: rawList('têm | oferecem | contêm | incluem | são | ficam | qual | quais'),
  costs: rawList('custa | custam | preço | preços'),
  yes: rawList('sim'),
  whichOnes: rawList('^quais | ^que'),
  who: rawList('^quem'),
  ordinals: rawList(
    'primeir* | segund* | terceir* | quart* | quint* | sext* | sétim* | oitav* | non* | décim*',
  ),
  ranked: rawList(
    'mais lid* | mais vist* | mais popular* | mais compartilhad* | mais partilhad* | mais comentad* | mais acessad*',
  ),
};
