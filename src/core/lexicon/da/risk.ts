import { list } from '../list.ts';
import type { RiskWords } from '../shape.ts';

export const risk: RiskWords = {
  small: list('min | mit | mine | din | dit'),
  commits:
    list(`send | send ind | indsend | afsend | aflever | betal | betal nu | køb | køb nu | afgiv bud | bestil | afgiv ordre |
    afgiv bestilling | gennemfør køb | gennemfør betaling | gennemfør ordre | gennemfør | fuldfør | fuldfør køb | book |
    book nu | reserver | doner | støt nu | abonner | tilmeld | tilmeld dig | afmeld | opsig | opsig abonnement | annuller ordre |
    annuller abonnement | annuller booking | annuller reservation | afbestil | slet | slette | fjern | tøm | tøm papirkurv |
    kassér | ødelæg | nulstil | overskriv | gendan | udgiv | offentliggør | publicer | tweet | slå op | log ud | logud |
    bekræft | godkend | accepter | acceptér | jeg accepterer | giv samtykke | tillad | autoriser | afvis | underskriv | signer |
    overfør | indsæt penge | invester | sælg | byt | indløs | tank op | anvend | inviter | anmeld | rapporter | bloker |
    fjern blokering | deaktiver | aktiver | luk konto | forlad gruppe | deltag | bliv medlem | registrer | opret konto |
    opret bruger | ansøg | refunder | afinstaller | installer | udfør | genstart | luk ned | formater | forny | forlæng |
    ring op | arkiver | tilknyt konto | frakobl | til kassen | gå til kassen | gå til betaling | til betaling | prøv gratis |
    følg | følg ikke længere`),
  perhaps:
    list(`betaling | bestilling | ordre | booking | reservation | abonnement | donation | overførsel | tilmelding |
    registrering | kasse | svar | kommenter | refusion | sletning | bekræftelse | udrulning`),
  alone: list('del | byd | giv | gem | stem | hæv | lej | ja'),
  harmless:
    list(`ordrer | bestillinger | gemte | sendte | nulstil filtre | ryd filtre | fjern filtre | anvend filtre | betalingsmetoder |
    betalingsmuligheder | leveringsmuligheder | følg ordre | følg pakke | slettede | køb og salg info | delte`),
  looks:
    list(`vis | detaljer | historik | spor | status | metoder | muligheder | indstillinger | hjælp | om os | sammenlign | tilbage |
    rediger | ændr | søg | søgning | filtrer | filtre | filter | sorter | find | information | info | oversigt | kvittering |
    faktura | fakturaer | vilkår | politik | udskriv | download | hent | eksporter | liste | se mere | se alle | se detaljer |
    se ordre`),
  leads:
    list(`alle | mere | flere | mindre | næste | videre | fortsæt | forrige | åbn | menu | læs | udforsk | udvid | fold |
    zoom | afspil | pause | kopier | skjul | hjem | forside | side | opdater | vælg | skift | tilføj | opret | ny |
    nyt | indsæt | vedhæft | upload | sprog | tema | profil | kalender | kort | spring over | tilpas | administrer |
    kontakt | mine`),
  topics:
    list(`ofte stillede spørgsmål | spørgsmål | fuld skærm | fuldskærm | vejret | åbningstider | køreplan |
    størrelsesguide | størrelsesskema | lyt | hør | uddrag | smagsprøve | trailer | slå lyd* fra | lyd fra |
    mørk tilstand | mørkt tema | undertekster | katalog | hent | tilgængelighed | om os | karriere | job hos os |
    presse | favoritter | rutevejledning | nær dig | anmeldelser | lagerstatus | nyheder | stigende | faldende |
    billigste | tekststørrelse | forstør | formindsk | sidepanel | kurv | indkøbskurv | se kurven | ønskeliste |
    indlæs flere | se | sorter | vis`),
  retreats: list(
    'annuller | annullér | afbryd | nej | nej tak | ikke nu | senere | luk | tilbage | behold | bliv | spring over | fortryd',
  ),
  places:
    list(`kasse | betaling | ordreoversigt | fakturering | farezone | slet konto | kontoindstillinger | overførsel | hævning |
    abonnement | donation | kan ikke fortrydes | er du sikker`),
  acts: list(`send* | afsend* | indsend* | betal* | bestil* | book* | reserver* | leje* | doner* | abonn* | afmeld* | opsig* |
    slet* | fjern* | kasser* | ødelæg* | nulstil* | gendan* | overskriv* | tilbagerul* | tilbagekald* | gemme* |
    udgiv* | offentliggør* | afpublicer* | frigiv* | bekræft* | godkend* | accepter* | samtyk* | autoriser* |
    tillad* | afvis* | nægt* | afslå* | underskriv* | signer* | overfør* | indsæt* | hæv* | invest* | sælg* | veksl* |
    indløs* | inviter* | deltag* | forlad* | bloker* | ophæv* | blokering* | anmeld* | rapporter* | aktiver* |
    deaktiver* | installer* | afinstaller* | genstart* | forny* | forlæng* | registrer* | refunder* | anmod* |
    ansøg* | planlæg* | gennemfør* | fuldfør* | tving* | arkiver* | forbind* | log … ud | meld … ud | skriv … under |
    træk … tilbage | anmod … om | tøm | lej | køb | lås op | gem | anvend ændringer | gå ud af | del med | afgiv |
    marker som | markér som | roter … nøgle | overdrag* | hæv betaling | anmod om returnering | opgrader* | udrul* |
    opløs* | smid ud | ekskluder* | afgiv … stemme | afgiv stemme | stem nu | giv … bud | giv bud | afgiv bud | byd |
    sats på | bliv medlem | bliv støttemedlem | bliv sponsor | indryk annonce | opret annonce | forær* |
    giv drikkepenge | frys | spær* | ring efter taxi | bestil taxi | gå live | start udsendelse | start transmission |
    start optagelse | aflever* | indlever* | stempl ind | stempl ud | tjek ind | indgiv* | sæt abonnement på pause |
    genoptag abonnement* | genåbn* | afskedig* | ansæt* | tilbagebetal* | hæv grænsen | gør til administrator |
    tilbagetræk* | adopter | indfri* | støt med | støt nu | støt os | støt projektet`),
  states:
    list(`sendt | afsendt | sendte | betaling | betalinger | betalingsmetode* | betalingsmetoder | købt | købte |
    købsguide | bestilt | bestillinger | bookinger | lejer | slettet | slettede | gemt | gemte | udgivet | udgivelse |
    udgivelser | offentliggjort | delt | delte | deltagere | bekræftet | godkendt | anmeldelser | anmeldelse |
    anmeldt | rapport | aktivitet | aktiviteter | aktiv | aktive | aktiveret | installeret | registreret | stemmer |
    stemning | sælger | sælgere | solgt | solgte | blokeret | blokerede | invitationer | invitation | ansøgninger |
    planlagt | arkiveret | arkiv | anmodninger | delingsindstillinger | sende | senere | sener | dele af | detaljer |
    delvis | afsender | gemini | stemme | kørsel | kørekort | fjernet | abonnenter | abonnementer | lejlighed* |
    lejligheder | fjernsyn | fjern markering* | fjern filter | fjern filtre | ansættelse* | opløsning | opløsninger |
    afleveret`),
  cancels: list(`annuller* | afbryd* | fortryd*`),
};
