import { list } from '../list.ts';

export const furniture = list(
  'czytaj także | czytaj też | zobacz także | zobacz też | zobacz również | powiązane | polecamy | polecane | najnowsze wiadomości | najczęściej czytane | popularne | komentarze | dodaj komentarz | skomentuj | udostępnij | newsletter | reklama | o autorze | szukaj | kategorie | archiwum | kontakt | logowanie | drogi użytkowniku',
);
