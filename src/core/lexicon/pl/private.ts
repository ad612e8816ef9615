import { rawList } from '../list.ts';
import type { PrivateWords } from '../shape.ts';

export const privateWords: PrivateWords = {
  password:
    rawList(`hasło | hasła | hasłem | haslo* | kod dostępu | fraza odzyskiwania | fraza hasła | klucz api | tajny klucz |
    klucz tajny | klucz prywatny | klucz dostępu | token dostępu | token api | klucz bezpieczeństwa |
    klucz wifi`),
  code: rawList(`kod weryfikacyjny | kod weryfikacji | kod bezpieczeństwa | kod zabezpieczający | kod potwierdzający |
    kod potwierdzenia | kod autoryzacyjny | kod autoryzacji | kod uwierzytelniający | kod uwierzytelniania |
    kod aktywacyjny | kod jednorazowy | jednorazowy kod | hasło jednorazowe | kod sms | smskod | sms kod |
    kod z sms | kod z aplikacji | kod logowania | kod pin | pin | kod puk | kod odzyskiwania |
    kody odzyskiwania | kody zapasowe | kod zapasowy | pytanie zabezpieczające | pytanie bezpieczeństwa |
    pytanie pomocnicze | odpowiedź na pytanie | tajna odpowiedź | nazwisko panieńskie matki |
    nazwisko rodowe matki | imię pierwszego zwierzaka | kod 6 cyfrowy | kod identyfikacyjny`),
  payment:
    rawList(`karta kredytowa | karty kredytowej | kartą kredytową | karta debetowa | karta płatnicza | karty płatniczej |
    karta bankowa | numer karty | nr karty | nr karta | numerkarty | dane karty | posiadacz karty |
    posiadacza karty | właściciel karty | właściciela karty | imię i nazwisko na karcie | nazwisko na karcie |
    data ważności | data wygaśnięcia | ważna do | ważność karty | =ważność | =termin ważności |
    miesiąc ważności | rok ważności | kod cvv | kod cvc | cvv | cvc | cvv2 | kod zabezpieczający karty |
    numer konta | nr konta | numer rachunku | nr rachunku | rachunek bankowy | numer rachunku bankowego |
    konto bankowe | nrb | iban | bic | swift | kod swift | kod bic | kod blik | blik | =karta`),
  identity:
    rawList(`pesel | numer pesel | nr pesel | nip | numer nip | paszport* | numer paszportu | nr paszportu |
    dowód osobisty | dowodu osobistego | numer dowodu | nr dowodu | seria i numer dowodu | numer dokumentu |
    dokument tożsamości | numer dokumentu tożsamości | prawo jazdy | numer prawa jazdy | numer ubezpieczenia* |
    numer identyfikacyjny | numer identyfikacji podatkowej | identyfikator podatkowy | karta pobytu | regon`),
  shortCode: rawList(`kod | cyfry`),
  forms:
    rawList(`zaloguj* | zaloguj się | logowanie | login | zapomniałeś hasła | nie pamiętam hasła | załóż konto |
    utwórz konto | płatność | płatności | zapłać | zapłata | metoda płatności | sposób płatności |
    dane płatności | kupuję i płacę | zamawiam i płacę | złóż zamówienie | kup teraz | do kasy | =kasa |
    karta płatnicza | przelew | wykonaj przelew | wpłać`),
  harmless:
    rawList(`kod promocyjny | kod rabatowy | kod kuponu | kupon* | kod zniżkowy | kod polecający | kod zaproszenia |
    kod pocztowy | kod kraju | numer kierunkowy | kod qr | kod kreskowy | kod źródłowy | kod błędu |
    kod produktu | kod koloru | numer zamówienia | numer przesyłki | karta podarunkowa wiadomość |
    karta lojalnościowa | wizytówka | pocztówka | słowo kluczowe | słowa kluczowe | menedżer haseł |
    liczba dni | ile dni`),
  expiry: 'mm rr',
};
