import { rawList } from '../list.ts';
import type { DatingWords } from '../shape.ts';

export const dating: DatingWords = {
  when: rawList(
    'recentemente | quando | che anno | quale anno | che giorno | che mese | quale giorno | quanto tempo fa | data',
  ),
  wrote: rawList('scritt* | pubblicat* | redatt* | postat* | messo online | caricat*'),
  made: rawList('uscit* | creat* | fatto | fatta | apparso'),
  whole: rawList('data di pubblicazione | data di uscita | anno di pubblicazione'),
  from: rawList('di | a quando | del | risale | risalgono | porta | ha'),
  old: rawList('quanto è recente | vecchio | vecchia'),
  updated: rawList('aggiornat* | modificat* | rivist* | corretto | ultimo aggiornamento'),
  current: rawList(
    'attual* | al passo | superat* | obsolet* | recent* | ancora aggiornato | ancora aggiornata | ancora valido | ancora valida',
  ),
  happened: rawList('success* | accadut* | avvenut* | accadde | avvenne'),
  page: rawList(
    'articol* | pagina | sito | sito web | post | testo | blog | notizi* | rubrica | pezzo | pubblicazione',
  ),
  kind: rawList(
    'lista | elenco | ricetta | intervista | servizio | rapporto | informazioni | dati | contenut* | documento | annuncio | guida | recensione',
  ),
  it: rawList('questo | questa | questi | queste | quest | quello | ciò | esso | qui | ^è | ^sono'),
  filler: rawList(
    "stato | stata | stati | state | ciao | salve | ok | sai | dimmi | più o meno | oggi | adesso | ancora | tuttora | sempre | qual | l'ultima volta | per l'ultima volta | ultima volta | autore",
  ),
};
