import { list } from '../list.ts';
import type { HidingWords } from '../shape.ts';

export const hiding: HidingWords = {
  items: list(
    'artykuł | artykuły | artykułów | wpis | wpisy | wpisów | komentarz | komentarze | komentarzy | wiadomości | wszystk* | odpowiedź | odpowiedzi | opinie | opinii | teksty | tekst | materiały | materiał | newsy | wideo | linki | kafelki | zapowiedzi | doniesienia',
  ),
  about: list('o | na temat | dotycz* | od | autorstwa | z'),
  joins: list('lub | i'),
  inside: list('w | z'),
  fillers: list('ukryj | usuń | i | oraz'),
  shapes: list(
    'przycisk | przyciski | ikony | ikonki | formularz | pole | okno | okienko | pasek | ramka | ramkę',
  ),
  anything: list('wszystk*'),
  keeps: list('ale zostaw | ale zachowaj | ale nie | oprócz | z wyjątkiem'),
  shows: list('pokazuje | pokazują | pokazujące | przedstawia | przedstawiają | przedstawiające | widać'),
  embeds: list('tweet | tweety | tweetów | osadzon*'),
  none: list('czytelników | użytkowników'),
  answered: list('do | na'),
  concerning: list('o | na temat | dotyczące | dotyczących | poświęcone'),
  chapters: list('sekcję | sekcja | sekcje | rozdział | fragment | część | akapity'),
  links: list('linki | odnośniki'),
  tells: list('schowaj | ukryć | usunąć | proszę | nie | chcę | widzieć | bez | wszystkie'),
};
