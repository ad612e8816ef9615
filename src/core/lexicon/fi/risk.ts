import { rawList } from '../list.ts';
import type { RiskWords } from '../shape.ts';

export const risk: RiskWords = {
  commits:
    rawList(`tee tilaus | peruuta tilaus | peru tilaus | peruuta tilauksen | lopeta tilaus | tuhoa | jaan | twiittaa | kirjaa ulos |
    kieltäydy | tee siirto | vaihda valuutta | lataa saldoa | ota käyttöön | sulje tili | luo tili | hae paikkaa |
    hae työpaikkaa | sammuta | alusta | uusi tilaus | kassalle | kokeile ilmaiseksi | seuraa käyttäjää | lopeta seuraaminen`),
  perhaps:
    rawList(`maksu | tilaus | osto | varaus | lahjoitus | siirto | rekisteröityminen | kassa | vastaa | kommentoi | palautus |
    vahvistus | tarjous | käyttöönotto`),
  alone: rawList(`jaa | kyllä | joo`),
  harmless:
    rawList(`tilaukset | omat tilaukset | tallennetut | lähetetyt | tyhjennä haku | maksutavat | toimitustavat |
    toimitusvaihtoehdot | seuraa tilausta | seuraa pakettia | jaetut | seuraa lähetystä | merkitse luetuksi |
    merkitse lukemattomaksi | jatka ostoksia | palauta oletusnäkymä | toimituskulut | mykistä | kirjaudu sisään |
    lataa lisää`),
  looks:
    rawList(`näytä | katso | tiedot | lisätiedot | historia | seuraa | tila | tavat | vaihtoehdot | asetukset | ohje | apua | tietoa |
    vertaa | takaisin | muokkaa | hae | haku | etsi | suodata | suodattimet | lajittele | löydä | yhteenveto | kuitti | lasku |
    laskut | ehdot | käytäntö | tulosta | lataa | vie tiedostoon | esikatsele | luettelo | lista | *historia`),
  leads:
    rawList(`kaikki | lisää | vähemmän | seuraava | jatka | edellinen | avaa | valikko | lue | selaa | laajenna |
    pienennä | suurenna | toista | keskeytä | kopioi | piilota | etusivu | sivu | päivitä | valitse | vaihda | luo |
    uusi | liitä | lataa tiedosto | kieli | teema | profiili | kalenteri | kartta | mukauta | hallitse | yhteystiedot |
    omat | tarkenna`),
  topics:
    rawList(`kysymykset | ukk | koko näyttö | sää | aukioloajat | aikataulu | aikataulut | kokotaulukko | kuuntele |
    näyte | traileri | tumma tila | tumma teema | tekstitykset | katalogi | saavutettavuus | tietoa meistä | ura |
    rekry | medialle | suosikit | suosikkeihin | reittiohje* | lähellä | arvostelut | saatavuus | uutiset | nouseva |
    laskeva | halvin | edullisin | tekstin koko | sivupalkki | ostoskori* | toivelista | järjestä | tänään | huomenna |
    eilen | viikko | kuukausi | vuosi | päivä | näkymä | luettelonäkymä | kategoriat | jaettu kanssani | opas |
    toimitus | toimitusehdot | kirjoita arvostelu | nimeä uudelleen | monista | kumoa | tee uudelleen | lihavoi |
    lihavointi | kursivoi | käännä | esikatsel* | unohditko | ylös | alas | laske | suosituimmat | suosittu* |
    uutuudet | aiheeseen liittyv* | samankaltaiset | sisällys | luku | nopeus | tekstitys | kierrä | rajaa |
    sarakkeet | ryhmittele | lukematt* | saapuneet | roskakori | luonnokset | supista | koriin | reitti | myymälät |
    konttorit | galleria | kuvat | videot | ominaisuudet | takuu | hinnat | hinnasto | tiliote | saldo | kortit |
    tilit | asiakirjat | lomakkeet | tapahtumat | kausi | jakso* | sanoitukset | äänenvoimakkuus | kontrasti | merkit |
    urheilu | reseptit | vapaat ajat | vapaat vuorot | tilitapahtumat | ^alle | käyttöehdot | usein kysyttyä |
    usein kysytyt | varastossa | vapaat paikat`),
  retreats: rawList(
    `peruuta | peru | ei | ei kiitos | ei nyt | myöhemmin | sulje | takaisin | säilytä | pysy | ohita | kumoa`,
  ),
  opens:
    rawList(`näytä | katso | lue | miten | kuinka | miksi | milloin | missä | kuka | tietoa | lisätietoa | seuraa tilausta | opas |
    ohje | älä | säilytä | pidä | vertaa | takaisin | piilota | hallitse | selaa | hae | etsi | mitä | voinko |
    paljonko | saanko | onko se`),
  places:
    rawList(`kassa | maksu | maksaminen | tilauksen yhteenveto | laskutus | vaaravyöhyke | poista tili | tilin poistaminen |
    tilin asetukset | tilisiirto | tilaus | lahjoitus | ei voi perua | ei voi kumota | oletko varma`),
  acts: rawList(`lähet* | toimit* | varaa* | varaus* | vuokraa* | poist* | hylkää* | tyhjennä* | hävitä* | nollaa* |
    palauta* | korvaa* | ylikirjoit* | tallenn* | julkais* | vapauta* | vahvist* | hyväksy* | salli* | valtuut* |
    kiellä* | evää* | allekirjoit* | kirjaudu* | talleta* | sijoita* | lunasta* | kutsu* | liity* | ilmoita* |
    ilmianna* | aktivoi* | deaktivoi* | asenna* | asennus* | suorita* | käynnistä* | tilausta* | rekisteröi* |
    hyvitä* | pyydä* | ajoit* | viimeistele* | yhdistä* | katkaise* | pakota* | arkistoi* | irtisano* | jaa | myy |
    merkitse | veloita | uudista avain | päivitä tilaus | päivitä nyt | päivitä sopimus | ota tuotantoon |
    vie tuotantoon | purk* | erota* | potki* | heitä ulos | äänest* | anna ääni | tee tarjo* | jätä tarjous | huuda |
    ryhdy* | jätä ilmoitus | lisää ilmoitus | lahjo* | anna juomaraha* | jäädyt* | sulje kortti | siirry suoraan |
    aloita striimi | aloita nauhoitus | leimaa* | kirjaa sisään | tee valitus | jätä valitus | tee reklamaatio |
    jätä hakemus | keskeytä tilaus | avaa uudelleen | palkkaa | korota* | vedä pois | adoptoi | lyhennä laina* |
    osamaks* | maksa* | jatka* tilaus* | uusi tilaus* | uusi sopimus* | valita* | reklamoi | aseta myyntiin |
    kommentoi | jätä ryhmä | estä* | lopeta seur* | seuraa käyttä* | kumoa oikeu* | irrota | torju | suostu* |
    hae työ* | alusta levy* | pysäytä | tue nyt | tarjoa* | vaihda liittym* | vaihda sopimus* | lyö veto* |
    aseta panos | soita* | tee lähtöselvit* | osallistu* | ilmoittaudu* | avaa tili | avaa ovi | lataa kortti |
    vaihda valuut* | anna tippi | siirrä* | sulje tili* | nosta | lainaa | nimitä | tee ylläpit* |
    luo avain uudelleen | riitauta | ota vakuutus | tee vakuutus | määritä tehtävä | osta* | tilaa* | haluan | nappaa |
    pura sopimus`),
  states:
    rawList(`toimitus | toimitustapa | toimitusehdot | toimitukset | toimitusaika | toimittaja* | maksut | maksutapa |
    maksuhistoria | ostettu | ostot | ostohistoria | osta opas | tilauksen tiedot | tilaushistoria |
    tilauksen seuranta | tilausnumero | tilauksen tila | tilauksesi | varaukset | varauksen tiedot | julkaisut |
    julkaisupäivä | jaettu | vahvistettu | myyjä | myyjät | myydyimmät | myyty | myydyt | kutsut | liittynyt |
    ilmoitukset | ilmoitus | rekisteröity | äänestykset | äänet | hae kartalta | hakemukset | arkisto | arkistoitu |
    asennettu | asennusohje* | haku | hakutulokset | hae | siirry | siirtyä | poistumisaika | käytetty | käytetyt |
    uusi kansio | uusi | äänestystulo* | lahjoja | lahjat | lahjoitukset | tilausten | vakuutukset | kommentit |
    osallistujat | ostajan opas | osto opas | ostoskori* | ostoslista | ilmoitustaulu | tarjoukset | sijoitukset |
    siirrot | soittolista* | palautusehdot | palautukset | estetyt | lainat | palautusoikeus | tilausehdot |
    liittymät | vahvistetut | poistet* | lähetet* | peruut* | tallennet* | julkaist* | maksett* | hyväksyt*`),
  cancels: rawList(`peruuta* | peru*`),
  keeps: rawList(`tallen*`),
  drafts: rawList(`luonno* | haku | hakua`),
  clears: rawList(`tyhjen* | nolla* | käytä | poista | palauta`),
  filters: rawList(`suodat*`),
  joins: rawList(`ja | sekä | sitten`),
};
