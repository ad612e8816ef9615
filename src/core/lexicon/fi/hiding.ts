import { list } from '../list.ts';
import type { HidingWords } from '../shape.ts';

export const hiding: HidingWords = {
  items: list(
    'juttu | jutut | jutun | juttuja | artikkeli | artikkelit | artikkeleita | uutinen | uutiset | uutisia | kommentti | kommentit | kommentteja | linkit | videot | kaikki | jutuista | kirjoitukset | uutista | arvostelut | tekstit',
  ),
  about: list(
    'aiheesta | jotka käsittelevät | jotka koskevat | koskien | jotka mainitsevat | joissa mainitaan | joissa puhutaan',
  ),
  joins: list('tai | ja'),
  tail: list('kiitos | pois'),
  fillers: list('piilota | poista | ja | sivulta | tältä | kaikki | kiitos'),
  shapes: list('painikkeet | painike | laatikko | palkki | ikkuna | kenttä | lohko'),
  keeps: list('mutta jätä | paitsi'),
  chapters: list('osio | kappale | luku'),
  topic:
    /(?:^|\s)(?:piilota|poista)\s+(?:kaikki\s+)?(.{2,40}?)\s+(?:käsittelevät|koskevat|liittyvät|kertovat|mainitsevat)\s+\p{L}+/u,
  galleries: list('*galleri* | kuvasarj*'),
  forms: list('*lomak*'),
  popular: list('luetuim* | suosit*'),
  allBut: list(
    'kaikki paitsi | kaikki muu paitsi | kaikki muu kuin | kaikki lukuun ottamatta | kaikki … paitsi | kaikki … lukuun ottamatta | kaikki muut paitsi',
  ),
  only: list(
    'näytä vain | näytä ainoastaan | näytä pelkkä | näytä pelkästään | jätä vain | jätä ainoastaan | jätä pelkkä | säilytä vain | pidä vain | nähdä vain | lukea vain | vain … näkyviin | ^vain | ^pelkkä | ^ainoastaan',
  ),
  reading: list('lukutila | lukunäkymä | lukijanäkymä | lukutilaan'),
  matter: list(
    'artikkeli | artikkelin | artikkelia | juttu | jutun | teksti | tekstin | tekstiä | resepti | reseptin | reseptiä | uutinen | uutisen | sisältö | sisällön | pääsisältö | leipäteksti | leipätekstin | kirjoitus | kirjoituksen | tarina | tarinan | haastattelu | haastattelun',
  ),
  captions: list('kuvateksti* | kuvatekstit'),
};
