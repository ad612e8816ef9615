import { rawList } from '../list.ts';
import type { ValueWords } from '../shape.ts';

export const values: ValueWords = {
  signed: rawList('Von | von | Autor | autor | Autorin | autorin | Text | text'),
  author: rawList('Autor | autor | Autorin | autorin'),
  scales: rawList('tausend | mio. | mio | million | millionen | mrd. | mrd | milliarde | milliarden'),
  numbers: rawList(
    'ein | eine | einem | einen | einer | eines | zwei | drei | vier | fünf | sechs | sieben | acht | neun | zehn | elf | zwölf | zwanzig | dreißig',
  ),
  months: rawList(
    'januar | jänner | februar | märz | april | mai | juni | juli | august | september | oktober | okt | november | dezember | dez',
  ),
  timeUnits: rawList(
    'sekunde | sekunden | minute | minuten | stunde | stunden | std. | std | tag | tage | tagen | woche | wochen | monat | monate | monaten | jahr | jahre | jahren',
  ),
  units: rawList(
    'meter | metern | kilometer | kilometern | zentimeter | zentimetern | millimeter | quadratkilometer | quadratkilometern | gramm | kilogramm | milligramm | liter | litern | tonne | tonnen | grad | hektar',
  ),
  money: rawList('euro | dollar | pfund | franken | cent'),
  free: rawList('kostenlos | gratis'),
  percent: rawList('prozent'),
  closed: rawList('geschlossen'),
  clock: rawList('uhr'),
  span: rawList('bis | bis zu'),
  joins: rawList('und'),
  weekdays: rawList(
    'montag | montags | dienstag | dienstags | mittwoch | mittwochs | donnerstag | donnerstags | freitag | freitags | samstag | samstags | sonntag | sonntags',
  ),
  centuries: rawList('jahrhundert | jahrhunderts'),
  reasons: rawList('weil | wegen | aufgrund | denn'),
  bylines: rawList('Von | von'),
  streetEndings: rawList(
    'straße | Straße | strasse | Strasse | str. | Str. | weg | Weg | platz | Platz | allee | Allee | gasse | Gasse | ring | Ring',
  ),
  particles: rawList('von | vom | zu | der | den'),
  within: rawList('in | im | nach | bei'),
  formerly: rawList('statt | anstatt | vorher | bisher | uvp'),
};
