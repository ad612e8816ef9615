import { rawList } from '../list.ts';
import type { UnitWords } from '../shape.ts';

export const units: UnitWords = {
  energy: rawList('kalorie* | kcal | kilokalorien | kilojoule | kj | brennwert'),
  yields: rawList(
    'wie viele portionen | wieviele portionen | für wie viele | für wieviele | wie viele personen | wie viele stück | wie viele … werden das | wie viele … ergibt | wie viele … ergeben | wie viele … bekommt | wie viele werden das',
  ),
  portions: rawList(
    'portionen | portion | personen | person | stück | stücke | ergibt | ergeben | reicht für',
  ),
  heat: rawList('temperatur* | *grad | wie heiß | gasstufe | gas stufe | stufe'),
  oven: rawList(
    'ofen | *ofen | *backofen* | back* | *heizen | vorgeheizt* | umluft | oberhitze | braten | *hitze',
  ),
  takes: rawList(
    'zubereitung* | vorbereitung* | arbeitszeit | backzeit | kochzeit | garzeit | gesamt* | ruhezeit | dauer | fertig in',
  ),
  aged: rawList('jährig* | jahre alt | jahren alt'),
  atAge: rawList('im alter von | alter | mit | jahrgang'),
};
