import { list } from '../list.ts';
import type { WallWords } from '../shape.ts';

export const walls: WallWords = {
  error: list('nicht gefunden | zugriff verweigert | serverfehler | nicht erreichbar'),
  login: list('anmelden | einloggen | anmeldung'),
  aboutLogin: list('anmeld* | registrier* | einlogg* | passwort* | kennwort*'),
};
