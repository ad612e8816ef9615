import { list } from '../list.ts';
import type { WallWords } from '../shape.ts';

export const walls: WallWords = {
  error: list('pagina niet gevonden | niet gevonden | toegang geweigerd | serverfout'),
  login: list('inloggen | aanmelden'),
  aboutLogin: list('inlog* | aanmeld* | registre* | wachtwoord*'),
};
