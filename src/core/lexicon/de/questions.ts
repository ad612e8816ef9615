import { rawList } from '../list.ts';
import type { QuestionWords } from '../shape.ts';

export const questions: QuestionWords = {
  forms: {
    address: rawList(
      'welcher straße ist das | welcher straße liegt das | welcher straße ist es | *adresse* | *anschrift*',
    ),
    phone: rawList('unter welcher nummer | welche nummer … anrufen | telefon* | *rufnummer*'),
    url: rawList('webadresse*'),
    hours: rawList(
      '*öffnungszeit* | *geöffnet* | um wie viel uhr | wie viel uhr | wann öffne* | wann schließ* | wann … auf | wann … zu | wann … offen',
    ),
    percent: rawList(
      '*prozent* | wie viel % | welcher anteil* | welchen anteil* | wie hoch ist der anteil* | wie groß ist der anteil* | wie viel prozent*',
    ),
    duration: rawList(
      'wie lange* | wie viele tage* | wie viele wochen* | wie viele monate* | wie viele jahre* | wie viele stunden* | wie viele minuten* | dauer* | frist | wie lang … dauert | seit wie vielen*',
    ),
    money: rawList(
      'was kostet* | wie viel kostet* | wie teuer* | preis* | kosten* | *gebühr* | *gehalt* | wie viel hat … gekostet | was hat … gekostet | was haben … gekostet | was ist … wert | wie viel ist … wert | was kosten | wie viel kosten | wie viel zahl* | was zahl*',
    ),
    measure: rawList(
      'wie groß | wie hoch | wie breit | wie tief | wie weit | wie schnell | wie schwer | wie heiß | wie lang | *gewicht* | *größe* | *höhe | *temperatur*',
    ),
    time: rawList(
      'wann | welche jahr* | welche tag* | welche datum* | welche monat* | welche jahrhundert* | welches jahr* | welches tag* | welches datum* | welches monat* | welches jahrhundert* | welchem jahr* | welchem tag* | welchem datum* | welchem monat* | welchem jahrhundert* | welchen jahr* | welchen tag* | welchen datum* | welchen monat* | welchen jahrhundert* | datum',
    ),
    amount: rawList('wie viel'),
    count: rawList('wie viele | wie viel | *anzahl*'),
    person: rawList('wer | wen | wem | wessen | autor*'),
    place: rawList(
      'wo | wohin | woher | welche stadt* | welche land* | welche ort* | welche staat* | welche region* | welchem stadt* | welchem land* | welchem ort* | welchem staat* | welchem region* | welcher stadt* | welcher land* | welcher ort* | welcher staat* | welcher region* | welchen stadt* | welchen land* | welchen ort* | welchen staat* | welchen region*',
    ),
  },
  wishes: {
    overview: rawList(
      '*zusammenfass* | fass … zusammen | fasse … zusammen | *worum geht* | *wovon handelt* | was steht hier* | was steht auf* | *hauptpunkte* | *überblick*',
    ),
    list: rawList(
      '^liste* | ^nenne* | ^zähle* | welche … gibt es | welche … sind | welche gibt es | welche sind',
    ),
    reason: rawList('*warum* | *wieso* | *weshalb*'),
    definition: rawList(
      '^was ist* | ^was sind* | ^was bedeutet* | ^was heißt* | was ist mit … gemeint* | was versteht man unter* | wofür steht* | was heißt*',
    ),
  },
  plural: {
    time: rawList('daten | termine'),
    money: rawList('preise | kosten'),
    email: rawList('*e mail adressen'),
    phone: rawList('*telefonnummer*'),
    percent: rawList('*prozentzahlen'),
  },
  allOf: rawList('*erwähnt* | *genannt* | gibt es* | auf dieser seite* | auf der seite*'),
  asking: rawList(
    'wer | wen | wem | wessen | was | wann | wo | warum | wieso | weshalb | wie | wieviel | welche* | woher | wohin | womit | woran | wovon | wofür | wozu | wodurch | worüber | worum | wonach | worauf | wobei',
  ),
  how: rawList('^wie'),
  howOld: rawList('wie alt | welches alter'),
  whoWrote: rawList(
    'wer hat das … geschrieben* | wer hat das … verfasst* | wer hat dies … geschrieben* | wer hat dies … verfasst* | wer hat diesen … geschrieben* | wer hat diesen … verfasst* | wer hat den … geschrieben* | wer hat den … verfasst* | autor | autorin',
  ),
  ofThis: rawList('das | dies* | *artikel* | *text* | *seite*'),
  when: rawList('wann'),
  whereToClick: rawList(
    'wo kann | wo finde | wo muss | wo melde | wo sehe | wie kann ich | wie komme ich | wo bekomme* | wo bestelle* | wo klicke* | wo abonniere* | wo trage | wo ändere | was muss ich klicken | worauf klicke* | welchen knopf*',
  ),
  comments: rawList('*kommentar*'),
  aboutUs: rawList(
    'was kannst du | was kannst du alles | was machst du | wer bist du | wie funktionierst du | hilfe | was kann ich fragen | was kann ich dich fragen',
  ),
  hello: rawList('hallo'),
  stops: rawList(
    'wann | warum | wieso | weshalb | wohin | woher | wurde | wurden | bitte | gibt | wieviel | viel | viele | lange | oft | lautet | wer | wen | wem | wessen | wozu',
  ),
};
