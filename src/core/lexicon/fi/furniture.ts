import { rawList } from '../list.ts';
import type { FurnitureWords } from '../shape.ts';

export const furniture: FurnitureWords = {
  headings: rawList(
    'lue myös | lue lisää | luetuimmat | uusimmat | suosittelemme | aiheesta lisää | kommentit | kommentoi | jaa | tilaa | uutiskirje | mainos | hae | yhteystiedot | näytä lisää',
  ),
  reply: rawList('=vastaa'),
};
