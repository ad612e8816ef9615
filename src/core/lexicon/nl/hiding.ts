import { list } from '../list.ts';
import type { HidingWords } from '../shape.ts';

export const hiding: HidingWords = {
  items: list(
    'berichten | artikelen | reacties | reactie | antwoord | antwoorden | beoordelingen | koppen | video | stukken | verhalen | links | teasers | artikel | bericht | nieuws | verhaal | blogs | alles | opmerkingen | *artikelen | *berichten',
  ),
  about: list(
    'over | van | met | die gaan over | die vermelden | die noemen | waarin … genoemd wordt | door | rond | rondom | geschreven door',
  ),
  joins: list('of | en'),
  inside: list('in | van'),
  articles: list('de | het'),
  fillers: list('verberg | verwijder | de | het | en | of'),
  shapes: list(
    'knop | knoppen | pictogrammen | iconen | formulier | vak | kader | balk | venster | hoofd | lijst | kolom',
  ),
  anything: list('alles'),
  keeps: list('maar laat | maar behoud | maar houd | maar niet | behalve'),
  shows: list('toont | tonen | te zien | laat zien | zie je | waarop'),
  embeds: list('tweet | tweets | ingesloten'),
  none: list(
    'lezers | gebruikers | rechts | links | rechterkant | linkerkant | boven | onder | einde | pagina | dit | deze | dat',
  ),
  answered: list('op | aan'),
  concerning: list('over | met betrekking tot'),
  chapters: list('sectie | hoofdstuk | paragraaf | gedeelte | alinea'),
  links: list('links'),
  tells: list('haal | weg | alsjeblieft | alle'),
  under: list('in | onder'),
  which: list('die | waarin | waarvan | zonder'),
  inText: list('in de tekst | in het artikel | tussen de alinea*'),
  above: list('bovenaan | boven het artikel'),
  below: list('onderaan | onder het artikel | aan het einde'),
  galleries: list('*galerij* | diavoorstelling | carrousel'),
  forms: list('*formulier | *formulieren'),
  main: list('hoofd*'),
  popular: list('meest gelezen | populair* | best gelezen | trending'),
  allBut: list(
    'behalve … alles | alles behalve | alles uitgezonderd | alles op … na | alles met uitzondering | alles anders dan | alles wat niet | alles … behalve | alles rond | al het andere behalve',
  ),
  only: list(
    'alleen … tonen | alleen … zien | alleen … lezen | alleen … laten | alleen … houden | toon alleen | toon enkel | laat alleen | laat enkel | laat me alleen | behoud alleen | houd alleen | hou alleen | niets anders dan | niets dan | ^alleen | ^enkel',
  ),
  reading: list('afleidingen | leesmodus | leesweergave | lezersmodus | lezerweergave'),
  matter: list(
    'artikel | tekst | verhaal | recept | bericht | nieuwsbericht | inhoud | hoofdinhoud | hoofdtekst | blogpost | interview | songtekst',
  ),
  captions: list(
    'bijschrift | bijschriften | onderschrift | onderschriften | fotocredits | fotobijschriften',
  ),
};
