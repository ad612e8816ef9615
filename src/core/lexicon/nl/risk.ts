import { list } from '../list.ts';
import type { RiskWords } from '../shape.ts';

export const risk: RiskWords = {
  small: list('de | het | mijn | je | uw | deze | dit'),
  commits:
    list(`verzenden | verstuur | versturen | verzend | sturen | stuur | indienen | dien in | inleveren | betalen | betaal | afrekenen |
    reken af | kopen | koop | koop nu | bieden | plaats bod | bestellen | bestel | bestelling plaatsen | plaats bestelling |
    bestelling afronden | bestelling bevestigen | aankoop afronden | boeken | boek nu | reserveren | reserveer | huren |
    huur nu | doneren | doneer | abonneren | abonneer | uitschrijven | afmelden | meld af | opzeggen | zeg op |
    abonnement opzeggen | abonnement stopzetten | stopzetten | bestelling annuleren | annuleer bestelling | boeking annuleren |
    annuleer abonnement | abonnement annuleren | reservering annuleren | verwijderen | verwijder | wissen | weggooien | legen |
    prullenbak legen | vernietigen | opnieuw instellen | terugzetten | resetten | overschrijven | overschrijving uitvoeren |
    herstellen | publiceren | publiceer | plaatsen | bericht plaatsen | reactie plaatsen | delen | tweeten | uitloggen |
    log uit | bevestigen | bevestig | akkoord | ik ga akkoord | accepteren | accepteer | goedkeuren | keur goed | toestaan |
    sta toe | autoriseren | machtigen | weigeren | afwijzen | ondertekenen | onderteken | overmaken | overboeken | geld opnemen |
    storten | investeren | verkopen | verkoop | inwisselen | opwaarderen | opslaan | sla op | toepassen | uitnodigen |
    nodig uit | melden | rapporteren | blokkeren | blokkeer | deblokkeren | deactiveren | activeren | account sluiten |
    account opheffen | opheffen | groep verlaten | deelnemen | aanmelden | lid worden | word lid | registreren | registreer |
    account aanmaken | maak account | inschrijven | schrijf in | solliciteren | solliciteer | aanvragen | vraag aan |
    terugbetalen | terugbetaling aanvragen | retourneren | de installatie ongedaan maken | deïnstalleren | installeren |
    uitvoeren | opnieuw opstarten | afsluiten | formatteren | verlengen | vernieuwen | stemmen | bellen | ophangen | archiveren |
    koppelen | ontkoppelen | naar de kassa | naar kassa | naar betalen | doorgaan naar betaling | probeer gratis |
    gratis proberen | volgen | ontvolgen | afronden | voltooien | instemmen | deel nu | boek reis | afspraak maken`),
  perhaps:
    list(`betaling | bestelling | aankoop | boeking | reservering | abonnement | donatie | overschrijving | opzegging |
    inschrijving | registratie | kassa | reageren | beantwoorden | terugbetaling | verwijdering | bevestiging |
    uitrol | bod`),
  alone: list('deel | boek | wis | stem | ja'),
  harmless:
    list(`bestellingen | betalingen | betaalmethoden | betaalmethode | betaalwijzen | betaalopties | bezorgopties | verzendopties |
    opgeslagen | verzonden | verwijderde | filters wissen | wis filters | filters toepassen | filter toepassen |
    zoekopdracht wissen | deelnemers | volgende | boekingen | boeken lezen | meldingen | koopgids | verkooppunten |
    bestelling volgen | volg bestelling | bestelling bekijken`),
  looks:
    list(`bekijk | bekijken | toon | tonen | weergeven | details | geschiedenis | status | methoden | opties | optie | instellingen |
    voorkeuren | hulp | help | over | vergelijken | terug | bewerken | wijzigen | zoeken | zoek | filteren | filters | filter |
    sorteren | vinden | info | informatie | overzicht | bon | factuur | facturen | beleid | voorwaarden | afdrukken |
    downloaden | download | exporteren | voorbeeld | lijst`),
  leads:
    list(`alle | alles | meer | minder | volgende | verder | vorige | openen | open | menu | lees | lezen | verkennen |
    uitklappen | inklappen | zoomen | afspelen | pauze | kopiëren | verbergen | start | pagina | gids | vernieuwen |
    kiezen | kies | selecteren | selecteer | toevoegen | maken | nieuw | nieuwe | invoegen | bijvoegen | uploaden |
    taal | thema | profiel | kalender | kaart | overslaan | aanpassen | beheren | configureren | hernoemen |
    dupliceren | contact | mijn | vragen`),
  topics:
    list(`veelgestelde vragen | volledig scherm | weer vandaag | het weer | openingstijden | dienstregeling | maattabel |
    luister | luisteren | fragment | trailer | dempen | geluid uit | donkere modus | donker thema | ondertiteling |
    catalogus | toegankelijkheid | wie zijn wij | vacatures | pers | favorieten | route | bij jou in de buurt |
    beoordelingen | beschikbaarheid | nieuws | prijs oplopend | prijs aflopend | goedkoopste | tekstgrootte |
    vergroten | verkleinen | zijbalk | winkelwagen | winkelmandje | verlanglijst | bekijk | meer laden | juridisch |
    sorteer | sorteren | toon | verlanglijstje | op verlanglijst`),
  retreats:
    list(`annuleren | annuleer | nee | nee bedankt | niet nu | later | sluiten | sluit | terug | ga terug | behouden | blijven |
    overslaan`),
  places:
    list(`kassa | afrekenen | betaling | betalen | besteloverzicht | bestelling afronden | facturering | gevarenzone |
    account verwijderen | accountinstellingen | overschrijving | abonnement | opzeggen | doneren | onomkeerbaar |
    kan niet ongedaan | weet je het zeker | weet u het zeker | definitief`),
  acts: list(`verzend* | verstuur* | verstur* | opstur* | indien* | betal* | koop* | aankop* | bestel* | reserve* | doneer* |
    doner* | abonne* | uitschrijf* | afmeld* | opzeg* | verwijder* | wissen* | legen* | leeg* | vernietig* | reset* |
    herstel* | terugzet* | terugdraai* | overschrijf* | overschrijv* | opsla* | bewaar* | bewar* | toepas* |
    publice* | vrijgev* | bevestig* | akkoord* | accepteer* | accepter* | aanvaard* | goedkeur* | toesta* | weiger* |
    afwijz* | onderteken* | uitlog* | intrek* | overmak* | stort* | opneem* | opnem* | investe* | verkoop* | verkop* |
    inwissel* | ruil* | nodig* | uitnodig* | toetred* | deelnem* | word* | verlaat* | verlat* | blokke* | deblokke* |
    ontgrendel* | rapporteer* | activeer* | activer* | deactiv* | schakel* | installe* | uitvoer* | voer* |
    herstart* | verleng* | registre* | inschrijf* | aanvra* | terugbetal* | plannen* | inplan* | rond* | afrond* |
    forceer* | forcer* | ontkoppel* | archive* | meld … aan | meld … af | schrijf … in | schrijf … uit | zeg … op |
    trek … in | sla … op | voer … uit | geef … vrij | neem … deel | deel te nemen | ongedaan maken | keur … goed |
    wijs … af | verzoek om | lid worden | inplannen | markeren als | markeer als | overdrag* | overdraag* | roteren |
    roteer* | vernieuw sleutel | incasse* | uitschakel* | restitu* | terugbeta* | retour aanvragen | verwerp* |
    upgrade* | upgraden | uitrol* | deployen | royeren | uit de groep zetten | opheff* | stem … uitbreng* |
    stem uitbrengen | bod … doen | bod uitbrengen | bieden | wedden | inzetten | word lid | word donateur |
    word vriend | word sponsor | advertentie plaatsen | plaats … advertentie | cadeau geven | fooi geven | bevriez* |
    taxi bellen | rit aanvragen | live gaan | uitzending starten | opname starten | inlever* | inklokken |
    uitklokken | inchecken | klacht indienen | abonnement pauzeren | abonnement hervatten | heropen* | ontbind* |
    ontsla* | aannemen | limiet verhogen | maak beheerder | beheerder maken | toestemming … intrekken | adopteer* |
    adopteren | aflossen | pauzeer … abonnement`),
  states:
    list(`verzonden | verzending | verstuurd | betaald | betaalmethode* | betaalmethoden | betalingen | betaling |
    betalingsmethode* | gekocht | kopie | kopiëren | kopieer | kopteksten | koptekst | koppen | bestelling |
    bestellingen | bestelnummer | bestelstatus | reserveringen | verwijderd | verwijderde | herstelt | opgeslagen |
    publicatie | publicaties | publicatiedatum | gedeeld | gedeelde | deelnemers | bevestigd | stemming | stemmen op |
    meldingen | melding | meldt | activiteit | activiteiten | actief | actieve | geactiveerd | geïnstalleerd |
    installatie | installatiehandleiding | planning | verkoper | verkopers | verkocht | verkooppunten |
    uitnodigingen | leden | geblokkeerd | geregistreerd | archief | hersteld | wisselkoers | wisselkoersen |
    koppeling | koppelingen | leeftijd | slaapkamer | schrijver | uitvoering | uitvoerig | bewaarde | huurder |
    huren zoeken | deeltijd | teken | koptelefoons | onderdelen | wisselen | stemgeluid | verlengstuk | meldpunt |
    inschakelen | schakelaar | indiening | indiener`),
  cancels: list(`annuleer* | annuler* | afbreek* | ongedaan*`),
};
