import { list } from '../list.ts';
import type { TaskWords } from '../shape.ts';

export const tasks: TaskWords = {
  doing: {
    change:
      'zmień zmienić zmiana edytuj edytować edycja modyfikuj zmodyfikować aktualizuj zaktualizować zaktualizuj przemianować',
    delete: 'usuń usunąć usuwanie usunięcie skasuj skasować kasuj kasować wymazać',
    create: 'utwórz utworzyć stwórz stworzyć dodaj dodać tworzenie',
    find: 'szukaj szukać wyszukaj wyszukać wyszukiwarka wyszukiwanie wyszukiwarkę',
    settings: 'ustawienia ustawień opcje preferencje konfiguracja profil profilu konto',
    login: 'zaloguj zalogować logowanie logowania loguj login logować',
    logout: 'wyloguj wylogować wylogowanie wylogowania',
    register: 'zarejestruj zarejestrować rejestracja rejestracji rejestrację rejestruj',
    participate: 'udział uczestnictwo uczestniczyć zgłoszenie zgłoszenia zapisy dołącz dołączyć rekrutacja',
    password: 'hasło hasła hasłem haseł',
    save: 'zapisz zastosuj zatwierdź zatwierdzić potwierdź potwierdzić',
    publish: 'opublikuj opublikować publikuj publikować',
    buy: 'kup kupić kupuj koszyk koszyka koszyku zamów zamówić sklep sklepu zakupy zakup',
    tickets: 'bilety bilet biletów biletu',
    book: 'zarezerwuj zarezerwować rezerwacja rezerwacje rezerwację rezerwacji rezerwuj rezerwować',
    appointment: 'wizyta wizytę wizyty',
    download:
      'pobierz pobrać pobieranie pobierania ściągnij ściągnąć zainstaluj zainstalować eksportuj eksport wyeksportować',
    app: 'aplikacja aplikacje aplikacji aplikację apka apki apkę android iphone ios',
    upload: 'prześlij przesłać wgraj wgrać załącz załączyć importuj import załącznik',
    history: 'wersje wersji rewizje changelog',
    help: 'pomoc pomocy pomóc wsparcie faq pomocą',
    contact: 'kontakt kontaktu kontaktowy skontaktować kontakty zadzwonić zadzwoń',
    feedback: 'sugestia sugestie sugestię feedback uwagi',
    mistake: 'literówka literówkę literówki errata sprostowanie sprostowania korekta poprawka poprawkę',
    report:
      'reklamacja reklamację reklamacje reklamacji skarga skargę skargi nadużycie nadużycia poskarżyć zażalenie naruszenie',
    print: 'drukuj drukować wydrukuj wydrukować wydruk drukarka druku',
    listen: 'posłuchaj posłuchać słuchaj słuchać odsłuchaj odsłuchać audio wysłuchać',
    video: 'wideo video filmik filmiki',
    photos: 'zdjęcia zdjęcie zdjęć galeria galerie galerię galerii foto fotogaleria fotogalerie fotografie',
    podcast: 'podcast podcasty podcastu podcastów podcastach odcinek odcinki',
    job: 'praca pracę pracy kariera kariery wakaty wakat',
    subscribe:
      'subskrybuj subskrybować subskrypcja subskrypcję subskrypcje subskrypcji prenumerata prenumeratę prenumeraty prenumeruj abonament abonamentu',
    unsubscribe: 'wypisz wypisać odsubskrybuj odsubskrybować',
    newsletter: 'newsletter newslettera newsletterze newslettery biuletyn biuletynu',
    follow:
      'obserwuj obserwować śledzić społecznościowe społecznościowych facebook facebooku twitter instagram instagramie',
    feed: 'rss feed',
    comment:
      'komentarz komentarze komentarzy skomentuj skomentować komentuj komentować dyskusja dyskusji odpowiedz odpowiedzieć',
    rate: 'oceń ocenić ocena oceny ocenę recenzja recenzje recenzję recenzji',
    donate: 'wpłać wpłacić darowizna darowiznę darowizny wesprzyj wesprzeć wspieraj wspierać datek zrzutka',
    share: 'udostępnij udostępnić udostępnianie podziel podzielić tweetnij',
    link: 'permalink zacytuj cytuj zacytować cytowanie odnośnik osadź',
    bookmark: 'ulubione ulubionych zakładka zakładki zakładek schowek schowka',
    wishlist: 'wishlista życzeń',
    gift: 'prezent prezenty prezentu prezentów podarunek podarunkowa podarunkową podarunkowe voucher vouchery',
    coupon: 'kupon kupony kuponu rabat rabaty rabatu rabatowy rabatowe zniżka zniżki zniżkę zniżkowy',
    price: 'cena ceny cen cennik cennika kosztuje koszt koszty taryfy taryfa',
    invoice: 'faktura faktury fakturę faktur paragon paragonu rachunek rachunki',
    track: 'śledzenie przesyłka przesyłki przesyłkę paczka paczkę paczki',
    return: 'zwrot zwroty zwrotu zwrotów zwrócić odesłać',
    cancel:
      'anuluj anulować anulowanie odwołać rezygnacja rezygnacji zrezygnuj zrezygnować wypowiedzenie wypowiedzieć',
    language:
      'język języka języki językach tłumaczenie tłumaczenia przetłumacz przetłumaczyć english deutsch polski українська',
    accessibility: 'dostępność dostępności niewidomy niewidomych niepełnosprawnych niesłyszących',
    textsize: 'powiększ powiększyć powiększenie',
    dark: 'ciemny ciemna nocny',
    next: 'następny następna następne następnej następną dalej',
    previous: 'poprzedni poprzednia poprzednie poprzedniej poprzednią wstecz wróć cofnij',
    archive: 'archiwum archiwalne archiwalny archiwa archiwów starsze',
    author: 'autor autora autorka autorki autorzy autorów dziennikarz dziennikarza redaktor',
    popular: 'popularne popularny popularnych najpopularniejsze najczęściej',
    related: 'powiązane powiązany powiązanych podobne podobny podobnych',
    latest: 'najnowsze najnowszy najnowszych aktualności nowości',
    cookies: 'cookies cookie ciasteczka ciasteczek ciasteczkami',
    privacy: 'prywatność prywatności rodo',
    terms: 'regulamin regulaminu regulaminy zasady',
    advertise:
      'reklama reklamy reklamę reklamować reklamuj ogłoszenie ogłoszenia ogłoszeń reklamodawcy reklamodawców',
    press: 'prasowe prasowy prasowa prasowego prasowych prasy',
    partner:
      'partner partnerzy partnerem partnerów partnerski partnerskie sponsor sponsorzy sponsorem sponsorów afiliacja',
    map: 'mapa mapy mapę mapie dojazd dojazdu lokalizacja lokalizacji dojechać',
    stores:
      'sklepy sklepów oddziały oddział oddziałów placówki placówka placówek dealer dealerzy dealera dystrybutorzy',
    hours: 'otwarcia czynne otwieracie',
    calendar:
      'kalendarz kalendarza kalendarium wydarzenia wydarzenie wydarzeń terminarz terminy harmonogram imprezy',
    epaper: 'e-wydanie e-wydania epaper e-gazeta',
    weather: 'pogoda pogody pogodę pogodowa',
    traffic: 'korki korków utrudnienia',
    tv: 'telewizja telewizji tv radio transmisja transmisje radia',
    games: 'gry gra grać zagraj krzyżówka krzyżówki krzyżówkę quiz quizy łamigłówki sudoku',
    horoscope: 'horoskop horoskopy horoskopu',
    recipes: 'przepis przepisy przepisów przepisu',
    forum: 'forum społeczność społeczności',
    wiki: 'dokumentacja dokumentacji dokumentację instrukcja instrukcje instrukcję instrukcji poradnik podręcznik poradniki',
    code: 'github repozytorium gitlab githubie',
    sort: 'sortuj sortować sortowanie posortować posortuj',
    filter: 'filtr filtry filtruj filtrować filtrowanie filtrów przefiltrować zawęź',
    menu: 'menu nawigacja nawigacji nawigację',
    compare: 'porównaj porównać porównanie porównania porównywarka porównywarkę',
    size: 'rozmiarów rozmiary rozmiarówka',
    invite: 'zaproś zaprosić zaproszenie zaproszenia poleć polecić',
    verify: 'zweryfikuj zweryfikować weryfikacja weryfikacji weryfikację',
  },
  phrases: {
    delete: list('usuń konto | usunąć konto | skasować konto'),
    create: list('napisz nowy | nowy wpis | nowy temat'),
    settings: list('moje konto | mój profil | mojego konta | twoje konto | dane konta'),
    login: list('zaloguj się | logowanie do konta | strefa klienta | panel klienta | wejść na konto'),
    logout: list('wyloguj się | wylogować się'),
    register: list(
      'załóż konto | założyć konto | zakładanie konta | utwórz konto | stwórz konto | zarejestruj się | otwórz konto | nowe konto | utworzyć konto | nie mam jeszcze konta | nie mam konta',
    ),
    participate: list(
      'weź udział | wziąć udział | zapisz się na kurs | zapisać się na kurs | zgłoś się | zgłosić się | zgłoś udział | zapisz się na wydarzenie | formularz zgłoszeniowy | zapisz się na szkolenie',
    ),
    password: list(
      'nie pamiętam hasła | zapomniałem hasła | zapomniałam hasła | zapomniałeś hasła | nie pamiętasz hasła | przypomnij hasło | odzyskaj hasło | zresetuj hasło | resetowanie hasła | reset hasła | nowe hasło',
    ),
    save: list('zapisz zmiany | zapisać zmiany'),
    buy: list(
      'dodaj do koszyka | do koszyka | złóż zamówienie | złożyć zamówienie | przejdź do kasy | sklep internetowy | realizacja zamówienia',
    ),
    tickets: list('kup bilet | kup bilety | kasa biletowa | kasy biletowe | zakup biletu'),
    book: list('zarezerwuj stolik | zarezerwuj pokój'),
    appointment: list(
      'umów się | umówić się | umów wizytę | umówić wizytę | umów spotkanie | umów konsultację | umów rozmowę | zapisać się do lekarza | rejestracja do lekarza | umówić rozmowę',
    ),
    download: list('do pobrania'),
    app: list('app store | google play | aplikacja mobilna | aplikację mobilną | na androida | na iphone'),
    upload: list('dodaj plik | dodać plik | dodaj załącznik | wyślij plik | wysłać plik'),
    history: list(
      'historia zmian | historia wersji | historię zmian | historię wersji | lista zmian | poprzednie wersje | informacje o wydaniu | pokaż historię',
    ),
    help: list(
      'najczęściej zadawane pytania | częste pytania | pytania i odpowiedzi | centrum pomocy | obsługa klienta | biuro obsługi klienta | potrzebuję pomocy | pomoc techniczna | często zadawane pytania',
    ),
    contact: list(
      'skontaktuj się | skontaktować się | napisz do nas | napisać do was | napisać do państwa | zadzwoń do nas | kogo zapytać | formularz kontaktowy | jak się z wami | dane kontaktowe | dane teleadresowe | numer telefonu',
    ),
    feedback: list(
      'twoja opinia | podziel się opinią | wyraź opinię | wyślij opinię | prześlij opinię | zgłoś sugestię | zgłoś pomysł | powiedzieć co myślę | przekazać opinię | prześlij uwagi',
    ),
    mistake: list(
      'zgłoś błąd w tekście | błąd w tekście | błąd w artykule | znalazłem błąd | znalazłam błąd | znalazłeś błąd | zauważyłeś błąd | widzisz błąd | zaproponuj zmianę | zgłoś poprawkę | zauważyłem błąd | widzisz literówkę',
    ),
    report: list(
      'zgłoś nadużycie | zgłoś problem | zgłosić problem | zgłosić nadużycie | zgłoś naruszenie | naruszenie praw autorskich | złożyć skargę | złożyć reklamację | zgłoś komentarz | złóż reklamację | zgłaszanie nieprawidłowości | zgłoś awarię',
    ),
    tip: list(
      'wyślij temat | zgłoś temat | prześlij artykuł | napisz dla nas | zostań autorem | zostać autorem | wyślij artykuł | przyślij zdjęcia i informacje | masz temat | zostań redaktorem | zgłosić temat',
    ),
    print: list('wersja do druku | do druku | wersję do druku | wersja drukowalna'),
    listen: list(
      'posłuchaj artykułu | odsłuchaj artykuł | czytaj na głos | przeczytaj na głos | na głos | wersja audio',
    ),
    video: list('obejrzyj wideo | obejrzeć film | obejrzyj film | zobacz wideo'),
    photos: list('galeria zdjęć | zdjęcia prasowe | zobacz galerię | galeria zdjęciowa'),
    job: list(
      'oferty pracy | praca u nas | pracuj z nami | pracować u was | dołącz do zespołu | wolne stanowiska | dołącz do naszego zespołu | pracować dla was | zatrudniamy teraz',
    ),
    subscribe: list(
      'kup dostęp | wykup dostęp | dostęp premium | wykupić dostęp | kup subskrypcję | zaprenumerować gazetę',
    ),
    unsubscribe: list(
      'wypisz się | wypisać się | zrezygnuj z newslettera | nie chcę dostawać | nie chcę otrzymywać | zrezygnować z newslettera | rezygnacja z newslettera | przestać dostawać',
    ),
    newsletter: list(
      'zapisz się na newsletter | na maila | mailem nowości | na e-mail | lista mailingowa | listy mailingowej | powiadomienia e-mail | powiadomienia mailowe | na skrzynkę',
    ),
    follow: list(
      'media społecznościowe | mediach społecznościowych | znajdź nas na | śledź nas | obserwuj nas | na facebooku | na instagramie | na twitterze | polub nas | dołącz do nas na facebooku',
    ),
    feed: list('kanał rss | kanały rss | czytnik rss'),
    comment: list(
      'dodaj komentarz | napisz komentarz | zostaw komentarz | napisać komentarz | zostawić komentarz | dodaj odpowiedź | pokaż komentarze | dołącz do dyskusji | ludzie o tym piszą | co piszą ludzie',
    ),
    rate: list(
      'napisz recenzję | dodaj opinię | dodać opinię | opinie klientów | wystaw opinię | wystawić opinię | opinie o produkcie | napisz opinię | wystawić ocenę | dodaj recenzję',
    ),
    donate: list(
      'wesprzyj nas | wspieraj nas | dać pieniądze | postaw kawę | wspomóż nas | przekaż darowiznę | numer konta do wpłat | przekaż 1,5% | 1,5% podatku | przelać pieniądze | zostań patronem | dać trochę pieniędzy | dać wam pieniądze | przekazać pieniądze',
    ),
    share: list(
      'wyślij znajomemu | wysłać znajomemu | wyślij mailem | wyślij e-mailem | poleć znajomemu artykuł | podziel się',
    ),
    link: list(
      'kopiuj link | skopiuj link | kopiuj adres | skopiować link | kopiuj odnośnik | jak cytować | link bezpośredni | stały link | kod do osadzenia | link do artykułu',
    ),
    bookmark: list(
      'zapisz na później | zapisać na później | przeczytaj później | przeczytać później | czytaj później | dodaj do ulubionych | do schowka | lista do przeczytania | zapisz artykuł | zachowaj na później | moje zapisane | zapisane artykuły',
    ),
    wishlist: list('lista życzeń | listy życzeń | listę życzeń | dodaj do listy życzeń'),
    gift: list(
      'karta podarunkowa | bon podarunkowy | karty podarunkowe | bony podarunkowe | kartę podarunkową | karta prezentowa | na prezent',
    ),
    coupon: list(
      'kod rabatowy | kody rabatowe | kod promocyjny | kody promocyjne | kod zniżkowy | bon rabatowy',
    ),
    price: list('ile kosztuje | ile kosztują | plany i ceny | ile to kosztuje | ile trzeba zapłacić'),
    invoice: list('dowód zakupu | moje faktury | potwierdzenie płatności'),
    track: list(
      'śledź przesyłkę | śledź paczkę | śledzenie przesyłki | gdzie jest moja paczka | status zamówienia | gdzie jest moje zamówienie | sprawdź status | śledzić przesyłkę | moje zamówienia | stan zamówienia | śledzić zamówienie | śledź zamówienie',
    ),
    return: list(
      'zwroty i reklamacje | zwrot towaru | wymiana i zwrot | zwrot pieniędzy | odstąpienie od umowy | oddać towar | formularz zwrotu | wymiana towaru',
    ),
    cancel: list(
      'anuluj subskrypcję | anulować subskrypcję | zrezygnować z subskrypcji | rozwiązać umowę | wypowiedzieć umowę | zakończyć subskrypcję',
    ),
    language: list(
      'po angielsku | po polsku | po niemiecku | po ukraińsku | wersja angielska | zmień język | zmienić język | wybierz język | inne języki | w innym języku | wersja językowa | english version',
    ),
    accessibility: list(
      'deklaracja dostępności | język migowy | tłumacz migowy | czytnik ekranu | łatwy do czytania | wysoki kontrast | tekst łatwy do czytania | tłumacz języka migowego | wersja kontrastowa | czytnika ekranu',
    ),
    textsize: list(
      'rozmiar tekstu | rozmiar czcionki | wielkość tekstu | wielkość czcionki | większa czcionka | większe litery | powiększ tekst | większy tekst | powiększ czcionkę | zwiększ czcionkę | wielkość liter | większą czcionkę',
    ),
    dark: list('tryb ciemny | ciemny motyw | tryb nocny | ciemne tło | jasny motyw | tryb jasny'),
    next: list(
      'następna strona | następny wpis | następny artykuł | następny rozdział | czytaj dalej | kolejna strona | kolejny wpis | kolejny rozdział | następną stronę | kolejny artykuł | czytać dalej',
    ),
    previous: list(
      'poprzednia strona | poprzedni wpis | poprzedni artykuł | poprzedni rozdział | ten wcześniejszy | poprzednią stronę',
    ),
    archive: list(
      'starsze wpisy | starsze posty | archiwalne numery | poprzednie numery | poprzednie wydania | starsze artykuły | wcześniejsze artykuły | wydania archiwalne | numery archiwalne | dawne artykuły | według miesięcy',
    ),
    author: list(
      'o autorze | o autorce | więcej tego autora | wszystkie artykuły autora | kto to napisał | kto napisał | inne artykuły autora | inne teksty autora | zobacz wszystkie wpisy | więcej od autora',
    ),
    popular: list(
      'najczęściej czytane | najchętniej czytane | najpopularniejsze artykuły | na czasie | najczęściej oglądane | najczęściej komentowane | hity dnia',
    ),
    related: list(
      'zobacz także | czytaj także | czytaj też | zobacz też | przeczytaj także | przeczytaj również | zobacz również | więcej na ten temat | więcej na temat | może cię zainteresować | mogą cię zainteresować | polecane artykuły',
    ),
    latest: list(
      'ostatnie wiadomości | z ostatniej chwili | najświeższe wiadomości | najnowsze wiadomości | co nowego | najnowsze wpisy | ostatnie wpisy',
    ),
    cookies: list(
      'pliki cookie | pliki cookies | plików cookie | plików cookies | ustawienia cookies | ustawienia plików cookie | polityka cookies | zgody cookies',
    ),
    privacy: list(
      'polityka prywatności | ochrona danych | moje dane | dane osobowe | danych osobowych | politykę prywatności | ochrona danych osobowych | klauzula informacyjna | ustawienia prywatności',
    ),
    terms: list(
      'warunki korzystania | warunki użytkowania | ogólne warunki | regulamin serwisu | regulamin sklepu | warunki korzystania z usługi',
    ),
    imprint: list(
      'nota prawna | informacje prawne | kto jest właścicielem | do kogo należy | kto za tym stoi | kto prowadzi | kto stoi za | stopka redakcyjna | wydawca serwisu | dane firmy',
    ),
    about: list(
      'o nas | kim jesteśmy | kim jesteście | nasz zespół | o firmie | poznaj nas | o mnie | nasza historia | zespół redakcyjny | o portalu | o serwisie | o fundacji',
    ),
    advertise: list(
      'reklama w serwisie | zareklamuj się | dodaj ogłoszenie | dodać ogłoszenie | zamieścić reklamę | zamieść ogłoszenie | zamów reklamę | nadaj ogłoszenie | dla reklamodawców | dać ogłoszenie | oferta reklamowa | biuro reklamy',
    ),
    press: list(
      'dla mediów | biuro prasowe | informacje prasowe | informacja prasowa | centrum prasowe | kontakt dla mediów | kontakt dla prasy | rzecznik prasowy | komunikaty prasowe | dla prasy | materiały prasowe | komunikat prasowy',
    ),
    partner: list(
      'zostań partnerem | zostać partnerem | program partnerski | program afiliacyjny | współpraca partnerska',
    ),
    map: list(
      'jak dojechać | jak trafić | jak do nas dojechać | jak do nas trafić | gdzie jesteśmy | gdzie jesteście | gdzie nas znaleźć | mapa dojazdu | pokaż na mapie | zobacz na mapie',
    ),
    stores: list(
      'znajdź sklep | nasze sklepy | najbliższy sklep | sklepy stacjonarne | lista sklepów | gdzie kupić | punkty sprzedaży | sklep w pobliżu | znajdź placówkę | salony sprzedaży | sklep stacjonarny | znajdź salon',
    ),
    hours: list(
      'godziny otwarcia | godzinach otwarcia | godziny pracy | godziny urzędowania | o której otwieracie | kiedy otwarte | godziny przyjęć | od której czynne',
    ),
    calendar: list(
      'nadchodzące wydarzenia | najbliższe wydarzenia | kalendarz wydarzeń | co się dzieje w mieście | repertuar i terminy | kalendarz imprez',
    ),
    epaper: list(
      'wydanie cyfrowe | wydanie elektroniczne | wydanie papierowe | dzisiejsza gazeta | dzisiejsze wydanie | e wydanie | dzisiejszą gazetę | gazeta w pdf | wydanie drukowane | aktualne wydanie',
    ),
    weather: list('prognoza pogody | prognozę pogody | będzie padać'),
    traffic: list('ruch drogowy | sytuacja na drogach | mapa korków | informacje drogowe | na drogach'),
    tv: list(
      'na żywo | program tv | program telewizyjny | oglądaj na żywo | oglądać na żywo | transmisja na żywo',
    ),
    wiki: list('instrukcja obsługi | podręcznik użytkownika | przewodnik użytkownika'),
    code: list('kod źródłowy | kodu źródłowego | na githubie | otwarte źródło'),
    sort: list('sortuj według | kolejność wyświetlania | sortuj po'),
    filter: list('zawęź wyniki | zawęzić wyniki | doprecyzuj wyniki'),
    menu: list('wszystkie działy | wszystkie kategorie | menu główne | rozwiń menu'),
    sitemap: list('mapa strony | mapa serwisu | mapa witryny | mapę strony'),
    top: list(
      'do góry | na górę | wróć na górę | powrót do góry | na początek strony | na samą górę | przewiń do góry',
    ),
    more: list(
      'pokaż więcej | zobacz więcej | załaduj więcej | zobacz wszystkie | pokaż wszystkie | wszystkie wiadomości | więcej wiadomości | więcej wyników | wczytaj więcej | więcej artykułów | pokaż wszystko',
    ),
    size: list(
      'tabela rozmiarów | tabelę rozmiarów | jaki rozmiar | przewodnik po rozmiarach | dobierz rozmiar',
    ),
    invite: list(
      'zaproś znajomych | zaproś znajomego | poleć znajomemu | zaprosić znajomych | program poleceń | polecić znajomemu',
    ),
    verify: list('potwierdź e-mail | potwierdzić adres | zweryfikuj konto | potwierdź tożsamość'),
  },
  filler:
    'jak gdzie mogę można chcę chciałbym chciałabym potrzebuję muszę proszę idź przejdź przejść otwórz otworzyć pokaż pokazać kliknij kliknąć znaleźć znajdę znajdź mój moja moje moją swój swoje tu tutaj ta tę ten to stronę strona stronie strony witryna się jest są czy mi na do w z i zobacz zobaczyć',
};
