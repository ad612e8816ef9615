import { list } from '../list.ts';
import type { RiskWords } from '../shape.ts';

export const risk: RiskWords = {
  small: list('moje | mój | moją'),
  commits:
    list(`wyślij | wyslij | wysyłam | prześlij | przesyłam | nadaj | złóż | zapłać | zapłacić | opłać | płacę | płać | kup | kupuję |
    kup teraz | kupić | licytuj | zamów | zamawiam | zamówić | złóż zamówienie | składam zamówienie | złóż wniosek | finalizuj |
    sfinalizuj | zakończ zakupy | realizuj | zarezerwuj | rezerwuj | rezerwuję | wynajmij | wypożycz | przekaż | wesprzyj |
    wpłać | subskrybuj | zasubskrybuj | wypisz | zrezygnuj | rezygnuję | anuluj subskrypcję | anuluj zamówienie |
    anuluj rezerwację | wypowiedz | rozwiąż umowę | usuń | usunąć | usuwam | skasuj | kasuj | wymaż | wyczyść dane | opróżnij |
    opróżnij kosz | odrzuć | zniszcz | zresetuj | resetuj | przywróć | nadpisz | opublikuj | publikuj | udostępnij |
    udostępniam | wyloguj | wyloguj się | wylogowanie | potwierdź | potwierdzam | zatwierdź | zatwierdzam | akceptuj |
    akceptuję | zaakceptuj | zgadzam się | zgadzam | wyrażam zgodę | zezwól | zezwalam | autoryzuj | upoważnij | podpisz |
    podpisuję | przelej | wykonaj przelew | zrób przelew | wypłać | zainwestuj | sprzedaj | wymień | zrealizuj | doładuj |
    zapisz | zapisuję | zastosuj | zaproś | zgłoś | zablokuj | odblokuj | zbanuj | dezaktywuj | aktywuj | zamknij konto |
    likwiduj | opuść grupę | dołącz | zarejestruj | zarejestruj się | załóż konto | utwórz konto | zapisz się | aplikuj |
    wnioskuj | zwróć | odinstaluj | zainstaluj | uruchom ponownie | wyłącz | sformatuj | odnów | przedłuż | zagłosuj | głosuj |
    zadzwoń | rozłącz | zarchiwizuj | połącz konto | odłącz | przejdź do płatności | przejdź do kasy | do kasy |
    wypróbuj za darmo | obserwuj | przestań obserwować | dokończ | wykonaj`),
  perhaps:
    list(`płatność | zamówienie | zakup | rezerwacja | subskrypcja | przelew | darowizna | rejestracja | kasa | odpowiedz |
    skomentuj | zwrot | usunięcie | potwierdzenie | wypłata | wdrożenie | zakład`),
  alone: list('tak'),
  harmless:
    list(`zamówienia | płatności | metody płatności | zapisane | wysłane | usunięte | resetuj filtry | wyczyść filtry |
    zastosuj filtry | usuń filtry | opcje dostawy | formy płatności | sposoby płatności | zapisz wyszukiwanie`),
  looks:
    list(`zobacz | pokaż | wyświetl | szczegóły | historia | śledź | status | metody | sposoby | formy | opcje | ustawienia |
    preferencje | pomoc | informacje | porównaj | wróć | edytuj | szukaj | wyszukaj | filtruj | filtry | sortuj | znajdź |
    podsumowanie | paragon | faktura | faktury | regulamin | polityka | drukuj | pobierz | eksportuj | podgląd | lista`),
  leads:
    list(`wszystkie | wszystko | więcej | mniej | dalej | następny | następna | poprzedni | poprzednia | otwórz | menu |
    dowiedz | czytaj | przeglądaj | rozwiń | zwiń | powiększ | odtwórz | pauza | kopiuj | ukryj | strona | poradnik |
    odśwież | wybierz | zmień | dodaj | utwórz | nowy | nowa | nowe | wstaw | załącz | prześlij plik | język | motyw |
    profil | kalendarz | mapa | pomiń | dostosuj | zarządzaj | konfiguruj | kontakt | moje`),
  topics:
    list(`najczęstsze pytania | często zadawane pytania | pytania | pełny ekran | pogoda | godziny otwarcia |
    rozkład jazdy | rozkład | tabela rozmiarów | posłuchaj* | fragment* | zwiastun | wycisz | tryb ciemny |
    ciemny motyw | napisy | katalog | dostępność | o nas | kariera | dla prasy | ulubione | do ulubionych |
    jak dojechać | w pobliżu | opinie | recenzje | aktualności | cena rosnąco | cena malejąco | od najtańszych |
    najtańsze | rozmiar tekstu | pomniejsz | pasek boczny | do koszyka | koszyk | lista życzeń | wczytaj więcej |
    pokaż | obejrzyj | nota prawna | sortuj | wyświetl`),
  retreats: list(
    'anuluj | nie | nie dziękuję | nie teraz | później | zamknij | wstecz | wróć | powrót | zachowaj | zostań | pomiń',
  ),
  places:
    list(`płatność | płatności | kasa | podsumowanie zamówienia | rozliczenia | strefa zagrożenia | usuń konto | usuwanie konta |
    ustawienia konta | przelew | wypłata | subskrypcja | darowizna | nieodwracalne | nie można cofnąć | czy na pewno`),
  acts: list(`wyślij* | wysła* | wysyła* | prześlij* | przesła* | złóż* | złoż* | zapłać* | zapłac* | opłać* | opłac* | zakup* |
    zamów* | zamaw* | zarezerwuj* | rezerwuj* | wynajmij* | wypożycz* | przekaż* | wpłać* | wpłac* | darowizn* |
    zasubskryb* | subskryb* | wypisz* | zapisz* | zapisać* | zapisyw* | usuń* | usuw* | usunięci* | skasuj* | kasow* |
    odrzu* | opróżni* | zniszcz* | zresetuj* | resetow* | resetuj* | przywró* | przywraca* | nadpis* | cofnij* |
    zastosuj* | zastosow* | stosuj* | opublikuj* | publikuj* | opublikow* | publikow* | udostępn* | potwierd* |
    zatwierd* | akceptuj* | zaakceptuj* | akceptow* | zezwól* | zezwal* | pozwól* | autoryzuj* | autoryzow* | odmów* |
    odmaw* | podpis* | wyloguj* | wylogow* | przelej* | przelew* | wypłać* | wypłac* | zainwestuj* | inwestuj* |
    sprzeda* | wymień* | wymian* | zrealizuj* | zaproś* | zapras* | dołącz* | opuść* | opuszcz* | zablokuj* |
    zablokow* | odblokuj* | odblokow* | zgłoś* | zgłosz* | zgłasza* | aktywuj* | aktywow* | dezaktywuj* |
    dezaktywow* | wyłącz* | zainstaluj* | instaluj* | odinstaluj* | wykona* | uruchom* | odnów* | przedłuż* |
    zarejestruj* | rejestruj* | zagłosuj* | głosuj* | zwróć* | zażąda* | poproś* | zaplanuj* | sfinalizuj* |
    zakończ* | rozwiąż* | wypowiedz* | rozłącz* | wymuś* | scal* | archiwiz* | wycof* | zmień właściciela |
    włącz subskrypcję | wyraź zgodę | wyrażam zgodę | zapłać | płacę | kupuję | kup | anuluj wszystko | weź udział |
    oznacz jako | oznaczyć jako | przenieś własność | przekaż własność | unieważn* | rotacja* | pobierz płatność |
    obciąż | poproś o zwrot | ulepsz | przejdź na wyższy | zaktualizuj teraz | wdróż* | wdroż* | rozwiąż grupę |
    rozwiązać grupę | wyrzuć* | wydal* | oddaj głos | oddać głos | złóż ofertę | złożyć ofertę | licytuj |
    postaw zakład | obstaw* | zostań członkiem | zostań patronem | zostań darczyńcą | zostań mecenasem |
    dodaj ogłoszenie | wystaw przedmiot | wystaw na sprzedaż | podaruj | napiwek | zamroź | odmroź | zamów taksówkę |
    zamów przejazd | rozpocznij transmisję | zacznij nadawać | rozpocznij nagrywanie | złóż skargę | złóż reklamację |
    złóż wniosek | wstrzymaj subskrypcję | wznów subskrypcję | otwórz ponownie | zwolnij pracownika | zatrudnij |
    zwróć środki | zwiększ limit | podnieś limit | nadaj uprawnienia | cofnij zgodę | wycofaj zgodę | adoptuj |
    spłać | nadpłać`),
  states:
    list(`wysłane | wysłano | wysyłka | wysyłki | wysyłkowe | płatność | płatności | zapłacone | kupione | kupujący |
    kupon | kupony | zakupy | moje zakupy | historia zakupów | zamówienia | zamówienie | zamówień |
    zamówienia i zwroty | rezerwacje | rezerwacja | rezerwacji | zapisane | zapisany | usunięte | usunięto |
    usunięty | opublikowane | opublikowano | opublikowany | publikacje | publikacja | publikacji | udostępnione |
    potwierdzone | zatwierdzone | zgody | podpisane | podpisy | przelewy | sprzedawca | sprzedawcy | sprzedane |
    zaproszenia | zaproszenie | dołączono | dołączył | zablokowane | zablokowani | zgłoszenia | zgłoszenie | aktywne |
    aktywny | aktywność | zainstalowane | wykonane | wykonanie | uruchomione | zarejestrowane | głosy | zwroty |
    zwroty i reklamacje | zaplanowane | połączenia | połączenie | połączone | archiwum | subskrypcje | subskrybenci |
    subskrypcji | wymiary | kasownik | opłaty | zakończone | wdrożenia`),
  cancels: list(`anuluj* | anulow* | odwoła*`),
};
