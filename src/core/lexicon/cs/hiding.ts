import { list } from '../list.ts';
import type { HidingWords } from '../shape.ts';

export const hiding: HidingWords = {
  items: list(
    'článek | články | článků | zprávy | zpráv | komentář | komentáře | příspěvek | příspěvky | odkazy | všechno | vše',
  ),
  about: list('o | ohledně | které zmiňují | od'),
  joins: list('nebo'),
  tail: list('prosím | ze stránky'),
  fillers: list('skryj | skrýt | schovej | odstraň | a | stránky | všechny'),
  shapes: list('tlačítka | tlačítko | okno | rámeček | panel | pole'),
  anything: list('všechno | vše'),
  keeps: list('ale nech | kromě'),
  concerning: list('o | ohledně | na téma'),
  chapters: list('oddíl | sekci | kapitolu'),
};
