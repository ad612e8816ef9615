import { rawList } from '../list.ts';
import type { CountingWords } from '../shape.ts';

export const counting: CountingWords = {
  stands: rawList(
    'elencati | elencate | compaiono | appaiono | figurano | si trovano | mostrati | pubblicati | scritti | leggere | vedere | offerti | indicati | risalgono | pubblicat* | suggerit* | elencat* | collegat* | lasciat*',
  ),
  mentions: rawList(
    'menzionan* | menziona | parlano di | parla di | citano | contengono la parola | su | sul | sulla | trattano di | tratta di | riguardano | nel titolo | contengono',
  ),
  writes: rawList('scritto da | scritti da | ha scritto | ha lasciato | firmat*'),
  by: rawList('di | da'),
  pieces: rawList(
    'articol* | link | notizi* | titol* | video | foto | immagin* | argoment* | collegament* | comunicat* | numer* | valor* | tag | etichett* | categori* | post',
  ),
  people: rawList('comment* | rispost* | recension* | opinion* | reazion*'),
  places: rawList(
    'riquadro | box | elenco | lista | sezione | colonna | galleria | menu | blocco | tabella | ricetta | in fondo | alla fine',
  ),
  whole: rawList('tutti | tutte | tutto | altri | altre'),
  spans: rawList('anno | anni | mese | mesi'),
  commenting: rawList('ha commentato | hanno commentato | commentato'),
  tags: rawList('tag | etichett* | argomenti | temi | parole chiave'),
  begins: rawList('iniziano con | inizia con | iniziano per | cominciano con | comincia con'),
  choosing: rawList(
    'posso scegliere | si può scegliere | si possono scegliere | posso selezionare | si possono selezionare | tra cui scegliere | a scelta | scegliere | selezionare',
  ),
  control: rawList(
    'menu a tendina | menu a discesa | elenco a discesa | menu | scelt* | opzion* | filtro | filtri | campo | modulo | ordinamento',
  ),
  occasion: rawList("quando | mentre | durante | al momento | nel modulo | per iscriversi | all'iscrizione"),
  prompts: rawList('scegli | scegliere | seleziona | selezionare | si prega | nessun*'),
  languages: rawList('lingua | lingue'),
  countries: rawList('paese | paesi'),
  currencies: rawList('valut*'),
  different: rawList('diversi | diverse | different* | distint*'),
};
