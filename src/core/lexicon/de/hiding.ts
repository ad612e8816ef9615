import { list } from '../list.ts';
import type { HidingWords } from '../shape.ts';

export const hiding: HidingWords = {
  items: list(
    'beitrag | beiträge | beiträgen | artikel | artikeln | kommentar | kommentare | kommentaren | meldung | meldungen | eintrag | einträge | einträgen | nachrichten | produkt | produkte | produkten | schlagzeile | schlagzeilen | alles | antwort | antworten | bewertung | bewertungen | rezension | rezensionen | teaser | teasern | bericht | berichte | berichten | texte | texten | geschichten | story | stories | post | posts | produktempfehlungen | video | videos | link | links | karten | treffer',
  ),
  about: list('zum thema | zu den themen | über | zu | zum | zur | von | mit | die … enthalten | namens'),
  joins: list('oder | und'),
  inside: list('im | am | aus'),
  articles: list('den | die | das | dem | der | des'),
  tail: list('aus | ausblenden | entfernen | verstecken | bitte | seite'),
  none: list('diese | dieser | dieses | leser | lesern | leserinnen | nutzer | nutzern'),
  fillers: list(
    'die | der | das | den | und | oder | im | am | aus | dem | bitte | blende | verstecke | ausblenden | verstecken | entferne | entfernen | seite | bereich | block',
  ),
  shapes: list(
    'knopf | knöpfe | knöpfen | buttons | button | icons | symbole | symbol | symbolen | formular | formulare | kasten | box | boxen | leiste | fenster | feld | felder | haupt',
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
};
