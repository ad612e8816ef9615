import { list } from '../list.ts';
import type { ValueWords } from '../shape.ts';

export const values: ValueWords = {
  signed: list('Di | di | Autore | autore | Testo | testo'),
  author: list('Autore | autore'),
  scales: list('mille | milione | milioni | miliardo | miliardi'),
  numbers: list('due | tre | quattro | cinque | sei | otto | dieci | dodici'),
  months: list(
    'gennaio | febbraio | marzo | aprile | maggio | giugno | luglio | agosto | settembre | ottobre | novembre | dicembre',
  ),
  timeUnits: list(
    'secondo | secondi | minuto | minuti | ora | ore | giorno | giorni | settimana | settimane | mese | mesi | anno | anni',
  ),
  units: list(
    'metro | metri | chilometro | chilometri | grammo | grammi | chilogrammo | chilogrammi | litro | litri | grado | gradi | tonnellata | tonnellate',
  ),
  money: list('euro | dollari | sterline'),
  free: list('gratis | gratuito | gratuita'),
  percent: list('per cento'),
  closed: list('chiuso'),
  joins: list('del | di'),
  reasons: list('perché | poiché | a causa | per via'),
  bylines: list('Di | di'),
  streets: list('Via | Viale | Piazza | Corso'),
  particles: list('di | da | della | la'),
  within: list('in | a | ad | nel | nella'),
  formerly: list('invece di | anziché | prima'),
};
