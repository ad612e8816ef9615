import { list } from '../list.ts';
import type { WallWords } from '../shape.ts';

export const walls: WallWords = {
  error: list('nie znaleziono | nie znaleziono strony | odmowa dostępu | błąd serwera'),
  login: list('zaloguj | zaloguj się'),
  aboutLogin: list('zalog* | rejestr* | hasło*'),
  botCheck: list('potwierdź że jesteś człowiekiem | nie jestem robotem | nietypowy ruch'),
  code: list('kod weryfikacyjny | kod jednorazowy | kod bezpieczeństwa | kod uwierzytelniający'),
  paywall: list('subskrybuj aby czytać | aby czytać dalej'),
};
