import { rawList } from '../list.ts';
import type { ListWords } from '../shape.ts';

export const lists: ListWords = {
  howMany: rawList('cuántos | cuántas | cuantos | cuantas | número de | cantidad de'),
  all: rawList(
    '^lista todos | ^lista todas | ^enumera | ^muestra todos | ^muestra todas | ^nombra todos | ^nombra todas | ^lista',
  ),
  which: rawList('cuáles de estos | cuáles de estas | cuáles de los | cuáles de las'),
  groups: rawList(
    'se quejan | se queja | quejas | critican | qué dicen los | qué dicen las | qué opinan | temas principales | principales temas | agrupa | clasifica',
  ),
  exists: rawList(
    'hay algún* | hay alguno* | hay un | hay una | existe algún* | ^está … entre | ^figura … entre | ^hay … entre | hay algun*',
  ),
  first: rawList('primeros | primeras'),
  top: rawList('top | principales'),
  cheapest: rawList('más barato* | más barata* | más económic* | precio más bajo'),
  dearest: rawList('más caro* | más cara* | precio más alto'),
  least: rawList('menor | mínimo* | mínima* | más pequeñ* | más bajo* | más baja* | menos'),
  most: rawList('mayor | máximo* | máxima* | más grande* | más alto* | más alta* | más pesad* | más rápid*'),
  fewestOf: rawList('tiene menos | tienen menos | con menos'),
  mostOf: rawList('tiene más | tienen más | con más | ha escrito más | escribió más | con mayor frecuencia'),
  shortest: rawList('más corto* | más corta* | más breve*'),
  longest: rawList('más largo* | más larga* | más extens*'),
  firstOne: rawList('primer | primero | primera'),
  anybody: rawList('alguien'),
  whatAre: rawList('^cuáles son los | ^cuáles son las | ^qué … aparecen | ^qué … figuran'),
  earliest: rawList('más antigu* | más viej*'),
  latest: rawList('más reciente* | más nuevo* | más nueva* | último* | última*'),
  sum: rawList('suma | en total | total | en conjunto | sumad*'),
  average: rawList('promedio | media | término medio'),
  under: rawList('menos de | menor que | por debajo de | inferior a | antes de'),
  over: rawList('más de | mayor que | por encima de | superior a | después de'),
  atMost: rawList('como máximo | a lo sumo | hasta'),
  atLeast: rawList('al menos | como mínimo | por lo menos'),
  between: rawList('entre'),
  and: rawList('y | a'),
  not: rawList('no | sin | excepto'),
  items: rawList(
    'elemento* | artículo* | entrada* | fila* | resultado* | lista | tabla | página | hay | cosas | documentad* | descrit*',
  ),
  numbers: rawList('un | dos | tres | cuatro | cinco | seis | siete | ocho | nueve | diez'),
  verbs: rawList('tienen | tiene | ofrecen | incluyen | contienen | están | son'),
  costs: rawList('cuesta | cuestan | precio | precios'),
  yes: rawList('sí | si'),
  whichOnes: rawList('^cuáles | ^qué'),
  who: rawList('^quién | ^quiénes | ^quien'),
  ordinals: rawList(
    'primer* | segund* | tercer* | cuart* | quint* | sext* | séptim* | octav* | noven* | décim*',
  ),
  ranked: rawList('más leíd* | más vist* | más popular* | más compartid* | más comentad* | más escuchad*'),
};
