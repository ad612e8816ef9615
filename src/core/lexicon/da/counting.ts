import { rawList } from '../list.ts';
import type { CountingWords } from '../shape.ts';

export const counting: CountingWords = {
  stands: rawList(
    'står | ses | vises | listet | oplistet | angivet | nævnt her | udgivet | skrevet | læse | se | finde | kan jeg | kan man | findes',
  ),
  mentions: rawList('nævn* | handler om | taler om | indeholder ordet | om'),
  writes: rawList('skrevet af | skrev | skriver | har … skrevet'),
  by: rawList('af | fra'),
  pieces: rawList(
    'artik* | link | links | overskrift* | nyhed* | indlæg* | video* | billed* | foto* | tekst* | emne* | titel | titler | tag | tags | kategori* | kapitel* | kapitl* | tal | værdi*',
  ),
  people: rawList('kommentar* | svar | svarene | anmeldelse* | reaktion* | mening*'),
  places: rawList(
    'boks* | liste | listen | afsnit* | sektion* | spalte* | galleri* | menu* | blok* | panel* | tabel* | opskrift*',
  ),
  whole: rawList('alle | flere | mere'),
  spans: rawList('år | året | måned*'),
  commenting: rawList('kommenteret | kommenterede'),
  tags: rawList('tags | nøgleord | emner'),
  choosing: rawList(
    'kan jeg vælge imellem | kan jeg vælge mellem | kan jeg vælge | kan man vælge | at vælge imellem | at vælge mellem | vælge',
  ),
  control: rawList('rullemenu* | menu* | valg | mulighed* | filter* | filtre | felt* | formular*'),
  occasion: rawList('når | ved | under | i formularen'),
  prompts: rawList('vælg | ingen | intet'),
  languages: rawList('sprog*'),
  countries: rawList('land | lande*'),
  currencies: rawList('valuta*'),
  different: rawList('forskellige'),
};
