import { list } from '../list.ts';
import type { WallWords } from '../shape.ts';

export const walls: WallWords = {
  error: list('nie znaleziono | nie znaleziono strony | odmowa dostępu | błąd serwera'),
  login: list('zaloguj | zaloguj się'),
  aboutLogin: list('zalog* | rejestr* | hasło*'),
};
