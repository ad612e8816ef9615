import { rawList } from '../list.ts';
import type { KindWords } from '../shape.ts';

export const kinds: KindWords = {
  ads: {
    ask: rawList('*werbung* | werbe* | *anzeige | *anzeigen | reklam*'),
    label: rawList('^anzeige | ^anzeigen | ^werbung'),
    says: rawList('=anzeige | =werbung'),
    names: rawList('anzeige* | werbung* | werbe*'),
  },
  sponsored: {
    ask: rawList('*gesponsert*'),
    label: rawList('*gesponsert* | =anzeige | =werbung'),
    says: rawList('^anzeige | ^werbung | ^gesponsert'),
  },
  consent: {
    ask: rawList('dsgvo | *datenschutz* | *einwilligung*'),
    label: rawList('*datenschutz* | *einwilligung*'),
    words: rawList('*einwilligung*'),
    names: rawList('dsgvo*'),
  },
  newsletter: {
    ask: rawList('*abonn* | abo | mailingliste* | mailverteiler*'),
    label: rawList('*abonn* | per e mail erhalten* | per e mail bekommen*'),
    names: rawList('abo box | abo teaser'),
  },
  login: {
    ask: rawList('*anmeld* | *einlogg* | registr*'),
    label: rawList('^anmelden* | ^einloggen* | ^registrieren*'),
  },
  comments: {
    ask: rawList('*kommentar* | *leserbrief* | *lesermeinung*'),
    label: rawList(
      '^kommentar | ^lesermeinung* | ^leserkommentar* | ^kommentare* | ^meinungen* | ^schreibe einen kommentar*',
    ),
    names: rawList('kommentar*'),
  },
  related: {
    ask: rawList(
      '*ähnlich* | *verwandt* | *empfehl* | *empfohl* | *meistgelesen* | meist gelesen* | auch interess* | mehr zum* | mehr artikel* | mehr von* | weitere artikel* | weitere beitr* | weitere nachr* | neueste* | aktuelle* | andere artikel* | anderen artikel* | andere beiträge* | anderen beiträge* | lesen sie auch | *teaser | *teasern | *teaserliste*',
    ),
    label: rawList(
      '*ähnlich* | *verwandt* | das könnte* | *empfehl* | *empfohl* | meist gelesen* | meistgeklickt* | *beliebt* | auch interess* | mehr zum* | mehr artikel* | mehr von* | mehr aus* | weitere* | lesen sie auch* | *lesetipp* | neueste* | aktuelle* | topthemen* | top themen* | topartikel* | top artikel* | passend*',
    ),
    names: rawList('meistgelesen* | weitere* | mehr zum thema'),
    leads: rawList(
      '^lesen sie auch | ^lesen sie mehr | ^lies auch | ^mehr zum thema | ^mehr dazu | ^auch interessant | ^lesetipp | ^siehe auch',
    ),
  },
  sidebar: {
    ask: rawList('*seitenleiste* | *randspalte* | rechte spalte* | *seitenspalte*'),
    names: rawList('seitenleiste | marginal*'),
  },
  share: {
    ask: rawList('teilen* | soziale*'),
    label: rawList('^teilen* | ^folgen*'),
    names: rawList('teilen*'),
  },
  app: {
    label: rawList('hol dir … app'),
  },
  popup: {
    ask: rawList('*einblendung*'),
  },
  nav: {
    ask: rawList('*menü*'),
  },
  footer: {
    ask: rawList('*fußzeile* | *fußbereich*'),
  },
  header: {
    ask: rawList('*kopfzeile* | *kopfbereich*'),
  },
  images: {
    ask: rawList('bilder* | *fotos* | *galerie | *galerien | *diashow* | *abbildungen'),
  },
  author: {
    ask: rawList(
      'über den autor* | über die autor* | autorbox* | autorenbox* | autor info* | autoren info* | autor profil* | autoren profil* | autorenkasten* | autorkasten* | autorenkästen* | autorenbeschreibung* | autorenvorstellung* | autorenfeld* | kasten zum autor* | kasten zur autor* | box zum autor* | box zur autor* | infos zum autor* | infos zur autor* | autorinformation* | autoreninformation* | autorennotiz* | informationen zum autor* | angaben zum autor* | angaben zur autor*',
    ),
    label: rawList('über den autor* | über die autor*'),
    names: rawList(
      'autor | autorbox | autor box | autorinfo | autor info | autoren | autorenbox | autoren box | autoreninfo | autoren info',
    ),
  },
  tags: {
    ask: rawList('*schlagw* | *stichw*'),
    label: rawList('^schlagwörter | ^themen'),
    names: rawList('schlagworte'),
  },
  donate: {
    ask: rawList('*spenden*'),
    label: rawList('spende* | unterstütze*'),
    names: rawList('spende*'),
  },
  subscription: {
    ask: rawList(
      '*abonn* | *abo | *abos | abo werbung | *abowerbung* | *bezahlschranke* | *paywall* | *aboangebot* | abo angebot*',
    ),
    label: rawList(
      '*abonnieren | bereits abonnent* | jetzt testen* | weiterlesen mit* | *vorteilsabo* | *probeabo* | abo testen* | jetzt abo* | nur für abonnent* | im abo*',
    ),
  },
  code: {
    ask: rawList('*codebl* | *quellcode* | *codebeispiel* | *programmcode* | *codeschnipsel* | code bl*'),
  },
  tables: {
    ask: rawList('*tabelle | *tabellen'),
  },
  search: {
    ask: rawList('*suchfeld* | *suchleiste* | *suchbox* | *suchformular* | *suchmaske*'),
  },
  contents: {
    ask: rawList('*inhaltsverzeichnis*'),
    label: rawList('^inhaltsverzeichnis | ^inhalt'),
  },
  breadcrumbs: {
    ask: rawList('*brotkrumen* | *breadcrumb* | *krümelpfad*'),
  },
};
