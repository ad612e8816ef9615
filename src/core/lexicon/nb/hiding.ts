import { list } from '../list.ts';
import type { HidingWords } from '../shape.ts';

export const hiding: HidingWords = {
  items: list(
    'artikkel | artikler | artiklene | innlegg | nyheter | sak | saker | sakene | kommentar | kommentarer | kommentarene | lenker | alt | historier | artikkelen | videoer | anmeldelser | svar | innleggene',
  ),
  about: list(
    'om | som handler om | som nevner | fra | av | som omtaler | der omtaler | skrevet av | angående',
  ),
  joins: list('eller | og'),
  articles: list('den | det | de'),
  tail: list('takk | fra siden'),
  fillers: list('skjul | fjern | og | den | det | de | siden | alle'),
  shapes: list('knapper | knappene | knapp | boks | boksen | felt | liste | listen'),
  anything: list('alt'),
  keeps: list('men behold | unntatt'),
  concerning: list('om | angående'),
  chapters: list('avsnitt | avsnittet | kapittel'),
  under: list('i | under'),
  none: list('høyre | venstre | denne | dette'),
  which: list('som | uten'),
  inText: list('i teksten | inne i artikkelen | i artikkelen'),
  above: list('øverst | over artikkelen'),
  below: list('nederst | under artikkelen'),
  galleries: list('*galleri* | bildeserie*'),
  forms: list('*skjema*'),
  main: list('hoved*'),
  popular: list('mest lest* | populær*'),
  allBut: list(
    'alt unntatt | alt bortsett fra | alt annet enn | alt utenom | alt … unntatt | alt … bortsett fra | alt rundt',
  ),
  only: list(
    'vis bare | vis kun | vis meg bare | bare vis | behold bare | behold kun | la bare | se bare | bare se | lese bare | bare lese | ingenting annet enn | ^bare | ^kun',
  ),
  reading: list('lesemodus | lesevisning | leservisning'),
  matter: list(
    'artikkelen | artikkel | teksten | tekst | oppskriften | oppskrift | innlegget | innlegg | nyheten | innholdet | hovedinnholdet | historien | saken | brødteksten',
  ),
  captions: list('bildetekst* | fotokreditering*'),
};
