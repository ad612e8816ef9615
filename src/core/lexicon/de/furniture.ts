import { rawList } from '../list.ts';
import type { FurnitureWords } from '../shape.ts';

export const furniture: FurnitureWords = {
  headings: rawList(
    'mehr zum thema | zum thema | mehr von | weitere artikel | weitere beiträge | weitere themen | weitere meldungen | ähnliche artikel | ähnliche beiträge | verwandte themen | verwandte artikel | lesen sie auch | auch interessant | das könnte sie auch interessieren | das könnte dir gefallen | empfohlene beiträge | empfehlungen | empfohlen | meistgelesen | meistgeklickt* | beliebt | beliebteste | neueste artikel | neueste beiträge | aktuelle artikel | aktuelle meldungen | neu auf | noch mehr | kommentar* | schreibe einen kommentar | kommentieren sie hier | antworten abbrechen | teilen | folgen sie uns | folge uns | newsletter | abonnieren | anzeige | werbung | über den autor | über die autorin | über uns | hauptmenü | navigation | fußzeile | suche | kategorien | archiv | schlagwörter | veranstaltungen | seminare | kontakt | impressum | bitte empfehlen | gefällt mir | jetzt vorsorgen',
  ),
  reply: rawList('=antworten | =zitieren'),
  appeals: rawList(
    'unterstützen sie uns | unterstütze uns | unterstützt uns | unser unabhängiger journalismus | unseren unabhängigen journalismus | unsere arbeit unterstützen | unseren newsletter | unserem newsletter | folgen sie uns | folge uns | mit einer spende | jetzt registrieren | kostenlos registrieren | jetzt kostenlos anmelden | bereits abonnent | alle rechte vorbehalten',
  ),
};
