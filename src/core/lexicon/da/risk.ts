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
    list(`betaling | bestilling | ordre | booking | reservation | abonnement | donation | overførsel | tilmelding | registrering |
    kasse | svar | kommenter | refusion | sletning | bekræftelse`),
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
    list(`alle | mere | flere | mindre | næste | videre | fortsæt | forrige | åbn | menu | læs | udforsk | udvid | fold | zoom |
    afspil | pause | kopier | skjul | hjem | forside | side | opdater | vælg | skift | tilføj | opret | ny | nyt | indsæt |
    vedhæft | upload | sprog | tema | profil | kalender | kort | spring over | tilpas | administrer | kontakt | mine`),
  retreats: list(
    'annuller | annullér | afbryd | nej | nej tak | ikke nu | senere | luk | tilbage | behold | bliv | spring over | fortryd',
  ),
  places:
    list(`kasse | betaling | ordreoversigt | fakturering | farezone | slet konto | kontoindstillinger | overførsel | hævning |
    abonnement | donation | kan ikke fortrydes | er du sikker`),
};
