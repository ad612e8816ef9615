import { rawList } from '../list.ts';
import type { RiskWords } from '../shape.ts';

export const risk: RiskWords = {
  small: rawList(`moje | mój | moją`),
  commits:
    rawList(`przesyłam | płać | finalizuj | anuluj subskrypcję | anuluj zamówienie | anuluj rezerwację | kasuj | wyrażam zgodę |
    zapisuję | zbanuj | zamknij konto | likwiduj | załóż konto | utwórz konto | połącz konto | przejdź do płatności | do kasy |
    wypróbuj za darmo | obserwuj | przestań obserwować`),
  perhaps:
    rawList(`płatność | zamówienie | zakup | rezerwacja | subskrypcja | przelew | darowizna | rejestracja | kasa | odpowiedz |
    skomentuj | zwrot | usunięcie | potwierdzenie | wypłata | wdrożenie | zakład`),
  alone: rawList(`tak`),
  harmless:
    rawList(`zamówienia | płatności | metody płatności | zapisane | wysłane | usunięte | opcje dostawy |
    formy płatności | sposoby płatności | śledź przesyłkę | śledź paczkę | śledź zamówienie | oznacz jako przeczytane |
    oznacz jako nieprzeczytane | zaloguj* | kontynuuj zakupy | wyczyść wyszukiwanie | koszt dostawy | koszty dostawy |
    wyłącz dźwięk | włącz dźwięk | wycisz | kup bilet info`),
  looks:
    rawList(`zobacz | pokaż | wyświetl | szczegóły | historia | śledź | status | metody | sposoby | formy | opcje | ustawienia |
    preferencje | pomoc | informacje | porównaj | wróć | edytuj | szukaj | wyszukaj | filtruj | filtry | sortuj | znajdź |
    podsumowanie | paragon | faktura | faktury | regulamin | polityka | drukuj | pobierz | eksportuj | podgląd | lista`),
  leads:
    rawList(`wszystkie | wszystko | więcej | mniej | dalej | następny | następna | poprzedni | poprzednia | otwórz |
    menu | dowiedz | czytaj | przeglądaj | rozwiń | zwiń | powiększ | odtwórz | pauza | kopiuj | ukryj | strona |
    poradnik | odśwież | wybierz | zmień | dodaj | utwórz | nowy | nowa | nowe | wstaw | załącz | prześlij plik |
    język | motyw | profil | kalendarz | mapa | dostosuj | zarządzaj | konfiguruj | kontakt | moje | skopiuj | zawęź |
    doprecyzuj | zawęź wyniki`),
  topics:
    rawList(`pytania | pełny ekran | pogoda | godziny otwarcia | rozkład | tabela rozmiarów | posłuchaj* | fragment* |
    zwiastun | tryb ciemny | ciemny motyw | napisy | katalog | dostępność | o nas | kariera | dla prasy | ulubione |
    jak dojechać | w pobliżu | opinie | recenzje | aktualności | cena rosnąco | cena malejąco | od najtańszych |
    najtańsze | rozmiar tekstu | pomniejsz | pasek boczny | do koszyka | koszyk | lista życzeń | wczytaj więcej |
    obejrzyj | nota prawna | dzisiaj | dziś | jutro | wczoraj | tydzień | miesiąc | rok | dzień | widok | kategorie |
    udostępnione | dostawa | dostawy | napisz wiadomość | powiel | ponów | pogrubienie | kursywa | przetłumacz |
    tłumacz | nie pamiętasz | nie pamiętam hasła | zapomniałeś | do góry | na górę | oblicz | przelicz | popularne |
    najpopularniejsze | powiązane | podobne | spis treści | rozdział | prędkość | szybkość | obróć | przytnij |
    kolumny | grupuj | nieprzeczytane | odebrane | kosz | kosza | szkice | robocze | wstrzymaj odtwarzanie |
    ulubionych | dojazd | sklepy | oddziały | galeria | zdjęcia | filmy | cechy | specyfikacja | gwarancja | cennik |
    wyciąg* | saldo | karty | konta | dokumenty | formularze | wydarzenia | sezon* | odcinek* | odcinki | teksty |
    playlista | głośność | kontrast | dostępności | promocje | okazje | marki | sport | przepisy | składniki | cisza |
    ^obroty | ^saldo | wolne terminy | wolne godziny | ^między | dostępne od ręki | wyciągi | wolne miejsca |
    tylko dostępne | obserwowane przedmioty`),
  retreats: rawList(
    `anuluj | nie | nie dziękuję | nie teraz | później | zamknij | wstecz | wróć | powrót | zachowaj | zostań | pomiń`,
  ),
  opens:
    rawList(`zobacz | pokaż | wyświetl | czytaj | przeczytaj | jak | dlaczego | kiedy | gdzie | kto | o nas | więcej o | warunki |
    regulamin | polityka | historia | szczegóły | śledź | opłaty | poradnik | pomoc | nie | porównaj | wróć | status | zasady |
    ukryj | zarządzaj | przeglądaj | szukaj | podgląd | sprawdź | co się stanie | co jeśli | czy mogę | ile |
    czy to jest | czy to`),
  places:
    rawList(`płatność | płatności | kasa | podsumowanie zamówienia | rozliczenia | strefa zagrożenia | usuń konto | usuwanie konta |
    ustawienia konta | przelew | wypłata | subskrypcja | darowizna | nieodwracalne | nie można cofnąć | czy na pewno`),
  acts: rawList(`wyślij* | wysła* | wysyła* | prześlij* | przesła* | złoż* | zapłac* | opłac* | zakup* | zamów* | zamaw* |
    rezerwuj* | wynajmij* | wypożycz* | przekaż* | wpłac* | darowizn* | zasubskryb* | subskryb* | wypisz* | zapisz* |
    zapisać* | zapisyw* | usuń* | usuw* | skasuj* | kasow* | odrzu* | opróżni* | zniszcz* | zresetuj* | resetow* |
    resetuj* | przywró* | przywraca* | nadpis* | cofnij* | zastosuj* | zastosow* | stosuj* | opublikuj* | publikuj* |
    opublikow* | publikow* | udostępn* | potwierd* | zatwierd* | zezwól* | zezwal* | pozwól* | odmów* | odmaw* |
    podpis* | wyloguj* | wylogow* | przelej* | przelew* | wypłac* | inwestuj* | sprzeda* | wymień* | wymian* |
    zrealizuj* | zaproś* | zapras* | dołącz* | opuść* | opuszcz* | odblokuj* | odblokow* | zgłoś* | zgłasza* |
    aktywuj* | aktywow* | wyłącz* | instaluj* | wykona* | uruchom* | odnów* | przedłuż* | rejestruj* | zagłosuj* |
    głosuj* | zwróć* | zażąda* | poproś* | zaplanuj* | zakończ* | rozwiąż* | wypowiedz* | rozłącz* | wymuś* | scal* |
    archiwiz* | wycof* | zmień właściciela | włącz subskrypcję | wyraź zgodę | płacę | anuluj wszystko | weź udział |
    oznacz jako | oznaczyć jako | rotacja* | pobierz płatność | ulepsz | przejdź na wyższy | zaktualizuj teraz |
    wdroż* | wyrzuć* | wydal* | oddaj głos | oddać głos | obstaw* | zostań członkiem | zostań patronem |
    zostań darczyńcą | zostań mecenasem | dodaj ogłoszenie | napiwek | zacznij nadawać | rozpocznij nagrywanie |
    wznów subskrypcję | otwórz ponownie | zatrudnij | zwiększ limit | podnieś limit | adoptuj | rat* płatnoś* |
    zarezerw* | realizuj* | odwoł* | składam | wnieś* | deklar* | wystaw* | skomentuj* | komentuj | porzuć* |
    dezaktyw* | zablok* | blokuj* | przestań obserw* | unieważ* | odłącz* | autoryz* | upoważn* | zaakcept* | akcept* |
    zgadzam* | aplikuj* | odinstal* | zainstal* | formatuj* | sformatuj* | zrestart* | restartuj | zatrzymaj |
    wstrzymaj | zarchiwiz* | wesprzyj* | wspieram | podaruj* | licytuj* | zmień plan | zmień taryf* | postaw* |
    zadzwoń* | odpraw* | przyłącz* | zarejestr* | otwórz konto | doładuj* | zasil* | zainwest* | kup* | umów* |
    przełóż* | zamroź* | odmroź* | pożycz* | wnioskuj* | spłać* | mianuj* | nadaj* | przenieś własn* |
    wygeneruj ponownie | transmituj* | rozpocznij transm* | powiadom* | otwórz drzwi | kwestion* | zakwestion* |
    reklamuj* | ubezpiecz* | sfinaliz* | dokończ* | przypisz* | zwolnij* | rezygn* | zrezygn* | biorę | bierz* |
    chcę to | weź ten | wezwij* | ureguluj* | nadpłać* | obciąż* | doręcz* | wyczyść* | wymaż* | zleć* | unsub* |
    sygnuj* | zaświadcz* | oświadcz*`),
  states:
    rawList(`wysyłka | wysyłki | wysyłkowe | płatność | zapłacone | kupione | kupujący | kupon | kupony | zakupy |
    moje zakupy | historia zakupów | zamówienie | zamówień | zamówienia i zwroty | rezerwacje | rezerwacja |
    rezerwacji | publikacje | publikacja | publikacji | potwierdzone | zatwierdzone | zgody | podpisane | podpisy |
    przelewy | sprzedawca | sprzedawcy | sprzedane | zaproszenia | zaproszenie | dołączono | dołączył | zgłoszenia |
    zgłoszenie | aktywne | aktywny | aktywność | zainstalowane | wykonane | wykonanie | uruchomione | zarejestrowane |
    głosy | zwroty | zwroty i reklamacje | zaplanowane | połączenia | połączenie | połączone | archiwum | subskrypcje |
    subskrybenci | subskrypcji | wymiary | kasownik | opłaty | zakończone | wdrożenia | złóżeni* | ubezpieczenia |
    ubezpieczenie | wpłaty | wypłaty | wspierani | odrzucone | komentarze | rejestracja | wymiana info | wystawcy |
    wystawy | wystawa | zwrot info | odprawa info | zwolnione | wysłan* | usunięt* | anulowan* | zapisan* |
    opublikowan* | zarchiwizowan* | udostępnion* | zablokowan*`),
  cancels: rawList(`anuluj* | anulow* | odwoła*`),
  keeps: rawList(`zapis*`),
  drafts: rawList(`szkic* | robocz* | wyszukiwanie`),
  clears: rawList(`wyczyść | czyść | resetuj | zresetuj | zastosuj | usuń`),
  filters: rawList(`filtr*`),
  joins: rawList(`i | oraz | a | potem`),
};
