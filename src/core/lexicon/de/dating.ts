import { rawList } from '../list.ts';
import type { DatingWords } from '../shape.ts';

export const dating: DatingWords = {
  when: rawList(
    'kürzlich | neulich | wann | welches jahr | welchem jahr | welchem monat | welchem tag | welcher zeit | wie lange her | datum | seit wann | wie lange ist | wievielten',
  ),
  wrote: rawList(
    'geschrieben | veröffentlicht | verfasst | gepostet | publiziert | online gestellt | online gegangen | hochgeladen | eingestellt | gedruckt | schrieb',
  ),
  made: rawList('erschien* | erstellt | gemacht | entstand* | angelegt'),
  whole: rawList(
    'veröffentlichungsdatum | erscheinungsdatum | erscheinungsjahr | datum der veröffentlichung',
  ),
  from: rawList('von | vom | aus | stammt | stammen | datiert | kommt | hat | trägt'),
  old: rawList('alt | wie alt | wie neu'),
  updated: rawList(
    'aktualisiert | geändert | bearbeitet | überarbeitet | letzte aktualisierung | letzte änderung | letzten änderung | letzten aktualisierung | aktuelle stand | stand',
  ),
  current: rawList(
    'aktuell | veraltet | überholt | up to date | neuesten stand | aktuellen stand | stimmt noch | noch neu',
  ),
  happened: rawList('passiert* | geschehen | geschah | ereignet* | stattgefunden | fand statt | vorgefallen'),
  page: rawList(
    'artikel* | beitrag* | beiträge | blogbeitrag | eintrag* | einträge | blogeintrag | text | texte* | seite | webseite | website | blog | post | blogpost | posting | meldung | nachricht | newsartikel | zeitungsartikel',
  ),
  kind: rawList(
    'bericht* | liste | rezept | rezension | anleitung | interview | kolumne | info | infos | informationen | angaben | inhalt | inhalte | daten | geschichte | dokument | anzeige',
  ),
  it: rawList('das | dies* | es | er | sie | die | hier'),
  filler: rawList(
    'worden | ursprünglich | zuerst | zuletzt | letztmals | schon | hallo | ok | steht | irgendwo | heute | mal | ganze | autor* | mehr | alt | neu',
  ),
};
