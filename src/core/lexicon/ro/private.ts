import { rawList } from '../list.ts';
import type { PrivateWords } from '../shape.ts';

export const privateWords: PrivateWords = {
  password:
    rawList(`parol* | parola | frază de acces | cheie api | cheia api | cheie secretă | cheie privată | cheie de acces |
    token de acces | cheie de securitate | frază de recuperare | parola wifi`),
  code: rawList(`cod de verificare | codul de verificare | cod de securitate | codul de securitate | cod de confirmare |
    codul de confirmare | cod de autentificare | cod de activare | cod de acces | cod unic |
    cod de unică folosință | parolă de unică folosință | cod otp | cod sms | codul primit |
    cod primit prin sms | cod pin | codul pin | pin | cod puk | coduri de recuperare | cod de recuperare |
    coduri de rezervă | întrebare de securitate | întrebare secretă | răspuns de securitate | răspuns secret |
    răspunsul la întrebare | numele de fată al mamei | numele mamei înainte de căsătorie | cod din 6 cifre`),
  payment:
    rawList(`card de credit | cardul de credit | card de debit | card bancar | cardul bancar | cardului bancar |
    numărul cardului | număr card | numărul de card | nr card | nr cardului | numar card | datele cardului |
    date card | titularul cardului | titular card | deținătorul cardului | deținător card | posesor card |
    numele de pe card | nume pe card | numele înscris pe card | data expirării | data de expirare |
    dată expirare | luna expirării | anul expirării | expiră la | =expirare | valabil până | valabilitate card |
    cod cvv | cod cvc | cvv | cvc | cvv2 | cod de securitate card | numărul contului | număr de cont |
    număr cont | cont bancar | contul bancar | titularul contului | date bancare | iban | cod iban | bic |
    swift | cod swift`),
  identity:
    rawList(`cnp | cod numeric personal | codul numeric personal | pașaport* | numărul pașaportului | număr pașaport |
    carte de identitate | cartea de identitate | =buletin | buletin de identitate | serie și număr ci |
    seria și numărul | serie ci | serie buletin | număr de identificare | act de identitate |
    actul de identitate | permis de conducere | numărul permisului | cod fiscal | cod de identificare fiscală |
    =cif | =cui | nif | număr de asigurare socială | asigurări sociale | cod de asigurat | permis de ședere`),
  shortCode: rawList(`cod | codul | cifre`),
  forms:
    rawList(`autentificare | autentifică te | conectare | conectează te | intră în cont | =intră | login | logare |
    am uitat parola | creează cont | creare cont | cont nou | plată | plăți | =plata | plătește |
    plătește acum | metodă de plată | metoda de plată | modalitate de plată | detalii de plată |
    finalizează comanda | trimite comanda | plasează comanda | cumpără acum | =casă | card bancar |
    transfer bancar | virament | donează acum`),
  harmless:
    rawList(`cod promoțional | cod promo | cod de reducere | cod reducere | cod cupon | cupon | voucher |
    cod de invitație | cod de recomandare | cod poștal | codul poștal | cod țară | codul țării | prefix |
    cod qr | cod de bare | cod sursă | cod eroare | cod de eroare | cod produs | codul produsului |
    cod culoare | numărul comenzii | număr comandă | awb | carte de vizită | carte poștală |
    card de fidelitate | cuvânt cheie | cuvinte cheie | manager de parole`),
  expiry: 'll aa',
};
