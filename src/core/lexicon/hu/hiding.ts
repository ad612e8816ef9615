import { list } from '../list.ts';
import type { HidingWords } from '../shape.ts';

export const hiding: HidingWords = {
  items: list(
    'cikk | cikkek | cikkeket | hír | hírek | híreket | hozzászólás | hozzászólások | hozzászólásokat | bejegyzés | bejegyzések | bejegyzéseket | mindent',
  ),
  joins: list('vagy | és'),
  tail: list('kérlek | az oldalról'),
  fillers: list('rejtsd | el | tüntesd | távolítsd | az | és | kérlek'),
  shapes: list('gomb | gombok | gombokat | doboz | dobozt | sáv | sávot | ablak'),
  anything: list('mindent'),
  keeps: list('de hagyd | kivéve'),
  chapters: list('szakasz | szakaszt | fejezet | fejezetet | bekezdés'),
  topic: /(?:^|\s)(?:az?\s+)?(\p{L}{3,30}?)(?:ról|ről|val|vel)\s+(?:szóló|kapcsolatos)\s+\p{L}+/u,
  galleries: list('*galéri*'),
  popular: list('legolvasott* | népszerű*'),
  allBut: list(
    'mindent kivéve | mindent … kivéve | kivételével mindent | kivételével minden | kívül mindent | kívül minden | mindent … kivételével | mindent … kívül | mindent, ami nem | mindent ami nem',
  ),
  only: list(
    'csak … mutasd | csak … mutassa | csak … hagyd | csak … tartsd | csak … látni | csak … olvasni | csak … látsz* | csak … maradjon | mutasd csak | hagyd csak | ^csak',
  ),
  reading: list('olvasó mód | olvasómód | olvasási mód | olvasónézet | olvasó nézet'),
  matter: list(
    'cikk | cikket | cikken | cikkek | szöveg | szöveget | szövegen | recept | receptet | recepten | bejegyzés | bejegyzést | bejegyzésen | hír | hírt | híren | tartalom | tartalmat | tartalmon | fő tartalom | történet | történetet | interjú | interjút',
  ),
  captions: list('képaláírás*'),
};
