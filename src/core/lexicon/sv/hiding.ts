import { list } from '../list.ts';
import type { HidingWords } from '../shape.ts';

export const hiding: HidingWords = {
  items: list(
    'artikel | artiklar | artiklarna | inlägg | inläggen | nyheter | kommentar | kommentarer | kommentarerna | länkar | allt | artikeln | historier | nyheterna | nyhet | videor | recensioner | svar | *artiklar',
  ),
  about: list(
    'om | som handlar om | som nämner | från | av | som omtalar | som tar upp | skriven av | skrivna av | angående',
  ),
  joins: list('eller | och'),
  articles: list('den | det | de'),
  tail: list('tack | från sidan'),
  fillers: list('dölj | göm | ta bort | och | den | det | de | sidan | alla'),
  shapes: list('knappar | knapparna | knapp | ruta | rutan | fält | fältet | lista | listan'),
  anything: list('allt'),
  keeps: list('men behåll | utom'),
  concerning: list('om | rörande | angående'),
  chapters: list('avsnitt | avsnittet | kapitel'),
  under: list('i | under'),
  none: list('höger | vänster | denna | detta | den här'),
  which: list('som | utan'),
  inText: list('i texten | inne i artikeln | i artikeln'),
  above: list('högst upp | överst | ovanför artikeln'),
  below: list('längst ner | längst ned | nederst | under artikeln'),
  galleries: list('*galleri* | *bildspel*'),
  forms: list('*formulär*'),
  main: list('huvud*'),
  popular: list('mest läst* | populär*'),
  allBut: list(
    'allt utom | allt förutom | allt annat än | allt … utom | allt … förutom | allting utom | allt runt omkring | allt runt',
  ),
  only: list(
    'visa bara | visa endast | visa mig bara | bara visa | behåll bara | behåll endast | lämna bara | lämna endast | se bara | bara se | läsa bara | bara läsa | bara … visas | inget annat än | ^bara | ^endast',
  ),
  reading: list('läsläge | läsvy | läsarläge'),
  matter: list(
    'artikeln | artikel | texten | text | receptet | recept | inlägget | inlägg | berättelsen | nyheten | innehållet | huvudinnehållet | brödtexten | historien | intervjun',
  ),
  captions: list('bildtext* | fotobyline | fotobylines'),
};
