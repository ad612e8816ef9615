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
};
