import { rawList } from '../list.ts';
import type { DatingWords } from '../shape.ts';

export const dating: DatingWords = {
  when: rawList(
    'wann | welches jahr | welchem jahr | welchem monat | welchem tag | welcher zeit | wie lange her | datum | seit wann | wie lange ist | wievielten',
  ),
  wrote: rawList(
    'geschrieben | veröffentlicht | verfasst | verfaßt | gepostet | publiziert | online gestellt | online gegangen | hochgeladen | eingestellt | gedruckt | schrieb',
  ),
  made: rawList(
    'erschienen | erschien | erstellt | gemacht | entstanden | entstand | angelegt | herausgekommen | rausgekommen | aufgenommen',
  ),
  whole: rawList(
    'veröffentlichungsdatum | erscheinungsdatum | erscheinungsjahr | datum der veröffentlichung',
  ),
  from: rawList('von | vom | aus | stammt | stammen | datiert | kommt | hat | trägt'),
  old: rawList('wie alt | wie neu'),
  updated: rawList(
    'aktualisiert | geändert | bearbeitet | überarbeitet | upgedatet | letzte aktualisierung | letzte änderung | letzte update | letzten update | letzten änderung | letzten aktualisierung | aktuelle stand | stand',
  ),
  current: rawList(
    'aktuell | veraltet | überholt | up to date | neuesten stand | neusten stand | aktuellen stand | stimmt noch | noch neu',
  ),
  happened: rawList(
    'passiert | passierte | geschehen | geschah | ereignet | ereignete | stattgefunden | fand statt | vorgefallen',
  ),
  page: rawList(
    'artikel* | beitrag | beitrags | beiträge | blogbeitrag | eintrag | eintrags | einträge | blogeintrag | text | texte | textes | seite | webseite | website | blog | post | blogpost | posting | meldung | nachricht | newsartikel | zeitungsartikel',
  ),
  kind: rawList(
    'bericht | berichts | liste | rezept | rezension | anleitung | interview | kolumne | kommentar | info | infos | information | informationen | angaben | inhalt | inhalte | daten | story | geschichte | dokument | pressemitteilung | ankündigung | anzeige | inserat | ding | zeug',
  ),
  it: rawList('das | dies* | es | er | sie | die | hier'),
  filler: rawList(
    'worden | ursprünglich | zuerst | zuletzt | das letzte mal | letztmals | schon | hallo | ok | steht | irgendwo | zum letzten mal | heute | mal | ganze | autor | autorin | wirklich | inzwischen | mehr | alt | neu',
  ),
};
