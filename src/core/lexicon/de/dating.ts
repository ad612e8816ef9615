import { rawList } from '../list.ts';
import type { DatingWords } from '../shape.ts';

export const dating: DatingWords = {
  when: rawList(
    'wann | welches datum | welchem datum | welches jahr | welchem jahr | welchem monat | welchem tag | welcher zeit | was für ein datum | wie lange her | datum | seit wann | wie lange ist | wievielten',
  ),
  wrote: rawList(
    'geschrieben | veröffentlicht | verfasst | verfaßt | gepostet | publiziert | online gestellt | online gegangen | hochgeladen | eingestellt | gedruckt | schrieb | geschrieben worden | veröffentlicht worden',
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
    'aktualisiert | zuletzt geändert | zuletzt bearbeitet | geändert | bearbeitet | überarbeitet | upgedatet | letzte aktualisierung | letzte änderung | letzte update | letzten update | letzte bearbeitung | letzten änderung | letzten aktualisierung | der stand | welcher stand | welchen stand | aktuelle stand | stand',
  ),
  current: rawList(
    'aktuell | veraltet | überholt | up to date | neuesten stand | neusten stand | aktuellen stand | stimmt noch | noch neu | wie aktuell',
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
  it: rawList('das | dies | dies* | es | er | sie | die | hier'),
  filler: rawList(
    'worden | eigentlich | genau | ursprünglich | zuerst | zuletzt | das letzte mal | letztmals | schon | überhaupt | hallo | ok | weißt du | kannst du mir sagen | kannst du sagen | sag mal | steht | irgendwo | zum letzten mal | ungefähr | heute | mal | ganze | autor | autorin | wirklich | inzwischen | mehr | alt | neu',
  ),
};
