import { list } from '../list.ts';

export const furniture = list(
  'lue myös | lue lisää | luetuimmat | uusimmat | suosittelemme | aiheesta lisää | kommentit | kommentoi | jaa | tilaa | uutiskirje | mainos | hae | yhteystiedot | näytä lisää',
);
