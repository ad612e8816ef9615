import { list } from '../list.ts';
import type { ListWords } from '../shape.ts';

export const lists: ListWords = {
  howMany: list('cuántos | cuántas | cuantos | cuantas | número de | cantidad de'),
  all: list(
    '^lista todos | ^lista todas | ^enumera | ^muestra todos | ^muestra todas | ^nombra todos | ^nombra todas | ^lista',
  ),
  which: list('cuáles de estos | cuáles de estas | cuáles de los | cuáles de las'),
  groups: list(
    'se quejan | se queja | quejas | critican | qué dicen los | qué dicen las | qué opinan | temas principales | principales temas | agrupa | clasifica',
  ),
  exists: list('hay algún* | hay alguno* | hay un | hay una | existe algún*'),
  first: list('primeros | primeras'),
  cheapest: list('más barato* | más barata* | más económic* | precio más bajo'),
  dearest: list('más caro* | más cara* | precio más alto'),
  least: list(
    'menor | mínimo* | mínima* | más pequeñ* | más bajo* | más baja* | más corto* | más corta* | menos',
  ),
  most: list(
    'mayor | máximo* | máxima* | más grande* | más alto* | más alta* | más largo* | más larga* | más pesad* | más rápid*',
  ),
  earliest: list('más antigu* | más viej*'),
  latest: list('más reciente* | más nuevo* | más nueva* | último* | última*'),
  sum: list('suma | en total | total'),
  average: list('promedio | media | término medio'),
  under: list('menos de | menor que | por debajo de | inferior a | antes de'),
  over: list('más de | mayor que | por encima de | superior a | después de'),
  atMost: list('como máximo | a lo sumo | hasta'),
  atLeast: list('al menos | como mínimo | por lo menos'),
  between: list('entre'),
  and: list('y | a'),
  not: list('no | sin | excepto'),
  items: list(
    'elemento* | artículo* | entrada* | fila* | resultado* | lista | tabla | página | hay | cosas | documentad* | descrit*',
  ),
  more: list('cargar más | ver más | mostrar más | más resultados | ver todos | ver todo'),
  next: list('siguiente | próxima | página siguiente'),
  previous: list('anterior | página anterior'),
  back: [],
  page: list('página'),
  of: list('de'),
  numbers: list('un | dos | tres | cuatro | cinco | seis | siete | ocho | nueve | diez'),
  verbs: list('tienen | tiene | ofrecen | incluyen | contienen | están | son'),
  costs: list('cuesta | cuestan'),
};
