import { rawList } from '../list.ts';
import type { PrivateWords } from '../shape.ts';

export const privateWords: PrivateWords = {
  password:
    rawList(`adgangskode* | *adgangskode | kodeord* | *kodeord | password | adgangsord | api nøgle | hemmelig nøgle |
    privat nøgle | adgangsnøgle | adgangstoken | sikkerhedsnøgle | gendannelsesfrase | wifi kode`),
  code: rawList(`bekræftelseskode* | sikkerhedskode* | verifikationskode* | verificeringskode* | engangskode* |
    engangsadgangskode | godkendelseskode | aktiveringskode | login kode | sms kode | smskode | nemid nøgle |
    mitid kode | nøglekort | pinkode | pin kode | pin | puk kode | gendannelseskode* | backupkode* |
    reservekode* | sikkerhedsspørgsmål | hemmeligt spørgsmål | svar på sikkerhedsspørgsmål | sikkerhedssvar |
    mors pigenavn | din mors pigenavn | cifret kode`),
  payment:
    rawList(`kreditkort* | betalingskort* | debetkort* | dankort* | bankkort* | kortnummer* | kort nummer | kortnr |
    kortoplysninger | kortholder* | kortindehaver* | navn på kortet | navn på kort | udløbsdato | udløbsmåned |
    udløbsår | =udløb | =gyldig til | kontrolcifre | cvc kode | cvv kode | cvc | cvv | kontonummer | konto nr |
    kontonr | bankkonto* | registreringsnummer | reg nr | reg nummer | regnr | bankoplysninger | iban | bic |
    swift | gavekortnummer`),
  identity:
    rawList(`cpr nummer | cpr nr | cprnr | cprnummer | cpr | personnummer | pasnummer | pas nr | pasnr | kørekort* |
    kørekortnummer | kørekortnr | id kort* | id nummer | =legitimation | skattenummer | skatteid |
    sygesikringsnummer | sundhedskort* | tin nummer`),
  shortCode: rawList(`kode | cifre`),
  forms:
    rawList(`log ind | log på | login | logind | glemt adgangskode | glemt kodeord | opret konto | opret en konto |
    opret bruger | betal | betaling | betalingsmetode | betalingsoplysninger | gå til kassen | til kassen |
    =kassen | gennemfør køb | afgiv ordre | køb nu | overførsel | overfør | støt nu`),
  harmless:
    rawList(`rabatkode | kampagnekode | kuponkode | gavekort hilsen | invitationskode | henvisningskode | postnummer |
    landekode | områdenummer | qr kode | stregkode | kildekode | fejlkode | produktkode | varenummer |
    farvekode | ordrenummer | sporingsnummer | visitkort* | postkort* | nøgleord | søgeord`),
  expiry: 'mm åå',
};
