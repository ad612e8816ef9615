import { rawList } from '../list.ts';
import type { PrivateWords } from '../shape.ts';

export const privateWords: PrivateWords = {
  password:
    rawList(`lösenord* | *lösenord | lösenfras | lösenkod | api nyckel | hemlig nyckel | privat nyckel | åtkomstnyckel |
    åtkomsttoken | säkerhetsnyckel | återställningsfras | wifi nyckel`),
  code: rawList(`verifieringskod* | säkerhetskod* | bekräftelsekod* | engångskod* | engångslösenord | autentiseringskod |
    aktiveringskod | åtkomstkod | inloggningskod | sms kod | smskod | pinkod | pin kod | pin | puk kod |
    svarskod | säkerhetsdosa | personlig kod | återställningskod* | reservkod* | säkerhetskopieringskod* |
    säkerhetsfråga | hemlig fråga | svar på säkerhetsfråga | säkerhetssvar | mammas flicknamn | mors flicknamn |
    moderns flicknamn | siffrig kod`),
  payment:
    rawList(`kreditkort* | bankkort* | betalkort* | betalningskort | debetkort* | kortnummer* | kortnr | kort nummer |
    kortuppgifter | kortinnehavare* | kortets innehavare | namn på kortet | namn på kort | utgångsdatum |
    utgångsmånad | utgångsår | =giltigt till | =giltig till | giltigt t o m | giltig t o m |
    kortets giltighetstid | cvc kod | cvv kod | cvc | cvv | cvc cvv | kortverifiering* | kontonummer | kontonr |
    bankkonto* | bankkontonummer | clearingnummer | clearing nummer | bankuppgifter | bankgiro |
    bankgironummer | plusgiro | iban | bic | swift | bankid kod`),
  identity:
    rawList(`personnummer | person nr | personnr | samordningsnummer | passnummer | passets nummer | pass nr | id kort* |
    id nummer | legitimationsnummer | körkortsnummer | körkort* | skattenummer | skatteregistreringsnummer |
    skatte id | socialförsäkringsnummer | tin nummer | id handling`),
  shortCode: rawList(`kod | siffror`),
  forms:
    rawList(`logga in | inloggning | login | glömt lösenord | skapa konto | skapa ett konto | betala | betalning |
    betalningssätt | betalsätt | betalningsmetod | betalningsuppgifter | till kassan | =kassa | slutför köp |
    slutför beställning | köp nu | överföring | överför | skänk nu`),
  harmless:
    rawList(`rabattkod | kampanjkod | kupongkod | presentkort hälsning | värvningskod | inbjudningskod | postnummer |
    postkod | landskod | landsnummer | riktnummer | qr kod | streckkod | källkod | felkod | produktkod |
    artikelnummer | klädkod | färgkod | ordernummer | beställningsnummer | kollinummer | visitkort* | vykort* |
    medlemskort | nyckelord | sökord | lösenordshanterare`),
  expiry: 'mm åå',
};
