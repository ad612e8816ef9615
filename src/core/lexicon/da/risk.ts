import { rawList } from '../list.ts';
import type { RiskWords } from '../shape.ts';

export const risk: RiskWords = {
  small: rawList(`min | mit | mine | din | dit`),
  commits:
    rawList(`annuller ordre | annuller abonnement | annuller reservation | afbestil | publicer | tweet | slå op | log ud | byt |
    tank op | anvend | luk konto | bliv medlem | opret konto | opret bruger | udfør | luk ned | formater | tilknyt konto |
    frakobl | til kassen | til betaling | prøv gratis | følg | ryd historik* | ryd søgehistorik* |
    ryd browserhistorik*`),
  perhaps:
    rawList(`betaling | bestilling | ordre | booking | reservation | abonnement | donation | overførsel | tilmelding | registrering |
    kasse | svar | kommenter | refusion | sletning | bekræftelse | udrulning`),
  alone: rawList(`del | byd | giv | gem | stem | hæv | lej | ja`),
  harmless:
    rawList(`ordrer | bestillinger | gemte | sendte | betalingsmetoder | betalingsmuligheder | leveringsmuligheder |
    følg ordre | følg pakke | slettede | køb og salg info | delte | betalingshistorik | indsæt tabel | indsæt billede |
    markér som læst | marker som ulæst | forstør | fortsæt med at handle | skriv anmeldelse | læs anmeldelser`),
  looks:
    rawList(`vis | detaljer | historik | spor | status | metoder | muligheder | indstillinger | hjælp | om os | sammenlign | tilbage |
    rediger | ændr | søg | søgning | filtrer | filtre | filter | sorter | find | information | info | oversigt | kvittering |
    faktura | fakturaer | vilkår | politik | udskriv | download | hent | eksporter | liste | se mere | se alle |
    se ordre | *historik`),
  leads:
    rawList(`alle | mere | flere | mindre | næste | videre | fortsæt | forrige | åbn | menu | læs | udforsk | udvid |
    fold | zoom | afspil | pause | kopier | skjul | hjem | forside | side | opdater | vælg | skift | tilføj | opret |
    ny | nyt | indsæt | vedhæft | upload | sprog | tema | profil | kalender | kort | tilpas | administrer | kontakt |
    mine | afgræns | indsnævr`),
  topics:
    rawList(`spørgsmål | fuld skærm | vejret | åbningstider | køreplan | størrelsesguide | størrelsesskema | lyt |
    hør | uddrag | smagsprøve | trailer | lyd fra | mørk tilstand | mørkt tema | undertekster | katalog |
    tilgængelighed | karriere | job hos os | presse | favoritter | rutevejledning | nær dig | anmeldelser |
    lagerstatus | nyheder | stigende | faldende | billigste | tekststørrelse | formindsk | sidepanel | kurv |
    indkøbskurv | ønskeliste | indlæs flere | se | til toppen | listevisning | visning | i dag | i morgen | i går |
    uge* | måned* | kategorier | ordrestatus | delt med | købsguide | fragtpriser | fragt | betingelser |
    returpolitik | omdøb | dupliker | fed | kursiv | oversæt | glemt | beregn | cookieindstil* | populære |
    relaterede | indhold | kapitel | hastighed | roter | beskær | kolonner | ulæste | indbakke | papirkurv | kladder |
    emner | opskrifter | ingredienser | butikker | galleri | billeder | videoer | egenskaber | specifikationer |
    levering | garanti | priser | posteringer | kontoudtog | saldo | konti | dokumenter | blanketter | begivenheder |
    sæson* | afsnit* | sangtekst* | spilleliste* | lydstyrke | kontrast | i nærheden | mærker | sport | vejr |
    kontosaldo | kontobevægelser | ledige tider | ^under | ^op til | ^mellem | på lager | ledige pladser`),
  retreats: rawList(
    `annuller | annullér | afbryd | nej | nej tak | ikke nu | senere | luk | tilbage | behold | bliv | spring over | fortryd`,
  ),
  opens:
    rawList(`vis | se | læs | hvordan | hvorfor | hvornår | hvor | hvem | om | følg min | ikke | behold | sammenlign | tilbage | skjul |
    administrer | udforsk | søg | sådan | hvad | kan jeg | hvor meget | er det`),
  places:
    rawList(`kasse | betaling | ordreoversigt | fakturering | farezone | slet konto | kontoindstillinger | overførsel | hævning |
    abonnement | donation | kan ikke fortrydes | er du sikker`),
  acts: rawList(`send* | afsend* | indsend* | betal* | bestil* | book* | reserver* | leje* | doner* | abonn* | afmeld* |
    opsig* | slet* | fjern* | kasser* | ødelæg* | nulstil* | gendan* | overskriv* | tilbagerul* | tilbagekald* |
    gemme* | udgiv* | offentliggør* | afpublicer* | frigiv* | bekræft* | godkend* | accepter* | samtyk* | autoriser* |
    tillad* | afvis* | nægt* | afslå* | underskriv* | signer* | overfør* | indsæt* | hæv* | invest* | sælg* | veksl* |
    indløs* | inviter* | deltag* | forlad* | bloker* | ophæv* | anmeld* | rapporter* | aktiver* | deaktiver* |
    installer* | afinstaller* | genstart* | forny* | forlæng* | registrer* | refunder* | anmod* | ansøg* | planlæg* |
    gennemfør* | fuldfør* | tving* | arkiver* | forbind* | log … ud | meld … ud | skriv … under | træk … tilbage |
    tøm | lej | lås op | gem | anvend ændringer | gå ud af | del med | afgiv | markér som | roter … nøgle | overdrag* |
    opgrader* | udrul* | opløs* | smid ud | ekskluder* | stem nu | giv … bud | byd | bliv støttemedlem | bliv sponsor |
    indryk annonce | opret annonce | forær* | giv drikkepenge | spær* | gå live | start udsendelse |
    start transmission | start optagelse | aflever* | indlever* | stempl ind | stempl ud | tjek ind | indgiv* |
    genåbn* | ansæt* | tilbagebetal* | gør til administrator | tilbagetræk* | adopter | indfri* | afslut* | klag over |
    klage* … over | sæt til salg | videresend* | flet | støt | giv … bidrag | bidrag* nu | returner* | spil nu |
    frameld* | flyt … tid | lån | stop | læg på | underret* | åbn døren | åbn konto | indsigelse | tegn | færdiggør* |
    tildel* | ryd alt | ryd data | afsked* | udnævn* | forfrem* | degrader* | udvis | bortvis* | frys* | optø |
    bevilg* | giv adgang | giv … gave | attester* | bevidn* | erklær* | vedtag* | fuldbyrd* | makuler* | destruer* |
    knus | migrer* | idriftsæt* | ring | alarm til | køb* | snup | slå til | hop med | meld … til | meld … fra |
    tilmeld* | stævn* | politianmeld* | sats | udlej* | pantsæt* | tak ja | takker ja`),
  states:
    rawList(`afsendt | betaling | betalinger | betalingsmetode* | købt | købte | købsguide | bestilt | bookinger |
    lejer | gemt | udgivet | offentliggjort | delt | deltagere | bekræftet | godkendt | anmeldt | rapport | aktivitet |
    aktiviteter | aktiv | aktive | aktiveret | installeret | registreret | stemmer | stemning | sælger | sælgere |
    solgt | solgte | blokeret | blokerede | invitationer | invitation | ansøgninger | planlagt | arkiveret | arkiv |
    anmodninger | delingsindstillinger | sende | senere | sener | dele af | detaljer | delvis | afsender | gemini |
    stemme | kørsel | kørekort | fjernet | abonnenter | abonnementer | lejlighed* | fjernsyn | fjern markering* |
    fjern filter | ansættelse* | opløsning | opløsninger | afleveret | købshistorik | anmeldelse* | sending* |
    bestillingshistorik | tegning* | spærret | lånevilkår | underretninger | udgivelse* | tegnstørrelse | afsluttede |
    afsluttet | ringetone* | udgave* | stoppested* | abonnement | sendt* | slettet* | annulleret* | annullerede |
    betalingen | opsigelse`),
  cancels: rawList(`annuller* | afbryd* | fortryd*`),
  keeps: rawList(`gem`),
  drafts: rawList(`kladde* | udkast* | søgning*`),
  clears: rawList(`ryd | nulstil* | anvend* | fjern* | slet`),
  filters: rawList(`filter | filtr*`),
  joins: rawList(`og | så`),
};
