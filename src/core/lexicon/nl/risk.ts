import { rawList } from '../list.ts';
import type { RiskWords } from '../shape.ts';

export const risk: RiskWords = {
  small: rawList(`de | het | mijn | je | uw | deze | dit`),
  commits:
    rawList(`sturen | stuur | dien in | afrekenen | reken af | kopen | plaats bod | plaats bestelling | boeken | huren | zeg op |
    stopzetten | bestelling annuleren | annuleer bestelling | annuleer abonnement | abonnement annuleren | opnieuw instellen |
    delen | tweeten | log uit | keur goed | sta toe | autoriseren | overboeken | opwaarderen | sla op | melden | rapporteren |
    account sluiten | aanmelden | account aanmaken | maak account | schrijf in | solliciteren | solliciteer | vraag aan |
    retourneren | de installatie ongedaan maken | deïnstalleren | opnieuw opstarten | formatteren | vernieuwen | stemmen |
    bellen | ophangen | naar de kassa | naar kassa | doorgaan naar betaling | probeer gratis | gratis proberen | volgen |
    ontvolgen | voltooien | deel nu | afspraak maken`),
  perhaps:
    rawList(`betaling | bestelling | aankoop | boeking | reservering | abonnement | donatie | overschrijving | opzegging | inschrijving |
    registratie | kassa | reageren | beantwoorden | terugbetaling | verwijdering | bevestiging | uitrol | bod`),
  alone: rawList(`deel | boek | wis | stem | ja`),
  harmless:
    rawList(`bestellingen | betalingen | betaalmethoden | betaalmethode | betaalwijzen | betaalopties | bezorgopties |
    verzendopties | opgeslagen | verzonden | verwijderde | zoekopdracht wissen | deelnemers | volgende | boekingen |
    boeken lezen | meldingen | koopgids | verkooppunten | bestelling volgen | volg bestelling | bestelling bekijken |
    vandaag | pakket volgen | verzendkosten | verkoopvoorwaarden | ongedaan maken | markeren als gelezen |
    markeer als gelezen | markeren als ongelezen | verder winkelen | wachtwoord vergeten | zonder geluid |
    met geluid | vrije plaatsen`),
  looks:
    rawList(`bekijk | bekijken | toon | tonen | weergeven | details | geschiedenis | status | methoden | opties | optie | instellingen |
    voorkeuren | hulp | help | over | vergelijken | terug | bewerken | wijzigen | zoeken | zoek | filteren | filters | filter |
    sorteren | vinden | info | informatie | overzicht | bon | factuur | facturen | beleid | voorwaarden | afdrukken |
    downloaden | download | exporteren | voorbeeld | lijst | *geschiedenis`),
  leads:
    rawList(`alle | alles | meer | minder | volgende | verder | vorige | openen | open | menu | lees | lezen |
    verkennen | uitklappen | inklappen | zoomen | afspelen | pauze | kopiëren | verbergen | start | pagina | gids |
    vernieuwen | kiezen | kies | selecteren | selecteer | toevoegen | maken | nieuw | nieuwe | invoegen | bijvoegen |
    uploaden | taal | thema | profiel | kalender | kaart | aanpassen | beheren | configureren | hernoemen |
    dupliceren | contact | mijn | vragen | verfijnen | verfijn`),
  topics:
    rawList(`veelgestelde vragen | volledig scherm | openingstijden | dienstregeling | maattabel | luister |
    luisteren | fragment | trailer | dempen | geluid uit | donkere modus | donker thema | ondertiteling | catalogus |
    toegankelijkheid | wie zijn wij | vacatures | pers | favorieten | route | beoordelingen | beschikbaarheid |
    nieuws | prijs oplopend | prijs aflopend | goedkoopste | tekstgrootte | vergroten | verkleinen | zijbalk |
    winkelwagen | winkelmandje | verlanglijst | meer laden | juridisch | sorteer | verlanglijstje | morgen | gisteren |
    naar boven | lijstweergave | weergave | week | maand | jaar | dag | categorieën | bestelstatus |
    verzonden berichten | verwijderde items | gedeeld met | retourbeleid | review schrijven | =vet | cursief |
    voorlezen | vertalen | vergeten | routebeschrijving | populair* | gerelateerde | inhoudsopgave | inhoud |
    hoofdstuk | snelheid | draaien | bijsnijden | kolommen | zoekopdracht | verversen | ongelezen | postvak |
    prullenbak | concepten | startpagina | pauzeren | volgend nummer | recepten | ingrediënten | winkels | filialen |
    galerij | foto s | video s | kenmerken | specificaties | bezorging | garantie | tarieven | afschriften |
    rekeningoverzicht | saldo | passen | rekeningen | documenten | formulieren | agenda | evenementen | seizoen |
    aflevering* | ondertitels | songtekst* | afspeellijst* | volume | contrast | in de buurt | aanbiedingen | merken |
    sport | weer | weerbericht | bestelgeschiedenis | vrije tijden | beschikbare tijden | vrije plekken | ^onder |
    ^tussen | op voorraad | rekeningafschrift* | levertijden | levertijd | vrije plaatsen | gevolgde items |
    zaalplattegrond`),
  retreats:
    rawList(`annuleren | annuleer | nee | nee bedankt | niet nu | later | sluiten | sluit | terug | ga terug | behouden | blijven |
    overslaan`),
  opens:
    rawList(`bekijk | toon | lees | hoe | waarom | wanneer | waar | wie | over | meer informatie | niet | behoud | behouden | vergelijk |
    terug | verberg | beheer | ontdek | zoek | wat | kan ik | mag ik | hoeveel`),
  closes: rawList(
    `bekijken | lezen | tonen | behouden | vergelijken | zoeken | verbergen | beheren | uitleg`,
  ),
  places:
    rawList(`kassa | afrekenen | betaling | betalen | besteloverzicht | bestelling afronden | facturering | gevarenzone |
    account verwijderen | accountinstellingen | overschrijving | abonnement | opzeggen | doneren | onomkeerbaar |
    kan niet ongedaan | weet je het zeker | weet u het zeker | definitief`),
  acts: rawList(`verzend* | verstuur* | verstur* | opstur* | indien* | betal* | koop* | aankop* | bestel* | reserve* | doneer* | doner* |
    abonne* | uitschrijf* | afmeld* | opzeg* | verwijder* | wissen* | legen* | leeg* | vernietig* | reset* | herstel* |
    terugzet* | terugdraai* | overschrijf* | overschrijv* | opsla* | bewaar* | bewar* | toepas* | publice* | vrijgev* |
    bevestig* | akkoord* | accepteer* | accepter* | aanvaard* | goedkeur* | toesta* | weiger* | afwijz* | onderteken* |
    uitlog* | intrek* | overmak* | stort* | opneem* | opnem* | investe* | verkoop* | verkop* | inwissel* | ruil* | nodig* |
    uitnodig* | toetred* | deelnem* | word* | verlaat* | verlat* | blokke* | deblokke* | ontgrendel* | rapporteer* | activeer* |
    activer* | deactiv* | schakel* | installe* | uitvoer* | voer* | herstart* | verleng* | registre* | inschrijf* | aanvra* |
    plannen* | inplan* | rond* | afrond* | forceer* | forcer* | ontkoppel* | archive* | schrijf … in | schrijf … uit |
    zeg … op | trek … in | sla … op | geef … vrij | neem … deel | deel te nemen | ongedaan maken | keur … goed | wijs … af |
    verzoek om | markeren als | markeer als | overdrag* | overdraag* | roteren | roteer* | vernieuw sleutel | incasse* |
    uitschakel* | restitu* | terugbeta* | verwerp* | upgrade* | uitrol* | deployen | royeren | uit de groep zetten | opheff* |
    stem … uitbreng* | bod … doen | bod uitbrengen | bieden | wedden | inzetten | cadeau geven | fooi geven | bevriez* |
    taxi bellen | live gaan | uitzending starten | opname starten | inlever* | inklokken | uitklokken | inchecken | heropen* |
    ontbind* | aannemen | limiet verhogen | maak beheerder | beheerder maken | adopteer* | adopteren | voldoen | verzilver* |
    beëindig* | bezwaar maken | aangifte doen | tekenen | teken nu | doorsturen | ontvriend* | stem … toe | instem* |
    samenvoeg* | terugvrag* | teruggev* | meedoen | doe mee | beleg* | wisselen | verzetten | stoppen | inlicht* |
    informeer iedereen | deur openen | open de deur | rekening openen | betwist* | toewijz* | doorvoer* | ontsl* |
    aanmeld* voor | inschrijv* | uitschrijv* | afsluit* en * | sluit … af | afkeur* | keur … af | wijs … toe | wis alles |
    gooi … weg | weggooi* | verban* | schors* | royeer* | bevries* | ontdooi* | verleen* | verlenen | machtig* | volmacht |
    bekrachtig* | waarmerk* | parafeer* | verpand* | schenk* | steun* | draag bij | bijdrag* | sponsor* | gok* | wed nu |
    zet in | veil* | biedt | bied nu | huur* | leas* | leen* | lenen | aflos* | los … af | betaal* | reken … af | factureer* |
    crediteer* | debiteer* | boek* | aanschaf* | haal … in huis | pak … deal | profiteer | pak je korting | bezorg* laten |
    lever … in | uitbetal* | neem … op | laad … op | oplad* | belt | bel nu | bel ons | hang op | start uitzending | plaats* |
    deel met | migreer* | zet … uit | uitzetten | draai terug | escaleer* | koppel* | ziekmeld* | meld`),
  states:
    rawList(`verzending | verstuurd | betaald | betaalmethode* | betaling | betalingsmethode* | gekocht | kopie |
    kopiëren | kopieer | kopteksten | koptekst | koppen | bestelling | bestelnummer | bestelstatus | reserveringen |
    verwijderd | herstelt | publicatie | publicaties | publicatiedatum | gedeeld | gedeelde | bevestigd | stemming |
    stemmen op | melding | meldt | activiteit | activiteiten | actief | actieve | geactiveerd | geïnstalleerd |
    installatie | installatiehandleiding | planning | verkoper | verkopers | verkocht | uitnodigingen | leden |
    geblokkeerd | geregistreerd | archief | hersteld | wisselkoers | wisselkoersen | koppeling | koppelingen |
    leeftijd | slaapkamer | schrijver | uitvoering | uitvoerig | bewaarde | huurder | huren zoeken | deeltijd | teken |
    koptelefoons | onderdelen | wisselen | stemgeluid | verlengstuk | meldpunt | inschakelen | schakelaar | indiening |
    indiener | gekoppelde | boeken | boekenlijst | plaatsen in de buurt | plaatsen bekijken | betaalgeschiedenis |
    verzendkosten* | boekhandel | huurprijs* | plaatsnaam | plaats | steun en hulp | beleggingen | betaalde |
    registratie* | steunpunt | boekjes | bezorgtijden | bezorging | inschrijvingen | verzendinformatie | koopwoningen |
    koophuizen | leengeschiedenis | abonnement | abonnementen | bestelgeschiedenis | bestel* geschiedenis |
    opzegvoorwaarden | annuleringsvoorwaarden | meer over opzeggen`),
  cancels: rawList(`annuleer* | annuler* | afbreek* | ongedaan*`),
  keeps: rawList(`opsla* | bewaar* | bewaren | sla`),
  drafts: rawList(`concept* | zoekopdracht`),
  clears: rawList(`wis | wissen | reset* | toepassen | pas | verwijder* | herstel* | leeg*`),
  filters: rawList(`filter* | zoekfilter*`),
  joins: rawList(`en | dan`),
};
