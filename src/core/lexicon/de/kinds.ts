import { list } from '../list.ts';
import type { KindWords } from '../shape.ts';

export const kinds: KindWords = {
  ads: {
    ask: list('*werbung* | werbe* | *anzeige | *anzeigen | reklam*'),
    label: list('^anzeige | ^anzeigen | ^werbung'),
    says: list('=anzeige | =werbung'),
    names: list('anzeige* | werbung* | werbe*'),
  },
  sponsored: {
    ask: list('*gesponsert*'),
    label: list('*gesponsert* | =anzeige | =werbung'),
    says: list('^anzeige | ^werbung | ^gesponsert'),
  },
  consent: {
    ask: list('dsgvo | *datenschutz* | *einwilligung*'),
    label: list('*datenschutz* | *einwilligung*'),
    words: list('*einwilligung*'),
    names: list('dsgvo*'),
  },
  newsletter: {
    ask: list('*abonn* | abo'),
    label: list('*abonn* | per e mail*'),
    names: list('abo box | abo teaser'),
  },
  login: {
    ask: list('*anmeld* | *einlogg* | registr*'),
    label: list('^anmelden* | ^einloggen* | ^registrieren*'),
  },
  comments: {
    ask: list('*kommentar* | *leserbrief*'),
    label: list('^kommentar | ^kommentare* | ^meinungen* | ^schreibe einen kommentar*'),
    names: list('kommentar*'),
  },
  related: {
    ask: list(
      '*ähnlich* | *verwandt* | *empfehl* | *empfohl* | *meistgelesen* | meist gelesen* | auch interess* | mehr zum* | mehr artikel* | mehr von* | weitere artikel* | weitere beitr* | weitere nachr* | neueste* | aktuelle*',
    ),
    label: list(
      '*ähnlich* | *verwandt* | das könnte* | *empfehl* | *empfohl* | meist gelesen* | meistgeklickt* | *beliebt* | auch interess* | mehr zum* | mehr artikel* | mehr von* | mehr aus* | weitere* | lesen sie auch* | *lesetipp* | neueste* | aktuelle* | topthemen* | top themen* | topartikel* | top artikel* | passend*',
    ),
    names: list('meistgelesen* | weitere* | mehr zum thema'),
  },
  sidebar: {
    ask: list('*seitenleiste* | *randspalte* | rechte spalte* | *seitenspalte*'),
    names: list('seitenleiste | marginal*'),
  },
  share: {
    ask: list('teilen* | soziale*'),
    label: list('^teilen* | ^folgen*'),
    names: list('teilen*'),
  },
  app: {
    label: list('hol dir … app'),
  },
  popup: {
    ask: list('*einblendung*'),
  },
  nav: {
    ask: list('*menü*'),
  },
  footer: {
    ask: list('*fußzeile* | *fußbereich*'),
  },
  header: {
    ask: list('*kopfzeile* | *kopfbereich*'),
  },
  images: {
    ask: list('bilder* | *fotos*'),
  },
  author: {
    ask: list(
      'über den autor* | über die autor* | autorbox* | autorenbox* | autor info* | autoren info* | autor profil* | autoren profil*',
    ),
    label: list('über den autor* | über die autor*'),
    names: list(
      'autor | autorbox | autor box | autorinfo | autor info | autoren | autorenbox | autoren box | autoreninfo | autoren info',
    ),
  },
  tags: {
    ask: list('*schlagw* | *stichw*'),
    label: list('^schlagwörter | ^themen'),
    names: list('schlagworte'),
  },
  donate: {
    ask: list('*spenden*'),
    label: list('spende* | unterstütze*'),
    names: list('spende*'),
  },
};
