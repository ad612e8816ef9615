import { list } from '../list.ts';
import type { HidingWords } from '../shape.ts';

export const hiding: HidingWords = {
  items: list(
    'beitrag | beiträge | beiträgen | artikel | artikeln | kommentar | kommentare | kommentaren | meldung | meldungen | eintrag | einträge | einträgen | nachrichten | produkt | produkte | produkten | schlagzeile | schlagzeilen | alles | antwort | antworten | bewertung | bewertungen | rezension | rezensionen | teaser | teasern | bericht | berichte | berichten | texte | texten | geschichten | story | stories | post | posts | produktempfehlungen | video | videos | link | links | karten | treffer | *beitrag | *beiträge | *beiträgen | *artikel | *artikeln | *meldung | *meldungen | *nachrichten | *einträge | *einträgen | *geschichten | *berichte | *berichten | *texte | *texten | *teaser | *teasern | *schlagzeilen',
  ),
  about: list(
    'zum thema | zu den themen | über | zu | zum | zur | von | mit | die … enthalten | namens | verfasst von | geschrieben von | rund um | betreffend | bezüglich',
  ),
  joins: list('oder | und'),
  inside: list('im | am | aus'),
  articles: list('den | die | das | dem | der | des'),
  tail: list(
    'aus | ausblenden | entfernen | verstecken | bitte | seite | erwähnen | nennen | handeln | berichten | zu tun haben | zu tun hat',
  ),
  none: list(
    'diese | dieser | dieses | leser | lesern | leserinnen | nutzer | nutzern | rechts | links | oben | unten | rand | ende | seite | schluss | diesem | diesen',
  ),
  fillers: list(
    'die | der | das | den | und | oder | im | am | aus | dem | bitte | blende | verstecke | ausblenden | verstecken | entferne | entfernen | seite | bereich | block',
  ),
  shapes: list(
    'knopf | knöpfe | knöpfen | buttons | button | icons | symbole | symbol | symbolen | formular | formulare | kasten | box | boxen | leiste | fenster | feld | felder | haupt | liste | listen | spalte | rubrik',
  ),
  anything: list('alles'),
  keeps: list(
    'aber nicht | nicht aber | aber lass | aber behalte | aber behalt | aber die | aber den | aber das | aber der | außer | bis auf | mit ausnahme von',
  ),
  shows: list('zeigt | zeigen | zu sehen | sieht | darauf | drauf | worauf | abgebildet | dargestellt'),
  embeds: list('tweet | tweets | eingebettet*'),
  answered: list('auf | an'),
  concerning: list('über | zum thema | zu den themen | rund um'),
  chapters: list('abschnitt | abschnitte | kapitel | absatz | absätze | passage | teil'),
  links: list('links | link | verweise | im text'),
  tells: list('mach | weg | nimm | alle | ich | will | nicht | keine | mehr | sehen | alles'),
  under: list('in | im | unter | bei | aus'),
  topic:
    /\p{L}*(?:beiträgen?|artikeln?|meldungen|nachrichten|einträgen?|kommentaren?|teasern?|geschichten|berichten?|texten?|links|videos|posts|schlagzeilen|alles)(?:\s+aus)?,?\s+(?:die|in denen|in welchen|worin|wo|das|was)\s+(?:es\s+um\s+)?(?:von\s+|über\s+|mit\s+)?(.{2,40}?)\s+(?:erwähnen|erwähnt|nennen|nennt|behandeln|behandelt|enthalten|enthält|vorkommt|vorkommen|geht|handeln|handelt|berichten|berichtet|zitieren|sprechen)(?!\p{L})/u,
  which: list(', die | , der | , das | , deren | , in denen | älter als | ohne'),
  inText: list(
    'im text | im artikel | im fließtext | innerhalb des artikels | innerhalb des textes | zwischen den absätzen | im artikeltext',
  ),
  above: list('oben | ganz oben | über dem artikel | über dem text | am seitenanfang'),
  below: list(
    'unten | ganz unten | unter dem artikel | unter dem text | am ende | am seitenende | am schluss | unterhalb',
  ),
  galleries: list('*galerie | *galerien | *bildstrecke* | *fotostrecke* | *diashow* | *karussell*'),
  forms: list('*formular | *formulare'),
  main: list('haupt*'),
  popular: list('meistgelesen* | meist gelesen* | beliebt* | meistgeklickt* | meist geklickt* | trends'),
  allBut: list(
    'außer … alles | ausser … alles | bis auf … alles | alles außer | alles ausser | alles bis auf | alles andere als | alles mit ausnahme | alles … außer | alles … ausser | alles … bis auf | alles was nicht | alles … was nicht | alles, was nicht | alles rund um | alles um … herum | den rest außer | alles übrige außer',
  ),
  only: list(
    'nur … zeigen | nur … anzeigen | nur … sehen | nur … lesen | nur … behalten | nur … lassen | nur … übrig | nur … stehen | nur … einblenden | zeig nur | zeige nur | zeig mir nur | zeige mir nur | zeigen sie nur | behalte nur | lass nur | lasse nur | nichts als | ^nur',
  ),
  reading: list(
    'alles überflüssige | alle ablenkungen | ablenkungen | lesemodus | leseansicht | lesemodus aktivieren | leseansicht aktivieren | lesefreundlich* | fokusmodus | ablenkungsfrei*',
  ),
  matter: list(
    'artikel | artikels | artikeltext | text | textes | fließtext | haupttext | beitrag | beitrags | bericht | meldung | geschichte | rezept | rezepts | hauptinhalt | inhalt | inhalts | hauptteil | nachricht | interview | blogbeitrag | blogeintrag | eintrag | liedtext | story',
  ),
  captions: list(
    'bildunterschrift* | bildnachweis* | bildquelle* | bildtext* | bildzeile* | fotonachweis* | bildbeschriftung*',
  ),
};
