import { list } from '../list.ts';
import type { HidingWords } from '../shape.ts';

export const hiding: HidingWords = {
  items: list(
    'artikel | artiklar | artiklarna | inlägg | inläggen | nyheter | kommentar | kommentarer | kommentarerna | länkar | allt',
  ),
  about: list('om | som handlar om | som nämner | från | av'),
  joins: list('eller | och'),
  articles: list('den | det | de'),
  tail: list('tack | från sidan'),
  fillers: list('dölj | göm | ta bort | och | den | det | de | sidan | alla'),
  shapes: list('knappar | knapparna | knapp | ruta | rutan | fält | fältet'),
  anything: list('allt'),
  keeps: list('men behåll | utom'),
  concerning: list('om | rörande | angående'),
  chapters: list('avsnitt | avsnittet | kapitel'),
};
