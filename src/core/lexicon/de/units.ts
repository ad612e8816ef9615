import { rawList } from '../list.ts';
import type { UnitWords } from '../shape.ts';

export const units: UnitWords = {
  energy: rawList('kalorie* | kcal | kilokalorien | kilojoule | kj | brennwert'),
  yields: rawList(
    'wie viele portionen | wieviele portionen | wie viel portionen | für wie viele | für wieviele | für wie viel personen | wie viele personen | wieviele personen | wie viele stück* | wieviele stück* | wie viele … werden das | wieviele … werden das | wie viele … werden es | wie viele … ergibt* | wieviele … ergibt* | wie viele … ergeben | wie viele … bekomm* | wie viele … kommen … raus | wie viele … reicht* | wie viel ergibt | wie viele werden das',
  ),
  portions: rawList(
    'portionen | portion | personen | person | stück | stücke | ergibt | ergeben | reicht für',
  ),
  heat: rawList('temperatur* | *grad | wie heiß | gasstufe | gas stufe | stufe'),
  oven: rawList(
    'ofen | *ofen | *backofen* | back* | *heizen | vorgeheizt* | umluft | oberhitze | braten | *hitze',
  ),
  takes: rawList(
    'zubereitungszeit | vorbereitungszeit | arbeitszeit | backzeit | kochzeit | garzeit | gesamtzeit | ruhezeit | dauer | laufzeit | fertig in | zubereitung | vorbereitung | gesamt',
  ),
  aged: rawList('jährig* | jahre alt | jahren alt'),
  atAge: rawList('im alter von | alter | mit | jahrgang'),
};
