import { rawList } from '../list.ts';
import type { RiskWords } from '../shape.ts';

export const risk: RiskWords = {
  small: rawList(`min | mitt | mine | din | ditt`),
  commits:
    rawList(`legg inn bud | gjennomfør | book | gi en gave | meld deg på | meld på | meld av | si opp | kanseller bestilling |
    avbestill | avbryt abonnement | tweet | legg ut | logg ut | logg av | godta | jeg godtar | ta ut penger | sett inn | selg |
    bytt inn | løs inn | fyll på | bruk endringer | meld fra | steng konto | lukk konto | bli med | bli medlem | opprett konto |
    søk på stillingen | utfør | start på nytt | slå av | formater | koble til konto | koble fra | til kassen | til betaling |
    prøv gratis | følg | slutt å følge | vipps | tøm historikk* | tøm søkehistorikk*`),
  perhaps:
    rawList(`betaling | bestilling | ordre | reservasjon | abonnement | gave | overføring | påmelding | registrering | kasse | svar |
    kommenter | refusjon | sletting | bekreftelse | utrulling`),
  alone: rawList(`del | by | gi | lever | lei | stem | ring | ja`),
  harmless:
    rawList(`bestillinger | ordrer | lagrede | sendte | tilbakestill filtre | betalingsmåter | betalingsmetoder |
    leveringsalternativer | følg pakken | spor pakken | delte | betalingshistorikk | sett inn tabell | sett inn bilde |
    tøm søk | merk som lest | merk som ulest | forstørr | fortsett å handle | skriv anmeldelse | les anmeldelser |
    slå sammen rader`),
  looks:
    rawList(`vis | detaljer | historikk | spor | status | metoder | måter | alternativer | innstillinger | hjelp | om oss | sammenlign |
    tilbake | rediger | endre | søk | filtrer | filtre | filter | sorter | finn | informasjon | info | sammendrag | kvittering |
    faktura | fakturaer | vilkår | retningslinjer | skriv ut | last ned | eksporter | liste | se mer | se alle |
    se bestilling | *historikk | forhåndsvis*`),
  leads:
    rawList(`alle | mer | flere | mindre | neste | videre | fortsett | forrige | åpne | meny | les | utforsk | utvid |
    skjul | zoom | spill av | pause | kopier | hjem | side | oppdater | velg | bytt | legg til | opprett | ny | nytt |
    sett inn bilde | legg ved | last opp | språk | tema | profil | kalender | kart | tilpass | administrer | kontakt |
    mine | avgrens`),
  topics:
    rawList(`spørsmål | fullskjerm | vær | været | åpningstider | rutetabell | rutetider | størrelsesguide |
    størrelsestabell | lytt | hør | utdrag | smakebit | trailer | demp | lyd av | mørk modus | mørkt tema |
    undertekster | katalog | tilgjengelighet | karriere | jobb hos oss | presse | favoritter | veibeskrivelse |
    nær deg | anmeldelser | lagerstatus | nyheter | stigende | synkende | billigst* | tekststørrelse | forminsk |
    sidefelt | handlekurv* | handlevogn | ønskeliste | last inn flere | se | til toppen | listevisning | visning |
    i dag | i morgen | i går | uke* | måned* | kategorier | ordrestatus | slettede | delt med | kjøpsguide |
    fraktkostnader | frakt | returpolicy | dupliser | fet | kursiv | oversett | forhåndsvisning | glemt | beregn |
    informasjonskapsler | populære | relaterte | innhold | kapittel | hastighet | roter | beskjær | kolonner | uleste |
    innboks | papirkurv | utkast | forside | emner | oppskrifter | ingredienser | butikker | galleri | bilder |
    videoer | egenskaper | spesifikasjoner | levering | garanti | priser | transaksjoner | kontoutskrift | saldo |
    kort | kontoer | dokumenter | skjemaer | arrangementer | sesong* | episode* | sangtekst* | spilleliste* |
    lydstyrke | kontrast | i nærheten | merker | sport | værmelding | leveringsmåte* | kontosaldo | kontobevegelser |
    ledige timer | ledige tider | ^under | ^opptil | omtaler | omtale | ^mellom | på lager | ledige plasser`),
  retreats: rawList(
    `avbryt | nei | nei takk | ikke nå | senere | lukk | tilbake | behold | bli | hopp over | angre`,
  ),
  opens:
    rawList(`vis | se | les | hvordan | hvorfor | når | hvor | hvem | om | følg min | ikke | behold | sammenlign | tilbake | skjul |
    administrer | utforsk | søk i | søk etter | slik | hva | kan jeg | hvor mye | er det`),
  places:
    rawList(`kasse | betaling | ordresammendrag | fakturering | faresone | slett konto | kontoinnstillinger | overføring | uttak |
    abonnement | donasjon | kan ikke angres | er du sikker`),
  acts: rawList(`send* | innsend* | betal* | kjøp* | bestill* | reserver* | leie* | doner* | abonn* | avmeld* | slett* |
    fjern* | forkast* | ødelegg* | nullstill* | tilbakestill* | gjenopprett* | overskriv* | tilbakekall* | lagre* |
    publiser* | avpubliser* | offentliggjør* | frigi* | bekreft* | godkjenn* | aksepter* | samtykk* | autoriser* |
    tillat* | avvis* | nekt* | avslå* | signer* | underskriv* | overfør* | invest* | veksl* | inviter* | delta* |
    forlat* | blokker* | opphev* | rapporter* | aktiver* | deaktiver* | installer* | avinstaller* | kjør* | omstart* |
    forny* | forleng* | registrer* | refunder* | planlegg* | fullfør* | tving* | arkiver* | logg … ut | meld … ut |
    meld … på | skriv … under | trekk … tilbake | be om | søk om | tøm | lås opp | kast | gå ut av | del med | avgi |
    merk som | marker som | roter … nøkkel | belast | oppgrader* | rull ut | utrull* | løs opp | oppløs* | ekskluder* |
    stem nå | gi bud | by på | bli fast giver | bli sponsor | legg ut annonse | legg inn annonse | gi bort | gi tips |
    sperr* | ring taxi | gå live | start direktesending | start opptak | lever inn* | lever oppgave* | innlever* |
    stemple inn | stemple ut | sjekk inn | gjenåpne* | si opp* | avskjedig* | ansett* | tilbakebetal* | øk grensen |
    gjør til administrator | adopter | innfri* | avslutt* | klag på | klage* … på | del offentlig | videresend* |
    søk stilling* | søk på stilling* | flett | returner* | spill nå | meld deg | meld … av | gi … bidrag | bidra |
    endre time | flytt time | lån | stopp | gå direkte | legg på | varsle* | åpne døren | åpne konto | ja takk |
    bestrid* | tegn | tildel* | utnevn* | forfrem* | degrader* | utvis* | frys* | innvilg* | gi tilgang | attester* |
    bevitn* | erklær* | vedta | fullbyrd* | overdra* | ta ut | makuler* | destruer* | knus | migrer* | slå til |
    sikre deg | stevn* | anmeld* | by nå | sats | lei ut | lei nå | pantsett* | støtt* | takk ja | hev`),
  states:
    rawList(`betaling | betalinger | betalingsmåte* | betalingsmetode* | kjøpt | kjøpte | kjøpsguide | bestilling |
    bestilt | leier | lagret | publisert | publiseringsdato | delt | deltakere | bekreftet | godkjent | rapport |
    aktivitet | aktiviteter | aktiv | aktive | aktivert | installert | registrert | stemmer | selger | selgere |
    solgt | solgte | blokkert | blokkerte | invitasjoner | invitasjon | planlagt | arkivert | arkiv | detaljer |
    delvis | senere | avsender | lagringsplass | bruker | brukere | brukernavn | brukerstøtte | brukt | brukte |
    bruksanvisning | bruksområde* | bruk filter | kjørelengde | kjøretøy | kjørelinje | deler | fjernet | abonnenter |
    leverandør* | levering | leveringsmåte* | leveringstid | leilighet* | fjern markering* | kastet | leid | leide |
    ansettelse* | oppløsning | ansatte | kjøpshistorikk | anmeldelse* | sending* | deltar | tegning* | sperret |
    lånevilkår | varslinger | varsler | publiserte | tegnstørrelse | avsluttede | avsluttet | stoppested* |
    bestillingshistorikk | abonnement | abonnementer | slettede | sendt* | slettet* | avbestilte | kansellerte |
    kansellert`),
  cancels: rawList(`avbryt* | kanseller* | avbestill* | angre*`),
  keeps: rawList(`lagre*`),
  drafts: rawList(`utkast* | kladd* | søk`),
  clears: rawList(`tøm | nullstill* | bruk | fjern* | slett`),
  filters: rawList(`filter* | filtr*`),
  joins: rawList(`og | så`),
};
