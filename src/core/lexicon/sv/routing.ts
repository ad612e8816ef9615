import { rawList } from '../list.ts';
import { LATIN, type RoutingWords } from '../shape.ts';

/** Swedish, Danish and Norwegian. */
export const routing: RoutingWords = {
  script: LATIN,
  howTo: [
    /^ (hur|hvordan) (kan|ska|skal|gor|andrar|endrer|aendrer|tar|byter|avslutar|laddar|laegger|lagger|doljer|skjuler|sletter|raderar|\w+r) (jag|man|jeg|vi|du)\b|\b(hjalp mig|hjaelp mig|hjelp meg|visa mig hur|vis mig hvordan|vis meg hvordan|guida mig|steg for steg|trin for trin)\b|^ var kan jag |^ hvor kan jeg /,
    /^ (var|hvor) (ar|er) (min|mitt|mina|mit|mine) /,
  ],
  ask: [
    /^( (i|pa|fran|av|om|med|till|for))? (vem|vad|nar|var|varfor|hur|vilken|vilket|vilka|hvem|hvad|hva|hvornar|nar|hvor|hvorfor|hvordan|hvilken|hvilket|hvilke|finns|er|ar det) /,
    /^ (fungerar|virker|fungerer|kostar|koster) /,
  ],
  tell: /^ (sammanfatta|opsummer|oppsummer|forklara|forklar|beskriv|beratta|overstatt|oversaet)/,
  away: [
    /\b(lamna|lad|la) (bara|kun|bare)\b|\btal inte\b|\bstar inte ut\b/,
    /\b(vill|vil) (inte|ikke) (se|ha)|\bvisa (mig )?(inte|inga|bara|endast)|\bvis (mig |meg )?(ikke|bare|kun)|\bsluta visa|\b(forsvinn\w*|forsvind\w*|forsvinne)\b/,
    /\b(halva|halve) (skarmen|siden|sidan|skaermen|skjermen)\b/,
  ],
  hide: /\b(dolj|gom|skjul|gem|rensa|stada|ryd|rydd|filtrera bort|bli av med|slip av med|fa vaek)\b/,
  remove: /\b(ta bort|fjern|blockera|bloker|blokker|radera|slet|slett|stang|luk)\b/,
  own: /\b(varukorg\w*|kurv\w*|handlekurv\w*|konto\w*|min|mitt|mina|mit|mine|losenord|passord|bestallning)\b/,
  noise:
    /(annons|reklam|annonc|banner|cookie|sidofalt|sidepanel|sidebar|kommentar|rekommend|anbefal|sponsr|popup|sida|side|video|inlagg|innlegg|opslag|nyhet|nyhed|bild|artik)/,
  act: /^ (snalla |kan du |jag vill |jeg vil )*(sok|sog|hitta|find|finn|lagg|tilfoj|legg|boka|bestill|bestil|kop|kjop|kob|oppna|abn|apne|ga till|ga til|sortera|sorter|filtrera|filtrer|ladda|last ned|download|jamfor|sammenlign|valj|velg|vaelg|fyll|udfyld|skicka|send|visa|vis|kontrollera|avbryt|andra|endre|aendr) /,
  polite: /\b(kan du|kunne du|skulle du)\b/,
  whereSee:
    /^ (var|hvor) (kan |ser |hittar |finner |finder |leser |laser )(jag|jeg|man)\b|^ (var|hvor) (ar|er) (min|mitt|mina|mit|mine) /,
  wish: /^ (jag (vill|behover|maste|skulle vilja)|jeg (vil|skal|ma|onsker|trenger|har brug for)( gerne)?( at| a)?) (?!(inte|ikke|veta|vide|vite|se|lasa|laese|lese|forsta)\b)/,
  vanish: rawList('försvinn* | forsvind* | dölj | skjul | fjern | ta bort | bort | vek* | væk'),
  noneOf: rawList(
    'utan | uden | uten | inga | ingen | inget | ikke noe | behöver inte | behøver ikke | trenger ikke | vill inte | vil ikke | mindre | färre | inte intresserad | ikke interessert | ikke interesseret',
  ),
  fedUp: rawList(
    'för många | för mycket | for mange | for mye | for meget | irriter* | stör | störande | forstyrr* | trött på | træt af | lei av | distraher*',
  ),
  only: rawList('bara | endast | kun | bare | allt utom | utom | undtagen | unntatt'),
  content: rawList(
    'artikeln | receptet | recept | texten | innehållet | artiklen | opskriften | teksten | artikkelen | oppskriften | oppskrift | låttexten | låttext',
  ),
  trouble: rawList(
    'glömt | glemt | tappat | mistet | fungerar inte | fungerer ikke | virker ikke | kan inte logga | kan ikke logge | gått ut | udløbet | utløpt | är fel | ändrats | flyttat | flyttet | inte kommit | ikke kommet | ikke kommer ind | för liten | for liten | for lille | kom aldrig | aldri kommet | aldrig kommet | stulen | två gånger | pengarna tillbaka | kommer inte | kommer ikke | hittar inte | finner ikke | kan ikke finde | fel vara',
  ),
  goods: rawList(
    'biljett | biljetter | billet | billetter | billett | flyg | fly | tåg | tog | buss | plats | rum | værelse | rom | bord | tid hos',
  ),
  self: rawList('jag | min | mitt | mina | mig | jeg | mit | mine | meg | vi | vår | vores'),
  talk: rawList(
    'tack | tack så mycket | tusen tack | tak | mange tak | takk | tusen takk | hej | hei | hallå | god morgon | godmorgen | hej då | super | toppen | fint | bra | ok | okej | ja | nej | nei | förstår',
  ),
  about: rawList(
    'vad kan du | vad kan du göra | hvad kan du | hva kan du | hvad kan du gøre | hva kan du gjøre | vem är du | hvem er du | hjälp | hjælp | hjelp',
  ),
  clutter: rawList('reklam* | annons* | annonc* | banner* | sidofält* | sidepanel* | cookie*'),
  fact: rawList('nummer | telefonnummer | pris | adress'),
  source: rawList(
    'enligt den här artikeln | enligt artikeln | enligt texten | enligt författaren | ifølge denne artikel | ifølge denne artikkelen | ifølge artiklen | ifølge artikkelen | ifølge forfatteren',
  ),
  retell: rawList(
    '^gör … tabell | ^lav … tabel | ^lag … tabell | ^jämför de två | ^sammenlign de to | ^läs upp | ^læs … op | ^les opp | ^översätt | ^oversæt | ^oversett | ^räkna upp | ^lista alla',
  ),
  noControl: rawList(
    'ser ingen knapp | finns ingen … knapp | hittar ingen knapp | ser ikke … knap | se nogen knap | ingen knapp',
  ),
  takeMe: rawList('^ta mig till | ^ta meg til | ^tag mig til | ^før mig til | ^led mig till'),
  readWithout: rawList(
    'läsa … utan | se … utan | visa … utan | læse … uden | se … uden | lese … uten | se … uten',
  ),
  facts: rawList(
    'vad | vilken | vilket | vilka | hvad | hva | hvilken | hvilket | hvilke | vem | vems | när | varför | hur många | hur mycket | hur länge | hur gammal | hur stor | hur hög | hur långt | hur ofta | vad heter | vad hette | vilket år | vad hände | vad händer | hvem | hvornår | hvorfor | hvor mange | hvor meget | hvor mye | hvor længe | hvor lenge | hvor gammel | hvor stor | hvor ofte | hvad hedder | hva heter | hvilket år | hvad skete | hva skjedde',
  ),
  controls: rawList(
    'knapp* | meny* | menu* | inställning* | indstilling* | innstilling* | alternativ* | länk* | lenke* | ikon* | flik* | fane* | formulär* | skjema* | klick* | klik* | tryck* | tryk* | sida | side | skärm* | kundvagn*',
  ),
  asksControl: rawList(
    'vad ska jag klicka | vad ska jag trycka | var ska jag klicka | var ska jag trycka | vilken knapp | vilken ikon | vilken länk | vilken flik | vilken meny kan | i vilket hörn | var klickar | var trycker | vad trycker | vad klickar | av knapparna | knapp för att | hvilken knap | hvilket ikon | hvilken knapp | hvor klikker | hvor trykker | hvor trykker | knap til at | knapp til å | knapp for å',
  ),
  required: rawList(
    '^måste jag | ^måste man | ^måste vi | ^behöver jag | ^behöver man | ^behövs | ^får jag | ^får man | ^är det gratis | ^är det obligatoriskt | ^skal jag | ^skal man | ^er det gratis | ^må jeg | ^må man | ^trenger jeg | ^trenger man | ^skal der | ^skal jeg',
  ),
  sees: rawList('se | titta på | stå ut med'),
};
