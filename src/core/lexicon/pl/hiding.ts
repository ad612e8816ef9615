import { list } from '../list.ts';
import type { HidingWords } from '../shape.ts';

export const hiding: HidingWords = {
  items: list(
    'artykuł | artykuły | artykułów | wpis | wpisy | wpisów | komentarz | komentarze | komentarzy | wiadomości | wszystk* | odpowiedź | odpowiedzi | opinie | opinii | teksty | tekst | materiały | materiał | newsy | wideo | linki | kafelki | zapowiedzi | doniesienia | post | posty | postów | artykule | newsów | historie | filmy | filmów | recenzje',
  ),
  about: list(
    'o | na temat | dotycz* | od | autorstwa | z | wspominające | wspominających | które mówią o | mówiące o | w których jest mowa o | poruszające | wymieniające | ze słowem | ze słowami',
  ),
  joins: list('lub | i'),
  inside: list('w | z'),
  fillers: list('ukryj | usuń | i | oraz'),
  shapes: list(
    'przycisk | przyciski | ikony | ikonki | formularz | pole | okno | okienko | pasek | ramka | ramkę | lista | listę | kolumna',
  ),
  anything: list('wszystk*'),
  keeps: list('ale zostaw | ale zachowaj | ale nie | oprócz | z wyjątkiem'),
  shows: list('pokazuje | pokazują | pokazujące | przedstawia | przedstawiają | przedstawiające | widać'),
  embeds: list('tweet | tweety | tweetów | osadzon*'),
  none: list('czytelników | użytkowników | prawej | lewej | dole | górze | końcu | ten | tym | tego | tej'),
  answered: list('do | na'),
  concerning: list('o | na temat | dotyczące | dotyczących | poświęcone'),
  chapters: list('sekcję | sekcja | sekcje | rozdział | fragment | część | akapity'),
  links: list('linki | odnośniki'),
  tells: list('schowaj | ukryć | usunąć | proszę | nie | chcę | widzieć | bez | wszystkie'),
  under: list('w | pod'),
  which: list('które | których | bez'),
  inText: list('w tekście | w artykule | wewnątrz artykułu | między akapitami'),
  above: list('na górze | u góry | nad artykułem'),
  below: list('na dole | u dołu | pod artykułem | na końcu'),
  galleries: list('*galeri* | pokaz slajdów | karuzel*'),
  forms: list('formularz | formularze'),
  main: list('główne | główną | głównego'),
  popular: list('najczęściej czytan* | popularn* | najpopularniejsz*'),
  allBut: list(
    'oprócz … wszystko | wszystko oprócz | wszystko prócz | wszystko poza | wszystko z wyjątkiem | wszystko za wyjątkiem | wszystko co nie jest | wszystko, co nie jest | wszystko … oprócz | wszystko … poza | wszystko … z wyjątkiem | wszystko wokół',
  ),
  only: list(
    'pokaż tylko | pokaż jedynie | pokaż mi tylko | pokaż wyłącznie | pokazuj tylko | wyświetl tylko | zostaw tylko | zostaw jedynie | zachowaj tylko | widzieć tylko | czytać tylko | tylko czytać | tylko … pokaż | nic poza | ^tylko | ^wyłącznie',
  ),
  reading: list('tryb czytania | tryb czytelnika | tryb czytnika | widok czytania | tryb do czytania'),
  matter: list(
    'artykuł* | tekst | tekstu | treść | treści | wpis | wpisu | post | posta | przepis | przepisu | wiadomość | wiadomości | historia | historię | historii | głównej treści | główną treść | wywiad | wywiadu',
  ),
  captions: list('podpis pod zdję* | podpisy pod zdję* | podpisy zdję* | źródła zdję*'),
};
