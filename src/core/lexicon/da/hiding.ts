import { list } from '../list.ts';
import type { HidingWords } from '../shape.ts';

export const hiding: HidingWords = {
  items: list(
    'artikel | artikler | artiklerne | indlæg | nyheder | kommentar | kommentarer | kommentarerne | links | alt | historier | historie | artiklen | opslag | indlæggene | videoer | anmeldelser | svar',
  ),
  about: list(
    'om | som handler om | der handler om | der nævner | fra | af | som omtaler | der omtaler | som nævner | skrevet af | vedrørende',
  ),
  joins: list('eller | og'),
  articles: list('den | det | de'),
  tail: list('tak | fra siden'),
  fillers: list('skjul | fjern | og | den | det | de | siden | alle'),
  shapes: list('knapper | knapperne | knap | boks | boksen | felt | liste | listen'),
  anything: list('alt'),
  keeps: list('men behold | undtagen'),
  concerning: list('om | vedrørende'),
  chapters: list('afsnit | afsnittet | kapitel'),
  under: list('i | under'),
  none: list('højre | venstre | denne | dette'),
  which: list('som | uden'),
  inText: list('i teksten | inde i artiklen | i artiklen'),
  above: list('øverst | over artiklen'),
  below: list('nederst | under artiklen'),
  galleries: list('*galleri* | billedserie*'),
  forms: list('*formular*'),
  main: list('hoved*'),
  popular: list('mest læst* | populær*'),
  allBut: list(
    'alt undtagen | alt bortset fra | alt andet end | alt på nær | alt med undtagelse | alt … undtagen | alt … bortset fra | alt omkring',
  ),
  only: list(
    'vis kun | vis bare | vis mig kun | kun vis | behold kun | behold bare | lad kun | se kun | kun se | læse kun | kun læse | intet andet end | ^kun',
  ),
  reading: list('læsetilstand | læsevisning | læsningstilstand'),
  matter: list(
    'artiklen | artikel | teksten | tekst | opskriften | opskrift | indlægget | indlæg | nyheden | indholdet | hovedindholdet | historien | brødteksten',
  ),
  captions: list('billedtekst* | fotokredit*'),
};
