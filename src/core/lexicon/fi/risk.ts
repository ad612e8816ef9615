import { list } from '../list.ts';
import type { RiskWords } from '../shape.ts';

export const risk: RiskWords = {
  commits:
    list(`lähetä | lähetän | toimita hakemus | palauta tehtävä | maksa | maksan | maksa nyt | suorita maksu | osta | ostan | osta nyt |
    huuda | tarjoa | tilaa | tilaan | tilaa nyt | tee tilaus | lähetä tilaus | vahvista tilaus | viimeistele tilaus |
    suorita loppuun | varaa | varaan | varaa nyt | vuokraa | lahjoita | lahjoitan | tilaa uutiskirje | peruuta tilaus |
    peru tilaus | peruuta tilauksen | peruuta varaus | peru varaus | lopeta tilaus | irtisano | poista | poistan | tuhoa |
    tyhjennä | tyhjennä roskakori | hylkää | nollaa | palauta tehdasasetukset | korvaa | julkaise | julkaisen | jaan | twiittaa |
    kirjaudu ulos | kirjaa ulos | vahvista | vahvistan | hyväksy | hyväksyn | suostun | salli | valtuuta | hylkää pyyntö |
    kieltäydy | allekirjoita | siirrä rahaa | siirrä varoja | tee siirto | nosta rahaa | talleta | sijoita | myy |
    vaihda valuutta | lunasta | lataa saldoa | tallenna | ota käyttöön | kutsu | ilmianna | ilmoita | estä | poista esto |
    deaktivoi | poista käytöstä | aktivoi | sulje tili | poistu ryhmästä | liity | liity jäseneksi | rekisteröidy | luo tili |
    ilmoittaudu | hae paikkaa | hae työpaikkaa | hyvitä | pyydä hyvitystä | asenna | poista asennus | suorita |
    käynnistä uudelleen | sammuta | alusta | uusi tilaus | jatka tilausta | äänestä | soita | arkistoi | yhdistä tili |
    katkaise yhteys | kassalle | siirry kassalle | siirry maksamaan | kokeile ilmaiseksi | seuraa käyttäjää |
    lopeta seuraaminen | jaa julkaisu | jaa linkki`),
  perhaps: list(
    'maksu | tilaus | osto | varaus | lahjoitus | siirto | rekisteröityminen | kassa | vastaa | kommentoi | palautus | vahvistus',
  ),
  alone: list('jaa | kyllä | joo'),
  harmless:
    list(`tilaukset | omat tilaukset | tallennetut | lähetetyt | tyhjennä suodattimet | nollaa suodattimet | poista suodattimet |
    käytä suodattimia | tyhjennä haku | maksutavat | toimitustavat | toimitusvaihtoehdot | seuraa tilausta | seuraa pakettia |
    jaetut`),
  looks:
    list(`näytä | katso | tiedot | lisätiedot | historia | seuraa | tila | tavat | vaihtoehdot | asetukset | ohje | apua | tietoa |
    vertaa | takaisin | muokkaa | hae | haku | etsi | suodata | suodattimet | lajittele | löydä | yhteenveto | kuitti | lasku |
    laskut | ehdot | käytäntö | tulosta | lataa | vie tiedostoon | esikatsele | luettelo | lista`),
  leads:
    list(`kaikki | lisää | vähemmän | seuraava | jatka | edellinen | avaa | valikko | lue | selaa | laajenna | pienennä | suurenna |
    toista | keskeytä | kopioi | piilota | etusivu | sivu | päivitä | valitse | vaihda | luo | uusi | liitä | lataa tiedosto |
    kieli | teema | profiili | kalenteri | kartta | ohita | mukauta | hallitse | yhteystiedot | omat`),
  retreats: list(
    'peruuta | peru | ei | ei kiitos | ei nyt | myöhemmin | sulje | takaisin | säilytä | pysy | ohita | kumoa',
  ),
  places:
    list(`kassa | maksu | maksaminen | tilauksen yhteenveto | laskutus | vaaravyöhyke | poista tili | tilin poistaminen |
    tilin asetukset | tilisiirto | tilaus | lahjoitus | ei voi perua | ei voi kumota | oletko varma`),
};
