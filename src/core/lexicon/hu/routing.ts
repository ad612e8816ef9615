import { rawList } from '../list.ts';
import { LATIN, type RoutingWords } from '../shape.ts';

export const routing: RoutingWords = {
  script: LATIN,
  howTo:
    /^ (hogyan|hogy|miként) (tudom|tudok|lehet|kell|valtoztat\w+|torol\w+|mond\w+|jelentkez\w+|\w+(om|em|ok|ek|hatok|hetek|hatom|hetem)) |^ hol (tudom|tudok|talalom a gombot|kell|kattintsak)|segits|mutasd meg hogyan|melyik gomb|lepesrol lepesre/,
  ask: /^ (a |az )?(ki|kik|kinek|mi|mit|miert|mikor|hol|hova|honnan|hany|mennyi|mennyibe|melyik|milyen|hogyan|van|vannak|lehet|meddig) /,
  tell: /^ (foglald ossze|osszefoglal|magyarazd|mondd|ird le|forditsd|sorold)/,
  away: /\bnem akarom (tobbet )?latni|\bne mutasd|\bcsak (a|az) (cikk|recept|szoveg)|tunjon el|tunjenek el/,
  hide: /\b(rejtsd|rejtse|elrejt\w*|tuntesd|takard|takaritsd|szurd ki|szabadits)\b/,
  remove: /\b(tavolitsd|torold|blokkold|zard|kapcsold ki|nemitsd|vedd le)\b/,
  own: /\b(kosar\w*|fiok\w*|jelszo\w*|jelszav\w*|rendeles\w*|profil\w*|beallitas\w*|elofizetes\w*|kartya\w*)\b/,
  noise:
    /(reklam|hirdetes|suti|cookie|banner|oldalsav|hozzaszolas|komment|ajanl|szponzor|felugro|csevego|chat|menu|video|kep|bejegyzes|hirek|oldal|cikk)/,
  act: /^ (kerlek |szeretnek |akarok )*(keress|keresd|foglalj|foglald|vegyel|vedd meg|rendelj|add|adj|nyisd|menj|rendezd|szurd|toltsd|hasonlitsd|valaszd|toltsd ki|kuldd|mutasd|ellenorizd|mondd le|valtoztasd|jelentkezz|fizesd|foglalni|venni|visszakuldeni) /,
  whereSee: /^ hol (tudom |lehet )?(latom|latni|megnezni|talalom|megtalalom|megnezhetem) /,
  wish: /^ (szeretnek|akarok|kellene|kell nekem) (?!(tudni|erteni|latni|olvasni) )/,
  vanish: rawList('eltün* | tűnj* | rejts* | távolíts*'),
  noneOf: rawList('nélkül | nincs szükségem | nem kell | nem kellenek | nem érdekel | kevesebb'),
  fedUp: rawList('túl sok | zavar* | idegesít* | elegem'),
  only: rawList('csak | kizárólag | kivéve'),
  content: rawList('cikk | cikket | recept | receptet | szöveg | szöveget | tartalom'),
  trouble: rawList(
    'elfelejtettem | elvesztettem | nem működik | nem tudok belépni | lejárt | megváltozott | elköltöztem | nem érkezett | túl kicsi | nem érkezett meg | ellopták | kétszer | vissza a pénz* | nem jön | nem kaptam | nem találom | rossz termék',
  ),
  goods: rawList('jegy | jegyet | repülőjegy | vonat | busz | szoba | szobát | asztal | időpont'),
  self: rawList('nekem | engem | saját | mi'),
  talk: rawList(
    'köszönöm | köszi | kösz | szia | helló | jó napot | viszlát | szuper | rendben | oké | igen | nem | értem',
  ),
  about: rawList('mit tudsz | ki vagy | segítség'),
  clutter: rawList('reklám* | hirdetés* | banner* | oldalsáv* | süti*'),
  fact: rawList('telefonszám* | ár | cím'),
  that: rawList('hogy'),
  source: rawList('a cikk szerint | e cikk szerint | a szerző szerint'),
  retell: rawList('^készíts … táblázatot | ^hasonlítsd össze a két | ^olvasd fel | ^fordítsd'),
  noControl: rawList('sehol sem látom | nincs gomb | nem látom … gombot | nem találom … gombot'),
  takeMe: rawList('^vigyél | ^vezess el'),
  readWithout: rawList('nélkül olvas* | nélkül néz* | elolvas* … nélkül'),
  facts: rawList(
    'mi | mit | melyik | milyen | miről | ki | kik | kit | kinek | kivel | kié | mikor | miért | hány | hányan | mennyi | mióta | meddig | melyik évben | volt | voltak',
  ),
  controls: rawList(
    'itt | gomb* | menü* | beállít* | opció* | link* | ikon* | lap* | fül* | űrlap* | kattint* | nyom* | oldal* | képernyő* | kosár*',
  ),
  asksControl: rawList(
    'melyik gomb* | melyik ikon* | melyik link* | melyik menüben | melyik sarok* | hova kattint* | hol kattint* | mire kattint* | van itt gomb',
  ),
  required: rawList('^kell | ^muszáj | ^szükséges | ^ingyenes | ^szabad | ^kötelező'),
};
