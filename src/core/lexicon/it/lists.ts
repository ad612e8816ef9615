import { rawList } from '../list.ts';
import type { ListWords } from '../shape.ts';

export const lists: ListWords = {
  howMany: rawList('quanti | quante | numero di | numero dei | numero delle'),
  all: rawList('^elenca tutti | ^elenca tutte | ^elenca | ^mostra tutti | ^mostra tutte | ^nomina tutti'),
  which: rawList('quali di questi | quali di queste'),
  groups: rawList(
    'si lamentano | lamentele | criticano | cosa dicono | che cosa dicono | cosa pensano | temi principali | raggruppa | classifica i | classifica le',
  ),
  exists: rawList("c'è un* | c è un* | c'è qualche | ci sono dei | ci sono delle | esiste un*"),
  first: rawList('primi | prime'),
  cheapest: rawList('più economic* | meno costos* | meno caro | meno cara | prezzo più basso'),
  dearest: rawList('più costos* | più caro | più cara | prezzo più alto'),
  least: rawList('più piccol* | più bass* | minore | minimo | minima | meno'),
  most: rawList('più grand* | più alt* | maggiore | massimo | massima | più pesant* | più veloc*'),
  fewestOf: rawList('ha meno | hanno meno | con meno'),
  mostOf: rawList('ha più | hanno più | con più | ha scritto più | più spesso'),
  shortest: rawList('più cort* | più brev*'),
  longest: rawList('più lung*'),
  firstOne: rawList('primo | la prima | per primo | per prima'),
  anybody: rawList('qualcuno'),
  whatAre: rawList(
    '^quali sono i | ^quali sono gli | ^quali sono le | ^quali … compaiono | ^quali … sono elencat*',
  ),
  earliest: rawList('più vecchi* | più antic*'),
  latest: rawList('più recent* | più nuov* | ultim*'),
  sum: rawList('somma | in totale | totale | complessivamente'),
  average: rawList('media | in media | medio'),
  under: rawList('meno di | sotto | inferior* a | prima del'),
  over: rawList('più di | sopra | superior* a | oltre | dopo il'),
  atMost: rawList('al massimo | fino a'),
  atLeast: rawList('almeno | come minimo'),
  between: rawList('tra | fra'),
  and: rawList('e'),
  not: rawList('non | senza | tranne'),
  items: rawList(
    'element* | articol* | voc* | rig* | risultat* | lista | elenco | tabella | pagina | ci sono | sono | documentat* | descritt*',
  ),
  numbers: rawList('uno | due | tre | quattro | cinque | sei | sette | otto | nove | dieci'),
  verbs: rawList('hanno | offrono | contengono | includono | sono | qual | quale | quali | costo'),
  costs: rawList('costa | costano | prezzo | prezzi'),
  yes: rawList('sì | si'),
};
