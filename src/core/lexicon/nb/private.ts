import { rawList } from '../list.ts';
import type { PrivateWords } from '../shape.ts';

export const privateWords: PrivateWords = {
  password:
    rawList(`passord* | *passord | passfrase | api nøkkel | hemmelig nøkkel | privat nøkkel | tilgangsnøkkel |
    tilgangstoken | sikkerhetsnøkkel | gjenopprettingsfrase | wifi nøkkel`),
  code: rawList(`bekreftelseskode* | sikkerhetskode* | verifiseringskode* | verifikasjonskode* | engangskode* |
    engangspassord | godkjenningskode | autentiseringskode | aktiveringskode | tilgangskode | innloggingskode |
    sms kode | smskode | bankid kode | kodebrikke | pinkode | pin kode | pin | puk kode | gjenopprettingskode* |
    reservekode* | sikkerhetsspørsmål | hemmelig spørsmål | svar på sikkerhetsspørsmål | sikkerhetssvar |
    mors pikenavn | sifret kode`),
  payment:
    rawList(`kredittkort* | betalingskort* | debetkort* | bankkort* | kortnummer* | kort nummer | kortnr |
    kortopplysninger | kortinformasjon | kortholder* | kortinnehaver* | kortets innehaver | navn på kortet |
    navn på kort | utløpsdato | utløpsmåned | utløpsår | =gyldig til | =utløper | cvc kode | cvv kode | cvc |
    cvv | kontonummer | kontonr | konto nummer | bankkonto* | bankkontonummer | bankopplysninger | iban | bic |
    swift | gavekortnummer`),
  identity:
    rawList(`fødselsnummer | personnummer | fødsels og personnummer | d nummer | passnummer | pass nr | førerkort* |
    førerkortnummer | id kort* | id nummer | =legitimasjon | skattenummer | skatteidentifikasjonsnummer |
    trygdenummer | nasjonalt id`),
  shortCode: rawList(`kode | siffer`),
  forms:
    rawList(`logg inn | logg på | innlogging | pålogging | login | glemt passord | opprett konto | lag konto |
    registrer bruker | betal | betaling | betalingsmåte | betalingsmetode | betalingsinformasjon | til kassen |
    =kassen | kasse | fullfør kjøp | fullfør bestilling | kjøp nå | overføring | overfør | støtt nå`),
  harmless:
    rawList(`rabattkode | kampanjekode | kupongkode | gavekort hilsen | invitasjonskode | vervekode | postnummer |
    landkode | landskode | retningsnummer | qr kode | strekkode | kildekode | feilkode | produktkode |
    varenummer | ordrenummer | sporingsnummer | visittkort* | postkort* | nøkkelord | søkeord`),
  expiry: 'mm åå',
};
