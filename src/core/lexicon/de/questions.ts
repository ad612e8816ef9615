import { list } from '../list.ts';
import type { QuestionWords } from '../shape.ts';

export const questions: QuestionWords = {
  forms: {
    address: list('*adresse* | *anschrift*'),
    phone: list('telefon* | *rufnummer*'),
    url: list('webadresse*'),
    hours: list(
      '*öffnungszeit* | *geöffnet* | um wie viel uhr | wie viel uhr | wann öffne* | wann schließ* | wann … auf | wann … zu | wann … offen',
    ),
    percent: list('*prozent* | wie viel %'),
    duration: list(
      'wie lange* | wie viele tage* | wie viele wochen* | wie viele monate* | wie viele jahre* | wie viele stunden* | wie viele minuten* | dauer* | frist',
    ),
    money: list('was kostet* | wie viel kostet* | wie teuer* | preis* | kosten* | *gebühr* | *gehalt*'),
    measure: list(
      'wie groß | wie hoch | wie breit | wie tief | wie weit | wie schnell | wie schwer | wie heiß | wie lang | *gewicht* | *größe* | *höhe | *temperatur*',
    ),
    time: list(
      'wann | welche jahr* | welche tag* | welche datum* | welche monat* | welche jahrhundert* | welches jahr* | welches tag* | welches datum* | welches monat* | welches jahrhundert* | welchem jahr* | welchem tag* | welchem datum* | welchem monat* | welchem jahrhundert* | welchen jahr* | welchen tag* | welchen datum* | welchen monat* | welchen jahrhundert* | datum',
    ),
    amount: list('wie viel'),
    count: list('wie viele | wie viel | *anzahl*'),
    person: list('wer | wen | wem | wessen | autor*'),
    place: list(
      'wo | wohin | woher | welche stadt* | welche land* | welche ort* | welche staat* | welche region* | welchem stadt* | welchem land* | welchem ort* | welchem staat* | welchem region* | welcher stadt* | welcher land* | welcher ort* | welcher staat* | welcher region* | welchen stadt* | welchen land* | welchen ort* | welchen staat* | welchen region*',
    ),
  },
  wishes: {
    overview: list(
      '*zusammenfass* | fass … zusammen | fasse … zusammen | *worum geht* | *wovon handelt* | was steht hier* | was steht auf* | *hauptpunkte* | *überblick*',
    ),
    list: list(
      '^liste* | ^nenne* | ^zähle* | welche … gibt es | welche … sind | welche gibt es | welche sind',
    ),
    reason: list('*warum* | *wieso* | *weshalb*'),
    definition: list('^was ist* | ^was sind* | ^was bedeutet* | ^was heißt*'),
  },
  plural: {
    time: list('daten | termine'),
    money: list('preise | kosten'),
    email: list('*e mail adressen'),
    phone: list('*telefonnummer*'),
    percent: list('*prozentzahlen'),
  },
  allOf: list('*erwähnt* | *genannt* | gibt es* | auf dieser seite* | auf der seite*'),
  whoWrote: list(
    'wer hat das … geschrieben* | wer hat das … verfasst* | wer hat dies … geschrieben* | wer hat dies … verfasst* | wer hat diesen … geschrieben* | wer hat diesen … verfasst* | wer hat den … geschrieben* | wer hat den … verfasst* | autor | autorin',
  ),
  ofThis: list('das | dies* | *artikel* | *text* | *seite*'),
  when: list('wann'),
  whereToClick: list('wo kann | wo finde | wo muss | wo melde | wo sehe | wie kann ich | wie komme ich'),
  comments: list('*kommentar*'),
  aboutUs: list(
    'was kannst du | was kannst du alles | was machst du | wer bist du | wie funktionierst du | hilfe | was kann ich fragen | was kann ich dich fragen',
  ),
  hello: list('hallo'),
  stops: list(
    'wann | warum | wieso | weshalb | wohin | woher | wurde | wurden | bitte | gibt | wieviel | viel | viele | lange | oft | lautet | wer | wen | wem | wessen | wozu',
  ),
};
