import { rawList } from '../list.ts';
import { orderStart } from '../order-start.ts';
import { LATIN, type RoutingWords } from '../shape.ts';

export const routing: RoutingWords = {
  script: LATIN,
  howTo: [
    /^ (en )?hoe (kan|kun|moet|zou|mag|stel|doe|maak|zet|wijzig|verander|verwijder|krijg|meld|zeg|vind|schakel|voeg|verberg|exporteer|download|gebruik|blokkeer|annuleer) ?\w* (ik|je|men|we|jij)\b|^ hoe \w+ (ik|je|men) |^ hoe (je|men) |\bwaar (zit|staat|vind\w*|is|zijn) (\w+ ){0,3}?(knop|link|optie|instelling\w*|menu)\b|\bwaar (kan|moet|klik|vind|wijzig|stel|verander|pas|zie|vul|download|log|meld|zet|upload|koop|boek) (ik|je)\b|\b(laat (me|mij) zien hoe|leid me|help (me|mij)|breng (me|mij)|begeleid me|leg (me |mij )?uit hoe (ik|je)|stap voor stap|stappen om|welke knop)\b/,
    /^ waar (is|blijft|blijven|zijn) mijn /,
  ],
  ask: [
    /^( en)?( (in|op|aan|van|met|sinds|voor|tot|naar|over|bij))? (wie|wiens|wat|wanneer|waar|waarom|hoe|hoeveel|welke?|is|zijn|was|heeft|hebben|kan ik|mag|wordt|werd|waarvoor|waardoor|waarmee|zit er|staat er|bevat) /,
    /\bik vraag me af\b|\bik wil(de)? (graag )?weten\b|^ (werkt|klopt|geldt|kost) /,
  ],
  tell: [
    /^ (alsjeblieft )?(vat|samenvat\w*|leg uit|leg .* uit|beschrijf|definieer|vertel|vertaal|noem|geef (me |mij )?(een samenvatting|een overzicht|de)|ik wil weten)/,
    /\bsamenvatten (\? )?$/,
  ],
  away: [
    /\bniet (uitstaan|luchten)\b|\blaat (mij |me )?(alleen|enkel)\b|\bkan (ik )?(best |prima )?zonder\b/,
    /\b(wil|wens|hoef|kan) (ik )?(\w+ ){0,4}?(geen|niets|niks|niet)\b.*\b(zien|lezen|meer)\b|\b(toon|laat) (me |mij )?(geen|niet|niets)\b|\b(stop|hou op) met\b.*\b(tonen|laten zien|aanbevelen)|\b(alleen|enkel|slechts) (nog )?(het|de)\b|\b(weg met|(moet|moeten|mag|mogen|kan|kunnen) (er |hier |\w+ )?(weg|eraf|eruit)|verdwijnen|verdwijnt|geen .* meer|genoeg van|zonder (reclame|advertenties))\b|\bleesmodus\b|\b(gek|ziek|moe) van\b|\b(stoort|storen|irriteert|irriteren|erger me)\b|\b(niks|niets|geen|nooit)\b.*\b(tonen|laten zien|weergeven)\b|\bniets anders $/,
    /\bhet halve scherm\b|^ geen (politiek|voetbal\w*|sport\w*|reclame|bn ers?)\b|\bmoet weg\b/,
  ],
  hide: /\b(verberg\w*|verbergen|verstop\w*|verstoppen|opruim\w*|ruim .* op|opgeruimd|weghalen|haal .* weg|haal .* eraf|weg halen|wegdoen|doe .* weg|dek .* af|filter .* (eruit|uit|weg)|eruit filteren|uitfilteren|opschonen|schoon .* op|dempen|inklappen|onzichtbaar)\b/,
  remove:
    /\b(verwijder\w*|wis|wissen|blokkeer\w*|blokkeren|sluit|sluiten|schakel .* uit|uitschakelen|dempt?)\b/,
  own: /\b(winkelwagen|winkelmand\w*|account|mijn|abonnement|profiel|wachtwoord|kaart|bestelling|reservering|gebruiker|bestand|verlanglijst\w*|favorieten|instellingen)\b/,
  noise:
    /(kolom\w*|blok\b|vak\b|balk\b|venster\w*|advertentie\w*|reclame\w*|gesponsord\w*|banner\w*|cookie\w*|zijbalk\w*|reacties|aanbevolen|aanbevel\w*|suggesties|gerelateerd\w*|pop ?ups?|chat\w*|zwevende|menu|koptekst|voettekst|\bvideo\w*|afbeeldingen|foto\w*|berichten|\bposts?\b|nieuws\b|pagina|scherm|spoilers?|resultaten|artikelen|uitverkocht\w*|melding\w*|verhalen)/,
  act: [
    /^ (?!(hoe|wie|wat|wanneer|waar|waarom|welke) ).*\b(overstappen|terugsturen|tekenen|aanvragen|opsturen|instellen|afmelden|aanmelden|hernoemen|\w+(uploaden|downloaden|exporteren|activeren|reserveren)) |^ (overstappen|terugsturen|tekenen|aanvragen|hernoemen) /,
    /\b(in (de|het|mijn) (winkelwagen|winkelmand\w*|mandje)|naar de kassa)\b|^ (zet|praat|spreek|verleng|verplaats|markeer|activeer) |\b(markeren|praten|aanzetten|uitzetten|verlengen|verplaatsen|spreken) $|\bmijn geld terug\b/,
    orderStart(
      'alsjeblieft|aub|kun je|kan je|kunt u|wil je|ik wil|ik zou graag|ik moet|laten we',
      'zoek\\w*|vind(en)?|boek(en)?|reserveer|reserveren|koop|kopen|bestel(len)?|voeg|toevoegen|toon|laat|open(en)?|ga naar|navigeer|sorteer|sorteren|filter(en)?|download(en)?|upload(en)?|stuur|verstuur|log in|inloggen|uitloggen|meld|aanmelden|registreer|abonneer|zeg|opzeggen|annuleer|annuleren|wijzig(en)?|verander(en)?|bewerk(en)?|vergelijk(en)?|selecteer|kies|kiezen|vul|invullen|schrijf|plaats|huur|huren|vraag|betaal|betalen|controleer|bekijk(en)?|check|bereken|speel|volg|bewaar|deel|activeer|plan|maak|klik|verkoop|zet|stel|geef|blader',
      '\\b',
    ),
    // Infinitives at the end are orders, too.
    /^ (ik (wil|moet|zou graag|wens) (?!weten).*\b(annuleren|wijzigen|veranderen|boeken|bestellen|kopen|aanpassen|opzeggen|downloaden|inloggen|reserveren|zoeken|aanmelden|afmelden|invullen|betalen|bekijken|huren|terugsturen)\b)|^ (mijn|een|help) .*\b(annuleren|wijzigen|veranderen|verwijderen|boeken|bestellen|kopen|aanpassen|opzeggen|downloaden|inloggen|reserveren|zoeken|aanmelden|afmelden|invullen|betalen|bekijken|huren|terugsturen) $/,
  ],
  polite: /\b(kun je|kan je|kunt u|wil je|zou je|kan u)\b/,
  nothingElse: /niets anders $/,
  whereSee: /^ waar (kan|zie|vind|lees|bekijk|check|staan|staat|zijn|is) (ik|we|mijn|je)\b|^ waar \w+ ik /,
  wish: /^ (ik (wil|moet|zou graag) (?!.*(weten|begrijpen|zien|lezen) $).*\w+en $|ik zoek (?!(de|het) ))|^ ik (wil|heb) (graag )?(een|twee|drie|\d+) \w+ (nodig|voor|naar|op|om) /,
  vanish: rawList('verberg* | verdwijn* | verwijder* | weg | eraf | eruit | weghalen | sluit | dicht'),
  noneOf: rawList(
    'geen | zonder | minder | niet nodig | heb ik niet nodig | hoef ik niet | hoef geen | wil geen | niet geïnteresseerd | interesseert me niet | nooit meer | bespaar me | nee bedankt',
  ),
  fedUp: rawList(
    'stoor* | stoort | storen | irritant* | irriteer* | irriteren | te veel | teveel | vervelend* | leid* af | afleid* | zat | beu | gek van | in de weg | vol met | overal | halve',
  ),
  only: rawList('alleen | enkel | slechts | alles behalve | behalve | niets dan'),
  content: rawList('artikel | recept | tekst | inhoud | verhaal | instructies | tabel | songtekst'),
  trouble: rawList(
    'vergeten | kwijt | verloren | werkt niet | kan niet inloggen | kom er niet in | kom niet in | verlopen | klopt niet | is veranderd | verhuisd | niet aangekomen | geblokkeerd | afgeschreven | te klein | te groot | nooit aangekomen | gehackt | gestolen | twee keer | van gedachten | geld terug | komt niet aan | komt niet binnen | niet ontvangen | niet vinden | vind niet | verkeerde | verkeerd geleverd',
  ),
  goods: rawList(
    'kaartje | kaartjes | ticket | tickets | vlucht | vluchten | trein | bus | stoel | kamer | tafel | afspraak | huurauto',
  ),
  self: rawList('ik | mijn | me | mij | wij | we | ons | onze'),
  talk: rawList(
    'dank je | dank je wel | dankjewel | dank u | bedankt | hartelijk dank | hallo | hoi | hey | goedemorgen | goedenavond | doei | top | super | prima | oké | ok | ja | nee | begrepen | heel handig | hoe gaat het',
  ),
  about: rawList(
    'wat kun je | wat kan je | wat kan je doen | wat kun je doen | wie ben je | help | hulp | wat doe je',
  ),
  clutter: rawList(
    'reclame* | advertentie* | banner* | popup* | zijbalk | gesponsord* | aanbevelingen | cookie* | koptekst',
  ),
  fact: rawList('telefoonnummer | nummer'),
  source: rawList(
    'volgens dit artikel | volgens het artikel | volgens de tekst | volgens deze pagina | volgens de auteur | volgens de schrijver',
  ),
  retell: rawList(
    '^maak … tabel | ^zet … in een tabel | ^maak … lijst | ^vergelijk de twee | ^vergelijk beide | ^lees … voor | ^lees me | ^vertaal | ^som … op',
  ),
  noControl: rawList('zie nergens | zie geen knop | vind … knop niet | geen knop om | knop ontbreekt'),
  takeMe: rawList('^breng me | ^breng mij | ^leid me'),
  readWithout: rawList('zonder … lezen | zonder … zien | zonder … bekijken | liever zonder'),
  facts: rawList(
    'welk | welke | wat | wie | wanneer | waarom | hoeveel | hoe lang | hoe oud | hoe groot | hoe hoog | hoe ver | hoe vaak | hoe heet | hoe heette | hoe heten | sinds wanneer | waarvoor | waardoor | werd | werden | was | waren | had | hadden',
  ),
  controls: rawList(
    'knop | knoppen | menu | instelling* | optie | opties | link | icoon* | tabblad | formulier | vakje | klik* | druk | pagina | scherm | winkelwagen',
  ),
  asksControl: rawList(
    'waar moet ik op klikken | waar moet ik op drukken | waar moet ik op tikken | welke knop | welk icoontje | welk icoon | welke link | welk tabblad | in welke hoek | waar klik* | waar druk* | waar tik* | waar moet ik klikken | via welk menu | in welk menu | van deze knoppen | een knop om | een knop voor | naar welke pagina moet',
  ),
  required: rawList(
    '^moet ik | ^moeten we | ^moet je | ^moet men | ^heb ik … nodig | ^heb je … nodig | ^mag ik | ^mag je | ^mogen we | ^is het gratis | ^is het nodig | ^is het verplicht',
  ),
  sees: rawList('zien | bekijken | verdragen'),
};
