import { rawList } from '../list.ts';
import { LATIN, type RoutingWords } from '../shape.ts';

export const routing: RoutingWords = {
  script: LATIN,
  howTo:
    /\bcum (pot|as putea|sa|fac|imi|se (face|poate|schimba|anuleaza)|schimb|anulez|sterg|adaug|descarc|ascund|blochez)\b|\bunde (pot|dau clic|apas|trebuie)\b|\b(ajuta ma|ghideaza ma|arata mi cum|du ma|pas cu pas)\b/,
  ask: /^( (in|la|de|cu|pe|din|pentru))? (cine|ce|care|cand|unde|de ce|cat|cata|cati|cate|cum|este|sunt|exista|are) /,
  tell: /^ (rezuma|fa un rezumat|explica|descrie|spune mi|traduce|defineste)/,
  away: /\bnu (vreau|doresc) sa (mai )?(vad|vedem)|\bnu (mi )?(mai )?(arata|afisa)\b|\b(nu mai|inceteaza sa|opreste te din) (imi )?(arat|afis)|\b(arata|afiseaza) (mi )?(doar|numai)\b|\bdoar articolul|\bdispar/,
  hide: /\b(ascunde\w*|curata\w*|scapa|debaraseaza|filtreaza (afara|post)|da jos|scoate)\b/,
  remove: /\b(elimina|sterge|blocheaza|inchide|dezactiveaza|inlatura)\b/,
  own: /\b(cos|cosul|cont|contul|mea|meu|mele|parola|comanda|abonament\w*)\b/,
  noise:
    /\b(reclam\w+|banner\w*|cookie\w*|bara laterala|comentari\w+|recomand\w+|sponsoriz\w+|popup\w*|fereastr\w+|pagina|video\w*|postari\w*|stiri\w*|articol\w*)\b/,
  act: /^ (te rog |poti sa |vreau sa |as vrea sa |trebuie sa )*(gaseste|cauta|adauga|rezerva|cumpara|deschide|mergi|sorteaza|filtreaza|descarca|compara|selecteaza|alege|completeaza|trimite|arata mi|verifica|anuleaza|schimba|sterg contul|comanda|inchiriaza|creeaza|pune) /,
  polite: /\b(poti|ati putea|ai putea)\b/,
  whereSee: /^ unde (pot |imi )?(vad|vedea|gasesc|gasi|verific|citi) /,
  wish: /^ (vreau|as vrea|trebuie|am nevoie) sa (?!(stiu|inteleg|vad|citesc) )|^ (vreau|am nevoie de) (un|o|doua|doi|trei) /,
  vanish: rawList('dispar* | ascund* | scoate | elimin* | șterge'),
  noneOf: rawList('fără | nu vreau | nu am nevoie | mai puțin* | nu mă interes* | niciun | nicio'),
  fedUp: rawList('prea mult* | prea multe | deranj* | enerv* | sătul | sătulă | distrag* | acoper*'),
  only: rawList('doar | numai | tot în afară de | cu excepția'),
  content: rawList('articolul | rețeta | textul | conținutul'),
  trouble: rawList(
    'am uitat | uitat | am pierdut | nu merge | nu funcționează | nu pot intra | nu mă pot conecta | expirat | este greșit | s a schimbat | m am mutat | nu a ajuns | blocat | prea mic | nu a ajuns | furat | de două ori | bani înapoi | nu vine | nu primesc | nu am primit | nu găsesc | produs greșit',
  ),
  goods: rawList(
    'bilet | bilete | zbor | zboruri | tren | autobuz | loc | locuri | cameră | masă | programare',
  ),
  self: rawList('eu | mea | meu | mei | mele | mi | noi | nostru | noastră | m'),
  talk: rawList(
    'mulțumesc | mulțumesc mult | mersi | salut | bună | bună ziua | bună seara | la revedere | super | perfect | bine | ok | da | nu | am înțeles',
  ),
  about: rawList('ce poți face | ce poti sa faci | cine ești | ajutor'),
  clutter: rawList('reclame | reclamele | reclama | banner* | bara laterală | cookie*'),
  source: rawList(
    'potrivit acestui articol | potrivit articolului | conform articolului | conform autorului',
  ),
  retell: rawList('^fă … tabel | ^compară cele două | ^citește mi | ^tradu | ^enumeră'),
  noControl: rawList('nu văd … buton* | nu există buton* | nu găsesc … buton*'),
  takeMe: rawList('^du mă | ^condu mă'),
  readWithout: rawList('citi … fără | vedea … fără'),
  facts: rawList(
    'ce | care | despre ce | cine | cui | cu cine | când | de ce | câți | câte | cât | câtă | în ce an | cum se numește | cum se numea | a fost | au fost | era | erau',
  ),
  controls: rawList(
    'aici | buton* | meniu* | setăr* | opțiun* | link* | pictogram* | formular* | clic | apăs* | pagin* | ecran* | coș*',
  ),
  asksControl: rawList(
    'ce buton | care buton | ce pictogramă | ce iconiță | ce link | unde dau clic | unde apăs | în ce meniu | în ce colț | un buton ca',
  ),
  required: rawList(
    '^trebuie | ^am nevoie | ^e nevoie | ^este nevoie | ^este necesar | ^este obligatoriu | ^este gratuit | ^e gratuit',
  ),
};
