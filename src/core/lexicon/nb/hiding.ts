import { list } from '../list.ts';
import type { HidingWords } from '../shape.ts';

export const hiding: HidingWords = {
  items: list(
    'artikkel | artikler | artiklene | innlegg | nyheter | sak | saker | sakene | kommentar | kommentarer | kommentarene | lenker | alt',
  ),
  about: list('om | som handler om | som nevner | fra | av'),
  joins: list('eller | og'),
  articles: list('den | det | de'),
  tail: list('takk | fra siden'),
  fillers: list('skjul | fjern | og | den | det | de | siden | alle'),
  shapes: list('knapper | knappene | knapp | boks | boksen | felt'),
  anything: list('alt'),
  keeps: list('men behold | unntatt'),
  concerning: list('om | angående'),
  chapters: list('avsnitt | avsnittet | kapittel'),
};
