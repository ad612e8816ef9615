import { rawList } from '../list.ts';
import { LATIN, type RoutingWords } from '../shape.ts';

export const routing: RoutingWords = {
  script: LATIN,
  howTo: [
    /^ missa (kohtaa |kohdassa |paikassa )?(voin|saan|paasen) /,
    /^ (miten|kuinka) (mina |voin |voinko |saan |voisin |)?\S+(n|da|ta|ta) |^ mista (voin|loydan|saan|klikkaan|painan)|auta minua|nayta miten|opasta|mita nappia|mika nappi/,
  ],
  ask: /^ (kuka|kenen|kenelle|mika|mita|mitka|milloin|missa|mista|mihin|miksi|miten|kuinka|paljonko|montako|onko|voiko|saako|kumpi|millainen|mina) /,
  tell: /^ (tiivista|selita|kerro|kuvaile|kaanna|listaa|luettele)/,
  away: [
    /\b(en halua|en haluaisi) (enaa )?(nahda|lukea)|\bala nayta|\blopeta nayttamasta|\bnayta (minulle )?(vain|pelkastaan|ainoastaan)|^ (vain|pelkka) /,
    /\bpuolet (ruudusta|sivusta)\b/,
  ],
  hide: /\b(piilota|piilottaa|havita|siivoa|poista nakyvista|suodata pois)\b/,
  remove: /\b(poista|sulje|sammuta|mykista)\b/,
  own: /\b(ostoskori\w*|tili\w*|minun|salasana\w*|tilaus\w*|profiili\w*|asetu\w*|kortti\w*)\b/,
  noise:
    /(mainok|mainos|evaste|banneri|sivupalk|kommentt|suosit|sponsor|ponnahdus|chat|valikko|video|kuva|julkais|uutis|sivu|artikkel)/,
  act: /^ (ole hyva |haluan |haluaisin |pitaa |voitko )*(etsi|hae|hakea|varaa|varata|osta|ostaa|tilaa|tilata|lisaa|avaa|mene|jarjesta|suodata|lataa|vertaa|valitse|tayta|laheta|nayta|tarkista|peru|peruuttaa|peruuta|vaihda|vaihtaa|muuta|kirjaudu|rekisteroidy|maksa|palauttaa|palauta) /,
  whereSee: /^ (missa|mista) (voin |)?(naen|nahda|nakyy|loydan|tarkistaa) /,
  wish: /^ (haluan|haluaisin|minun pitaa|tarvitsen) (?!(tietaa|ymmartaa|nahda|lukea) )/,
  vanish: rawList('piilota* | häivy* | katoa* | poista*'),
  noneOf: rawList('ilman | en tarvitse | en halua | vähemmän | ei kiinnosta'),
  fedUp: rawList('liikaa | liian | ärsyttä* | häiritse* | kyllästynyt'),
  only: rawList('vain | pelkkä | pelkästään | paitsi'),
  content: rawList('artikkeli | resepti | teksti | sisältö | ohje'),
  trouble: rawList(
    'unohdin | unohtanut | hukkasin | ei toimi | en pääse | vanhentunut | muuttunut | muutin | ei ole tullut | lukittu | liian pieni | ei tullut | varastettu | kahdesti | rahat takaisin | ei tule | en saa | en löydä | väärä tuote',
  ),
  goods: rawList('lippu | lippua | liput | lento | juna | bussi | paikka | huone | pöytä | aika'),
  self: rawList('minä | minun | mun | me | meidän'),
  talk: rawList(
    'kiitos | kiitti | paljon kiitoksia | hei | moi | terve | huomenta | hienoa | hyvä | ok | kyllä | ei | selvä',
  ),
  about: rawList('mitä osaat | mitä voit tehdä | kuka olet | apua'),
  clutter: rawList('mainos* | mainok* | banneri* | sivupalkki | eväste*'),
  fact: rawList('numero | hinta | osoite'),
  that: rawList('että'),
  source: rawList('tämän artikkelin mukaan | artikkelin mukaan | kirjoittajan mukaan'),
  retell: rawList('^tee … taulukko | ^tee taulukko | ^vertaa kahta | ^lue minulle | ^lue ääneen | ^käännä'),
  noControl: rawList('en näe … nappia | en löydä … nappia | nappia ei ole'),
  takeMe: rawList('^vie minut'),
  readWithout: rawList('lukea … ilman | nähdä … ilman'),
  facts: rawList(
    'mikä | mitä | mitkä | minkä | millä | millainen | kumpi | kuka | kenen | kenelle | ketkä | kenen kanssa | milloin | miksi | montako | kuinka moni | kuinka monta | kuinka paljon | kuinka kauan | kuinka vanha | paljonko | minä vuonna | mitä tapahtui | mitä tapahtuu | oli | olivat',
  ),
  controls: rawList(
    'täällä | tässä | nappi* | nappu* | painik* | valikko* | asetu* | valinta* | linkki* | linki* | kuvake* | välileht* | lomak* | klikk* | paina* | sivu* | näyttö* | ostoskori*',
  ),
  asksControl: rawList(
    'mikä nappi | mitä nappia | mikä painike | mitä painiketta | mikä kuvake | mistä klikkaan | mistä painan | mihin klikkaan | missä valikossa | mistä valikosta | missä kulmassa',
  ),
  required: rawList(
    '^pitääkö | ^täytyykö | ^tarvitseeko | ^tarvitsenko | ^tarvitaanko | ^onko pakko | ^onko pakollista | ^onko ilmaista | ^saako',
  ),
};
