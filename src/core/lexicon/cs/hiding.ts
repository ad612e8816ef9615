import { list } from '../list.ts';
import type { HidingWords } from '../shape.ts';

export const hiding: HidingWords = {
  items: list(
    'článek | články | článků | zprávy | zpráv | komentář | komentáře | příspěvek | příspěvky | odkazy | všechno | vše | zprávu | recenze | videa | text | texty | komentářů | příspěvků | odkaz | upoutávky | upoutávky',
  ),
  about: list(
    'o | ohledně | které zmiňují | od | které se zmiňují o | zmiňující | na téma | týkající se | které píšou o',
  ),
  joins: list('nebo'),
  tail: list('prosím | ze stránky'),
  fillers: list('skryj | skrýt | schovej | odstraň | a | stránky | všechny'),
  shapes: list('tlačítka | tlačítko | okno | rámeček | panel | pole | seznam | sloupec'),
  anything: list('všechno | vše'),
  keeps: list('ale nech | kromě'),
  concerning: list('o | ohledně | na téma'),
  chapters: list('oddíl | sekci | kapitolu'),
  under: list('v | ve | pod'),
  none: list('vpravo | vlevo | dole | nahoře | konci | tento | této | tomto'),
  which: list('které | kteří | bez'),
  inText: list('v textu | v článku | uvnitř článku | mezi odstavci'),
  above: list('nahoře | nad článkem'),
  below: list('dole | pod článkem | na konci'),
  galleries: list('*galeri* | karusel*'),
  forms: list('formulář | formuláře'),
  main: list('hlavní'),
  popular: list('nejčtenějš* | populární* | nejoblíbenějš*'),
  allBut: list(
    'vše kromě | všechno kromě | všecko kromě | vše s výjimkou | všechno s výjimkou | vše mimo | všechno mimo | vše až na | všechno až na | vše co není | vše, co není | vše … kromě | všechno … kromě | vše kolem | všechno kolem',
  ),
  only: list(
    'ukaž jen | ukaž pouze | ukaž jenom | ukaž mi jen | zobraz jen | zobraz pouze | zobrazit jen | zobrazit pouze | nech jen | nech pouze | nech jenom | ponech jen | ponech pouze | vidět jen | číst jen | jen číst | ^jen | ^pouze | ^jenom',
  ),
  reading: list('režim čtení | režim čtečky | režim pro čtení | čtecí režim'),
  matter: list(
    'článek | článku | text | textu | recept | receptu | příspěvek | příspěvku | příběh | příběhu | zpráva | zprávu | zprávy | obsah | obsahu | hlavní obsah | hlavního obsahu | rozhovor | rozhovoru',
  ),
  captions: list('popisky fotografií | popisky obrázků | popisek fotografie'),
};
