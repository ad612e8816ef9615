import { rawList } from '../list.ts';
import type { DatingWords } from '../shape.ts';

export const dating: DatingWords = {
  when: rawList(
    'quando | che anno | quale anno | che giorno | che mese | quale giorno | quanto tempo fa | data',
  ),
  wrote: rawList(
    'scritto | scritta | scritti | pubblicato | pubblicata | pubblicati | redatto | redatta | postato | postata | messo online | caricato | caricata',
  ),
  made: rawList('uscito | uscita | creato | creata | fatto | fatta | apparso | realizzato'),
  whole: rawList('data di pubblicazione | data di uscita | anno di pubblicazione'),
  from: rawList('di | a quando | del | risale | risalgono | porta | ha'),
  old: rawList('quanto è recente | vecchio | vecchia'),
  updated: rawList(
    'aggiornato | aggiornata | aggiornati | modificato | modificata | rivisto | rivista | corretto | ultimo aggiornamento | ultima modifica',
  ),
  current: rawList(
    'attuale | attuali | al passo | superato | superata | obsoleto | obsoleta | recente | recenti | ancora aggiornato | ancora aggiornata | ancora valido | ancora valida',
  ),
  happened: rawList(
    'successo | successa | accaduto | accaduta | avvenuto | avvenuta | successe | accadde | avvenne',
  ),
  page: rawList(
    'articolo | articoli | pagina | sito | sito web | post | testo | blog | notizia | notizie | rubrica | pezzo | pubblicazione',
  ),
  kind: rawList(
    'lista | elenco | ricetta | intervista | servizio | reportage | rapporto | informazioni | info | dati | contenuto | contenuti | documento | comunicato | annuncio | avviso | tutorial | guida | recensione | storia | cosa',
  ),
  it: rawList('questo | questa | questi | queste | quest | quello | ciò | esso | qui | ^è | ^sono'),
  filler: rawList(
    "stato | stata | stati | state | ciao | salve | ok | per favore | sai | dimmi | di preciso | più o meno | in origine | oggi | adesso | ancora | tuttora | sempre | qual | l'ultima volta | per l'ultima volta | ultima volta | autore",
  ),
};
