import { rawList } from '../list.ts';
import type { FurnitureWords } from '../shape.ts';

export const furniture: FurnitureWords = {
  headings: rawList(
    'czytaj także | czytaj też | zobacz także | zobacz też | zobacz również | powiązane | polecamy | polecane | najnowsze wiadomości | najczęściej czytane | popularne | komentarze | dodaj komentarz | skomentuj | udostępnij | newsletter | reklama | o autorze | szukaj | kategorie | archiwum | kontakt | logowanie | drogi użytkowniku',
  ),
  reply: rawList('=odpowiedz | =cytuj'),
  appeals: rawList(
    'wesprzyj nas | nasz newsletter | naszego newslettera | obserwuj nas | zapisz się | zaloguj się | zarejestruj się | wszelkie prawa zastrzeżone',
  ),
};
