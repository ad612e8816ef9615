import { rawList } from '../list.ts';
import type { DatingWords } from '../shape.ts';

export const dating: DatingWords = {
  when: rawList(
    'niedawno | kiedy | jakiej daty | jaką datę | jakiego dnia | jakiego roku | którego roku | którym roku | jakim roku | którego dnia | jakiego miesiąca | jak dawno | ile czasu temu | data | datę',
  ),
  wrote: rawList(
    'napisan* | napisał* | opublikowan* | opublikował* | zamieszczon* | dodan* | dodał* | wstawion* | umieszczon* | wrzucon*',
  ),
  made: rawList('wydan* | powstał* | ukazał* | pojawił* | stworzon* | utworzon* | zrobion*'),
  whole: rawList('data publikacji | datę publikacji | data wydania | data dodania | data powstania'),
  from: rawList('z | od | pochodzi | pochodzą | ma'),
  old: rawList('star* | jak stary | jak stara | jak stare | jak nowy'),
  updated: rawList(
    'aktualizowan* | zaktualizowan* | zmienian* | zmienion* | zmodyfikowan* | edytowan* | ostatnia aktualizacja | ostatniej aktualizacji | ostatnia zmiana',
  ),
  current: rawList('aktualn* | nieaktualn* | przestarzał* | na czasie'),
  happened: rawList('stało | stała | wydarzył* | zdarzył* | miało miejsce | doszło'),
  page: rawList(
    'artykuł* | wpis | wpisu | stron* | witryn* | post | posta | postu | tekst* | blog | bloga | notka | notki | notatka | wiadomość | news | newsa',
  ),
  kind: rawList(
    'lista | listy | przepis | przepisu | recenzja | wywiad | raport | raportu | informacj* | dane | danych | dokument* | ogłoszeni* | poradnik',
  ),
  it: rawList('to | ten | ta | te | tego | tej | tych | tu | tutaj | ^czy | ^jest'),
  filler: rawList(
    'zostało | cześć | hej | ok | proszę | powiedz | teraz | dziś | wciąż | nadal | ciągle | ostatnio | ostatni raz | po raz ostatni | jakaś | autor',
  ),
};
