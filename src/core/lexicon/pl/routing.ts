import { rawList } from '../list.ts';
import { LATIN, type RoutingWords } from '../shape.ts';

export const routing: RoutingWords = {
  script: LATIN,
  howTo: [
    /^ (a )?jak (moge|mozna|mam|powinienem|powinnam|ja |tu |moglbym |sie )?(\S+ ){0,2}?\S+(c|sc|zc) |^ jak (moge|mozna|mam) |^ jak (zmieni|anuluj|usun|dod|pobier)\S*(e|am) |^ gdzie \S+(ac|ic|yc|ec) |^ gdzie (tu |tutaj )?sie (?!(znajduj|miesc|odby|zaczyn|koncz|dziej|urodzi)\S*)\S+[aeiy] |\bgdzie (jest |sa |znajduje sie )?(\S+ )?(przycisk|opcj|ustawieni|link)|\bgdzie (moge|mam|kliknac|znajde|znalezc (przycisk|opcje|ustawieni)|zmienic|zmienie|pobiore|pobrac|mozna)|(pokaz|wyjasnij|naucz|powiedz)\S* (mi )?jak (?!dziala)|poprowadz|pomoz|krok po kroku|instrukcja|ktory przycisk|zaprowadz|zabierz mnie|jaki przycisk/,
    /^ gdzie (jest|sa) moj\w* /,
  ],
  ask: [
    /^( (a|i))?( (w|we|na|z|ze|po|do|dla|o|od|ku|za|u|przez|przy))? (kto|kogo|komu|kim|czyj|czyja|co|czego|czym|kiedy|gdzie|skad|dokad|dlaczego|czemu|po co|ile|ilu|jaki|jaka|jakie|jakim|jakich|jakiej|ktory|ktora|ktore|ktorym|jak|czy (?!(mozesz|moglbys|moglabys|mozna prosic))|jest|sa) /,
    /\bzastanawiam sie\b|\bchcial\w* wiedziec\b/,
  ],
  tell: /^ (prosze )?(stresc|podsumuj|wyjasnij|opisz|zdefiniuj|powiedz|przetlumacz|wymien|wylicz|opowiedz|chce wiedziec|podaj (date|liczbe|nazwe|definicje|najwazniejsze))/,
  away: [
    /\bnie (znosze|cierpie)\b|\bzostaw (mi )?(tylko|sam)\b/,
    /nie chce (juz |wiecej )?(widziec|ogladac|czytac|zeby)|nie (pokazuj|wyswietlaj)|(przestan|przestancie|skoncz) (mi )?(pokazywac|wyswietlac|polecac|proponowac|z )|(pokaz|zostaw|wyswietl|pokazuj)\S* (mi )?(tylko|jedynie|sam )|^ (prosze )?(tylko|sam artykul) |znikn|tryb czytania|mam dosc|dosc |denerwuj|przeszkadza|precz|bez reklam|koniec z/,
    /\bpol (ekranu|strony)\b|^ (bez|zadnej|zadnych|dosc) (polityki|pilki|sportu|reklam\w*|celebryt\w*)\b|\bma (zniknac|znikn\w*)\b|^ nie potrzebuje (paska|panelu|reklam|komentarzy)/,
  ],
  hide: /(^| )(ukryj|ukryjcie|ukryc|schowaj|schowac|chowaj|zabierz(?! (mnie|nas))|posprzataj|wyczysc|oczysc|odfiltruj|odfiltrowac|pozbadz|pozbyc|wywal|wywalic|zwin|zaslon|wyrzuc|sprzatnij|zamaskuj|wytnij|przytlum)( |$)/,
  remove:
    /(^| )(usun|usuncie|usunac|zablokuj|zablokowac|blokuj|zamknij|zamknac|wylacz|wylaczyc|wycisz|wyciszyc|skasuj|wyklucz)( |$)/,
  own: /koszyk|(^| )kont(o|a|em)( |$)|(^| )(moj|moja|moje|mojego|moich|moim|mojej)( |$)|subskrypcj|profil|haslo|kart[ey]|zamowieni|rezerwacj|uzytkownik|plik|ulubion|ustawieni|liste zyczen/,
  noise:
    /reklam|sponsorowan|promowan|baner|ciasteczk|cookie|pasek boczny|panel boczny|komentarz|polecan|rekomend|sugerowan|podobn|popup|wyskakuj|okienk|czat|widzet|menu|naglowek|stopk|film|wideo|obraz|zdjeci|post|wiadomosci|stron|ekran|spoiler|wynik|artykul|wyprzedan|powiadomieni\S+ o|relacj/,
  act: [
    /^ (prosze |czy mozesz |czy moglbys |mozesz |chce |chcialbym |chcialabym |musze |potrzebuje |pomoz |prosz )*(sie |mi )?(znajdz|znalezc|szukam|szukaj|poszukaj|wyszukaj|wyszukac|zarezerwuj|zarezerwowac|kup|kupic|zamow|zamowic|dodaj|dodac|wloz|pokaz|pokazac|zobacz|otworz|otworzyc|przejdz|przejsc|idz|zaloguj|zalogowac|wyloguj|posortuj|sortuj|filtruj|przefiltruj|pobierz|pobrac|wyslij|wyslac|przeslij|zarejestruj|zapisz|subskrybuj|anuluj|anulowac|zrezygnuj|zmien|zmienic|edytuj|zaktualizuj|porownaj (ceny|\S+ (i|z) )|wybierz|zaznacz|wypelnij|wypelnic|napisz|opublikuj|wynajmij|zloz|zaplac|sprawdz|sprawdzic|oblicz|odtworz|wlacz|obserwuj|udostepnij|aktywuj|zaplanuj|utworz|stworz|kliknij|sprzedaj|zastosuj|zwroc|skonfiguruj|sledz|przegladaj|usunac (moje|swoje|konto)|usunac konto|umow|zglos|ustaw|wprowadz)( |$)/,
    /\bdo koszyka\b|^ (prosze )?(przelacz|wlacz|przedluz|przesun|oznacz|odnow|porozmawiac|przelej)\b|\bzwrotu pieniedzy\b/,
  ],
  polite: /\b(mozesz|moglbys|moglabys|czy mozesz|pomozesz)\b/,
  nothingElse: /nic (wiecej|innego) $/,
  whereSee:
    /^ gdzie (moge|mozna|zobacze|znajde|sprawdze|obejrze|przeczytam|sa moje|jest moj\w*|widac|zobaczyc|znalezc) /,
  wish: [
    /^ (ja )?(chce|chcialbym|chcialabym|musze|potrzebuje) (sie )?(?!(wiedziec|zrozumiec|widziec|czytac) )\w+c |^ (szukam) |^ (chce|potrzebuje|poprosze) (dwa|dwoch|trzy|nowe|nowego|nowy|\d+) /,
    /^ (?!(wiedziec|zrozumiec|widziec|czytac|miesiac|tysiac|pomoc|wiec|noc|moc|ukryc|schowac|usunac|zablokowac|zamknac|wylaczyc|wyciszyc|pozbyc|wyczyscic|zodiac|cardiac|aztec) )\w{3,}(ac|yc|ec) /,
  ],
  vanish: rawList('usun* | usuń* | ukry* | schow* | znik* | wywal* | zabierz* | precz'),
  noneOf: rawList(
    'bez | żadnych | mniej | nie chcę | nie potrzebuję | niepotrzebn* | nie interesuj* | nie obchodz* | obejdę się bez | oszczędź mi | dość',
  ),
  fedUp: rawList(
    'za dużo | zbyt wiele | wkurza* | irytuj* | denerwuj* | przeszkadza* | rozprasza* | męcz* | zasłania*',
  ),
  only: rawList('tylko | jedynie | wyłącznie | wszystko oprócz | oprócz | poza'),
  content: rawList('artykuł | przepis | tekst | treść | instrukcję | tabelę | tekst piosenki'),
  trouble: rawList(
    'zapomniałem | zapomniałam | zgubiłem | zgubiłam | nie działa | nie mogę się zalogować | nie mogę wejść | wygasła | wygasło | wygasł | jest błędny | zmienił się | przeprowadziłem | przeprowadziłam | nie dotarło | nie dotarła | zablokowane | za mały | za mała | za małe | nie dotarła | nie przyszła | skradzion* | dwa razy | nie przychodzi | nie dochodzi | nie otrzymałem | nie otrzymałam | nie mogę znaleźć | nie widzę | niewłaściw* | zły produkt',
  ),
  goods: rawList(
    'bilet | bilety | biletów | lot | loty | pociąg | autobus | miejsce | pokój | stolik | wizyta | wizytę',
  ),
  self: rawList('ja | mój | moja | moje | moich | mnie | mi | my | nasz | nasze | moją | mojego'),
  talk: rawList(
    'dziękuję | dzięki | dziękuje | dzieki | cześć | dzień dobry | dobry wieczór | hej | do widzenia | super | świetnie | dobrze | ok | tak | nie | rozumiem',
  ),
  about: rawList('co potrafisz | co umiesz | kim jesteś | pomoc | jak działasz | co możesz zrobić'),
  clutter: rawList(
    'reklama | reklamy | reklam | baner* | okienk* | pasek boczny | paska bocznego | sponsorowan* | ciasteczk* | polecane',
  ),
  fact: rawList('numer* | telefon* | cena | adres'),
  that: rawList('że | żeby | czy'),
  source: rawList(
    'według tego artykułu | według artykułu | według tego tekstu | według autora | zdaniem autora',
  ),
  retell: rawList(
    '^zrób tabel* | ^wstaw … tabel* | ^zrób list* | ^porównaj oba | ^porównaj obie | ^porównaj dwa | ^przeczytaj mi | ^przetłumacz | ^wypisz',
  ),
  noControl: rawList('nie widzę … przycisk* | widzę przycisku | nie ma przycisku | brakuje przycisku'),
  takeMe: rawList('^zabierz mnie | ^przenieś mnie | ^zaprowadź mnie | ^doprowadź mnie'),
  readWithout: rawList('przeczytać … bez | zobaczyć … bez | czytać … bez'),
  facts: rawList(
    'jaki | jaka | jakie | który | która | które | którą | którym | co | czego | czym | o czym | kto | kogo | komu | kim | czyj | czyja | czyje | kiedy | dlaczego | czemu | ile | ilu | w którym roku | jak nazywa się | jak nazywała się | jak nazywał się | co się stało | co się dzieje | był | była | było | były | byli',
  ),
  controls: rawList(
    'tu | tutaj | przycisk* | menu | ustawieni* | opcj* | link | ikon* | zakładk* | formularz* | pole | klik* | nacis* | stron* | ekran* | koszyk*',
  ),
  asksControl: rawList(
    'co dotknąć | w co kliknąć | co mam kliknąć | co mam nacisnąć | który przycisk | jaki przycisk | którym przyciskiem | która ikona | która ikonka | którą ikonką | jaka ikona | który link | która zakładka | w którym rogu | gdzie kliknąć | gdzie się klika | gdzie nacisnąć | co kliknąć | co nacisnąć | w którym menu | przez jakie menu | z tych przycisków | przycisk żeby | na jaką stronę muszę | na którą stronę muszę',
  ),
  required: rawList(
    '^czy muszę | ^czy musimy | ^czy trzeba | ^czy potrzebne | ^czy potrzebny | ^czy potrzebna | ^czy potrzebuję | ^czy wolno | ^czy należy | ^czy konieczne | ^czy obowiązkowe',
  ),
  sees: rawList('oglądać | widzieć | patrzeć | znosić'),
};
