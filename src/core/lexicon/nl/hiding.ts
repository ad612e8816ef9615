import { list } from '../list.ts';
import type { HidingWords } from '../shape.ts';

export const hiding: HidingWords = {
  items: list(
    'berichten | artikelen | reacties | reactie | antwoord | antwoorden | beoordelingen | koppen | video | stukken | verhalen | links | teasers',
  ),
  about: list('over | van | met'),
  joins: list('of | en'),
  inside: list('in | van'),
  articles: list('de | het'),
  fillers: list('verberg | verwijder | de | het | en | of'),
  shapes: list('knop | knoppen | pictogrammen | iconen | formulier | vak | kader | balk | venster | hoofd'),
  anything: list('alles'),
  keeps: list('maar laat | maar behoud | maar houd | maar niet | behalve'),
  shows: list('toont | tonen | te zien | laat zien | zie je | waarop'),
  embeds: list('tweet | tweets | ingesloten'),
  none: list('lezers | gebruikers'),
  answered: list('op | aan'),
  concerning: list('over | met betrekking tot'),
  chapters: list('sectie | hoofdstuk | paragraaf | gedeelte | alinea'),
  links: list('links'),
  tells: list('haal | weg | alsjeblieft | alle'),
};
