import { rawList } from '../list.ts';
import type { PrivateWords } from '../shape.ts';

export const privateWords: PrivateWords = {
  password:
    rawList(`wachtwoord* | *wachtwoord | wachtzin | wachtwoordzin | toegangscode | toegangssleutel | api sleutel |
    geheime sleutel | privésleutel | beveiligingssleutel | herstelzin | geheime zin | wifi sleutel |
    toegangstoken`),
  code: rawList(`verificatiecode | verificatie code | bevestigingscode | beveiligingscode | veiligheidscode |
    authenticatiecode | activeringscode | activatiecode | eenmalige code | eenmalig wachtwoord | inlogcode |
    sms code | smscode | tan code | tancode | =tan | pincode | pin code | pin | puk code | cijferige code |
    herstelcode* | back upcode* | backupcode* | beveiligingsvraag | geheime vraag |
    antwoord op beveiligingsvraag | geheim antwoord | meisjesnaam van je moeder | meisjesnaam moeder |
    meisjesnaam van uw moeder`),
  payment:
    rawList(`creditcard* | credit card* | kredietkaart* | betaalkaart* | bankkaart* | bankpas* | debetkaart* |
    kaartnummer* | kaart nummer | nummer van de kaart | kaartgegevens | kaarthouder* | naam op kaart |
    naam op de kaart | naam kaarthouder | vervaldatum | vervalmaand | vervaljaar | verloopdatum | =geldig tot |
    geldig t m | cvc code | cvv code | cvc | cvv | kaartverificatie* | beveiligingscode kaart | rekeningnummer |
    rekening nummer | bankrekening* | bankrekeningnummer | rekeninghouder | bankgegevens | iban | iban nummer |
    bic | bic code | swift code | cadeaukaartnummer | =kaart`),
  identity:
    rawList(`burgerservicenummer | bsn | bsn nummer | sofinummer | rijksregisternummer | paspoort* | paspoortnummer |
    identiteitskaart* | identiteitsnummer | id kaart | id nummer | documentnummer | identiteitsbewijs* |
    legitimatienummer | rijbewijs* | rijbewijsnummer | belastingnummer | fiscaal nummer | btw id |
    sociale zekerheid* | socialezekerheidsnummer | =insz | zorgverzekeringsnummer | verzekerdennummer`),
  shortCode: rawList(`code | cijfers`),
  forms:
    rawList(`inloggen | log in | login | =aanmelden | meld je aan | meld u aan | wachtwoord vergeten | account aanmaken |
    maak een account | account maken | betalen | betaling | betaalmethode | betaalwijze | betaalgegevens |
    afrekenen | naar de kassa | =kassa | bestelling plaatsen | bestelling afronden | nu kopen | doneer nu |
    creditcard | bankgegevens | overboeking | overmaken`),
  harmless:
    rawList(`kortingscode | actiecode | promotiecode | promocode | couponcode | vouchercode | cadeaubon tekst |
    uitnodigingscode | verwijzingscode | postcode* | landcode | landnummer | netnummer | kengetal | qr code |
    streepjescode | barcode | broncode | foutcode | productcode | artikelcode | kledingcode | kleurcode |
    bestelnummer | ordernummer | trackingcode | visitekaartje* | ansichtkaart* | klantenkaart | zoekwoord |
    wachtwoordmanager`),
  expiry: 'mm jj',
};
