import { rawList } from '../list.ts';
import type { ValueWords } from '../shape.ts';

export const values: ValueWords = {
  signed: rawList('Di | di | Autore | autore | Testo | testo'),
  author: rawList('Autore | autore'),
  scales: rawList('mille | milione | milioni | miliardo | miliardi'),
  numbers: rawList('due | tre | quattro | cinque | sei | otto | dieci | dodici'),
  months: rawList(
    'gennaio | febbraio | marzo | aprile | maggio | giugno | luglio | agosto | settembre | ottobre | novembre | dicembre',
  ),
  timeUnits: rawList(
    'secondo | secondi | minuto | minuti | ora | ore | giorno | giorni | settimana | settimane | mese | mesi | anno | anni',
  ),
  units: rawList(
    'metro | metri | chilometro | chilometri | grammo | grammi | chilogrammo | chilogrammi | litro | litri | grado | gradi | tonnellata | tonnellate',
  ),
  money: rawList('euro | dollari | sterline'),
  free: rawList('gratis | gratuito | gratuita'),
  percent: rawList('per cento'),
  closed: rawList('chiuso'),
  joins: rawList('del | di'),
  reasons: rawList('perché | poiché | a causa | per via'),
  bylines: rawList('Di | di'),
  streets: rawList('Via | Viale | Piazza | Corso'),
  particles: rawList('di | da | della | la'),
  within: rawList('in | a | ad | nel | nella'),
  formerly: rawList('invece di | anziché | prima'),
};
