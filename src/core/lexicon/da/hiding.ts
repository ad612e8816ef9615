import { list } from '../list.ts';
import type { HidingWords } from '../shape.ts';

export const hiding: HidingWords = {
  items: list(
    'artikel | artikler | artiklerne | indlæg | nyheder | kommentar | kommentarer | kommentarerne | links | alt',
  ),
  about: list('om | som handler om | der handler om | der nævner | fra | af'),
  joins: list('eller | og'),
  articles: list('den | det | de'),
  tail: list('tak | fra siden'),
  fillers: list('skjul | fjern | og | den | det | de | siden | alle'),
  shapes: list('knapper | knapperne | knap | boks | boksen | felt'),
  anything: list('alt'),
  keeps: list('men behold | undtagen'),
  concerning: list('om | vedrørende'),
  chapters: list('afsnit | afsnittet | kapitel'),
};
