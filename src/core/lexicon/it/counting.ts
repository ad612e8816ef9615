import { list } from '../list.ts';
import type { CountingWords } from '../shape.ts';

export const counting: CountingWords = {
  stands: list(
    'elencati | elencate | compaiono | appaiono | figurano | si trovano | mostrati | pubblicati | scritti | leggere | vedere | offerti | indicati',
  ),
  mentions: list(
    'menzionan* | menziona | parlano di | parla di | citano | contengono la parola | su | sul | sulla',
  ),
  writes: list('scritto da | scritti da | ha scritto'),
  by: list('di | da'),
  pieces: list(
    'articol* | link | notizi* | titol* | video | foto | immagin* | argoment* | collegament* | comunicat* | numer* | valor*',
  ),
  people: list('comment* | rispost* | recension* | opinion* | reazion*'),
  places: list(
    'riquadro | box | elenco | lista | sezione | colonna | galleria | menu | blocco | tabella | ricetta',
  ),
  whole: list('tutti | tutte | tutto | altri | altre'),
  spans: list('anno | anni | mese | mesi'),
};
