import { list } from '../list.ts';
import type { ValueWords } from '../shape.ts';

export const values: ValueWords = {
  signed: list('Von | von | Autor | autor | Autorin | autorin | Text | text'),
  author: list('Autor | autor | Autorin | autorin'),
  scales: list('tausend | mio. | mio | million | millionen | mrd. | mrd | milliarde | milliarden'),
  numbers: list(
    'ein | eine | einem | einen | einer | eines | zwei | drei | vier | fünf | sechs | sieben | acht | neun | zehn | elf | zwölf | zwanzig | dreißig',
  ),
  months: list(
    'januar | jänner | februar | märz | april | mai | juni | juli | august | september | oktober | okt | november | dezember | dez',
  ),
  timeUnits: list(
    'sekunde | sekunden | minute | minuten | stunde | stunden | std. | std | tag | tage | tagen | woche | wochen | monat | monate | monaten | jahr | jahre | jahren',
  ),
  units: list(
    'meter | metern | kilometer | kilometern | zentimeter | zentimetern | millimeter | quadratkilometer | quadratkilometern | gramm | kilogramm | milligramm | liter | litern | tonne | tonnen | grad | hektar',
  ),
  money: list('euro | dollar | pfund | franken | cent'),
  free: list('kostenlos | gratis'),
  percent: list('prozent'),
  closed: list('geschlossen'),
  clock: list('uhr'),
  span: list('bis | bis zu'),
  joins: list('und'),
  weekdays: list(
    'montag | montags | dienstag | dienstags | mittwoch | mittwochs | donnerstag | donnerstags | freitag | freitags | samstag | samstags | sonntag | sonntags',
  ),
  centuries: list('jahrhundert | jahrhunderts'),
  reasons: list('weil | wegen | aufgrund | denn'),
  bylines: list('Von | von'),
  streetEndings: list(
    'straße | Straße | strasse | Strasse | str. | Str. | weg | Weg | platz | Platz | allee | Allee | gasse | Gasse | ring | Ring',
  ),
  particles: list('von | vom | zu | der | den'),
  within: list('in | im | nach | bei'),
  formerly: list('statt | anstatt | vorher | bisher | uvp'),
};
