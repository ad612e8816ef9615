import { rawList } from '../list.ts';
import type { PrivateWords } from '../shape.ts';

export const privateWords: PrivateWords = {
  password:
    rawList(`passwort* | *passwort | passwörter | kennwort* | *kennwort | losungswort | passphrase | geheimwort |
    zugangsdaten | api schlüssel | api key | geheimer schlüssel | privater schlüssel | geheimschlüssel |
    zugriffsschlüssel | zugriffstoken | zugangstoken | sicherheitsschlüssel | wlan schlüssel |
    netzwerkschlüssel | wiederherstellungsphrase | wiederherstellungsschlüssel | geheimes wort`),
  code: rawList(`einmalcode | einmal code | einmalpasswort | einmalkennwort | einmal pin | =tan | mtan | smstan | pushtan |
    chiptan | phototan | itan | tan nummer | *sicherheitscode | sicherheitskode | bestätigungscode |
    verifizierungscode | verifikationscode | authentifizierungscode | authentisierungscode | freischaltcode |
    freigabecode | aktivierungscode | zugangscode | zugangs code | anmeldecode | prüfcode | sms code | smscode |
    stelliger code | stelligen code | wiederherstellungscode* | backup code* | notfallcode* | sicherheitsfrage |
    sicherheitsantwort | antwort auf die sicherheitsfrage | geheimfrage | geheime frage | geheime antwort |
    geheimzahl | geheimnummer | pin | pin nummer | telefon pin | karten pin | mädchenname der mutter |
    geburtsname der mutter | geburtsname ihrer mutter | name ihres ersten haustiers | telefonpasswort |
    kundenkennwort | geheimcode | tan eingeben | pin eingeben | tan code | codewort telefon | zugangspin`),
  payment:
    rawList(`kreditkarte* | *kreditkarte | kreditkartennummer | bankkarte* | girokarte* | girocard | debitkarte* |
    ec karte | kartennummer* | karten nummer | karten nr | karte nummer | nummer der karte | kartendaten |
    karteninhaber* | name auf der karte | name auf karte | karteninhaberin | kartenprüfnummer | kartenprüfwert |
    kartenprüfziffer | kartenverifikation* | kartenfolgenummer | kartencode | prüfziffer* | prüfnummer |
    sicherheitsnummer | =gültig bis | gültigkeitsdatum | ablaufdatum | ablaufmonat | ablaufjahr |
    verfallsdatum | verfalldatum | gültigkeit der karte | kontonummer* | konto nummer | konto nr | kontonr |
    bankkonto | kontoinhaber* | bankverbindung | kontoverbindung | bankleitzahl | blz | iban | bic | swift |
    swift code | depotnummer | geschenkkartennummer | clearing nummer | bankclearing* | karte nr |
    ec kartennummer | kartennr | prüfzahl`),
  identity:
    rawList(`sozialversicherungsnummer | sozialversicherungs nr | sv nummer | svnr | sv nr | rentenversicherungsnummer |
    ahv nummer | ahv nr | ahvn13 | versichertennummer | krankenversicherungsnummer | krankenversichertennummer |
    krankenkassennummer | steuernummer | steuer nr | steuer id | steueridentifikationsnummer |
    steuer identifikationsnummer | identifikationsnummer | steuerliche identifikationsnummer | idnr |
    passnummer | pass nr | reisepass* | ausweisnummer | ausweis nr | ausweis nummer | personalausweis* |
    personalausweisnummer | identitätskarte* | führerscheinnummer | führerschein nr | führerausweisnummer |
    aufenthaltstitel* | umsatzsteuer id | ust idnr | sozialvers nr | rentenversicherungsnr | rv nummer |
    steuernr | passnr | ausweisnr | aufenthaltstitel nummer`),
  shortCode: rawList(`code | kode | ziffern | pin`),
  forms:
    rawList(`=anmelden | =anmeldung | einloggen | login | log in | kundenlogin | passwort vergessen | passwort ändern |
    passwort zurücksetzen | konto erstellen | kundenkonto anlegen | konto eröffnen | =registrieren |
    =registrierung | bezahlen | bezahlung | jetzt zahlen | zahlen | zahlung | zahlungsart | zahlungsarten |
    zahlungsdaten | zahlungsinformationen | zahlungspflichtig bestellen | kostenpflichtig bestellen |
    jetzt kaufen | zur kasse | kasse | kreditkarte | bankverbindung | überweisung | überweisen | lastschrift |
    sepa mandat | jetzt spenden`),
  harmless:
    rawList(`gutschein* | aktionscode | rabattcode | rabatt code | promo code | promocode | vorteilscode |
    empfehlungscode | einladungscode | freundschaftscode | postleitzahl | plz | ländercode | landesvorwahl |
    länderkennung | vorwahl | qr code | barcode | strichcode | quellcode | fehlercode | farbcode | produktcode |
    artikelnummer | bestellnummer | kundennummer | sendungsnummer | kursnummer | visitenkarte* | grußkarte* |
    postkarte* | spielkarte* | speisekarte | kundenkarte | passform | reisepass vorhanden | passwort manager |
    passwortmanager | pin setzen`),
  expiry: 'mm jj',
};
