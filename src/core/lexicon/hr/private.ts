import { rawList } from '../list.ts';
import type { PrivateWords } from '../shape.ts';

export const privateWords: PrivateWords = {
  password:
    rawList(`lozink* | lozinka | zaporka | zaporke | zaporku | šifra za pristup | api ključ | tajni ključ |
    privatni ključ | pristupni ključ | pristupni token | fraza za oporavak | sigurnosni ključ | lozinku |
    =šifra`),
  code: rawList(`kod za potvrdu | kôd za potvrdu | potvrdni kod | kontrolni kod | verifikacijski kod | verifikacioni kod |
    sigurnosni kod | kod za provjeru | kod za proveru | kod za verifikaciju | autorizacijski kod |
    aktivacijski kod | jednokratni kod | jednokratna lozinka | jednokratna zaporka | sms kod | pristupni kod |
    bezbednosni kod | pin | pin kod | =token | kod za oporavak | rezervni kodovi | sigurnosno pitanje |
    tajno pitanje | bezbednosno pitanje | sigurnosni odgovor | tajni odgovor | djevojačko prezime majke |
    devojačko prezime majke | mToken`),
  payment:
    rawList(`broj kartice | br kartice | kreditna kartica | kreditne kartice | debitna kartica | bankovna kartica |
    platna kartica | podaci o kartici | podaci kartice | vlasnik kartice | vlasnika kartice | nositelj kartice |
    korisnik kartice | ime na kartici | datum isteka | istek kartice | ističe | vrijedi do | važi do |
    mjesec isteka | datum važenja | rok važenja | cvv | cvc | cvv kod | cvc kod | kontrolni broj | broj računa |
    bankovni račun | tekući račun | žiro račun | vlasnik računa | iban | bic | swift`),
  identity:
    rawList(`oib | osobni identifikacijski broj | jmbg | jedinstveni matični broj | matični broj | putovnica |
    broj putovnice | putovnice | pasoš | broj pasoša | osobna iskaznica | broj osobne iskaznice |
    osobne iskaznice | lična karta | broj lične karte | lične karte | vozačka dozvola | broj vozačke dozvole |
    porezni broj | poreski broj | =pib | broj socijalnog osiguranja | zdravstveno osiguranje | =mbo`),
  shortCode: rawList(`kod | kôd | znamenke`),
  forms:
    rawList(`=prijava | =prijavi se | prijavite se | prijaviti | login | uloguj se | zaboravljena lozinka |
    zaboravili ste lozinku | stvori račun | kreiraj račun | izradi račun | napravi nalog | plaćanje | plati |
    način plaćanja | podaci za plaćanje | =blagajna | naruči i plati | završi kupnju | završi narudžbu |
    kupi odmah | uplata | prijenos`),
  harmless:
    rawList(`promo kod | promotivni kod | kod za popust | kupon* | kod kupona | pozivni kod | poštanski broj |
    poštanski kod | kod zemlje | pozivni broj | qr kod | crtični kod | barkod | izvorni kod | kod pogreške |
    šifra proizvoda | broj narudžbe | broj pošiljke | posjetnica | vizitka | razglednica | ključna riječ |
    ključne riječi | ključne reči`),
  expiry: 'mm gg',
};
