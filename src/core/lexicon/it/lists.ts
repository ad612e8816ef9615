import { list } from '../list.ts';
import type { ListWords } from '../shape.ts';

export const lists: ListWords = {
  howMany: list('quanti | quante | numero di | numero dei | numero delle'),
  all: list('^elenca tutti | ^elenca tutte | ^elenca | ^mostra tutti | ^mostra tutte | ^nomina tutti'),
  which: list('quali di questi | quali di queste'),
  groups: list(
    'si lamentano | lamentele | criticano | cosa dicono | che cosa dicono | cosa pensano | temi principali | raggruppa | classifica i | classifica le',
  ),
  exists: list("c'è un* | c è un* | c'è qualche | ci sono dei | ci sono delle | esiste un*"),
  first: list('primi | prime'),
  cheapest: list('più economic* | meno costos* | meno caro | meno cara | prezzo più basso'),
  dearest: list('più costos* | più caro | più cara | prezzo più alto'),
  least: list('più piccol* | più bass* | minore | minimo | minima | più cort* | meno'),
  most: list('più grand* | più alt* | maggiore | massimo | massima | più lung* | più pesant* | più veloc*'),
  earliest: list('più vecchi* | più antic*'),
  latest: list('più recent* | più nuov* | ultim*'),
  sum: list('somma | in totale | totale | complessivamente'),
  average: list('media | in media | medio'),
  under: list('meno di | sotto | inferior* a | prima del'),
  over: list('più di | sopra | superior* a | oltre | dopo il'),
  atMost: list('al massimo | fino a'),
  atLeast: list('almeno | come minimo'),
  between: list('tra | fra'),
  and: list('e'),
  not: list('non | senza | tranne'),
  items: list(
    'element* | articol* | voc* | rig* | risultat* | lista | elenco | tabella | pagina | ci sono | sono | documentat* | descritt*',
  ),
  more: list(
    'carica altri | carica altro | mostra altri | mostra altro | vedi altri | vedi tutti | mostra tutti | altri risultati',
  ),
  next: list('avanti | successiva | successivo | pagina successiva | prossima'),
  previous: list('indietro | precedente | pagina precedente'),
  back: list('indietro'),
  page: list('pagina'),
  of: list('di | su'),
  numbers: list('uno | due | tre | quattro | cinque | sei | sette | otto | nove | dieci'),
  verbs: list('hanno | offrono | contengono | includono | sono | qual | quale | quali | costo'),
  costs: list('costa | costano'),
};
