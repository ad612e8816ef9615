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
    vaihda valuutta | lunasta | lataa saldoa | tallenna | ota käyttöön | kutsu | ilmianna | ilmoita | estä käyttäjä | estä henkilö | poista esto |
    deaktivoi | poista käytöstä | aktivoi | sulje tili | poistu ryhmästä | liity | liity jäseneksi | rekisteröidy | luo tili |
    ilmoittaudu | hae paikkaa | hae työpaikkaa | hyvitä | pyydä hyvitystä | asenna | poista asennus | suorita |
    käynnistä uudelleen | sammuta | alusta | uusi tilaus | jatka tilausta | äänestä | soita | arkistoi | yhdistä tili |
    katkaise yhteys | kassalle | siirry kassalle | siirry maksamaan | kokeile ilmaiseksi | seuraa käyttäjää |
    lopeta seuraaminen | jaa julkaisu | jaa linkki`),
  perhaps:
    list(`maksu | tilaus | osto | varaus | lahjoitus | siirto | rekisteröityminen | kassa | vastaa | kommentoi | palautus |
    vahvistus | tarjous | käyttöönotto`),
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
    list(`kaikki | lisää | vähemmän | seuraava | jatka | edellinen | avaa | valikko | lue | selaa | laajenna | pienennä |
    suurenna | toista | keskeytä | kopioi | piilota | etusivu | sivu | päivitä | valitse | vaihda | luo | uusi |
    liitä | lataa tiedosto | kieli | teema | profiili | kalenteri | kartta | ohita | mukauta | hallitse |
    yhteystiedot | omat`),
  topics:
    list(`usein kysytyt kysymykset | kysymykset | ukk | koko näyttö | sää | aukioloajat | aikataulu | aikataulut |
    kokotaulukko | koko-opas | kuuntele | näyte | traileri | mykistä | tumma tila | tumma teema | tekstitykset |
    luettelo | katalogi | lataa luettelo | saavutettavuus | tietoa meistä | ura | rekry | medialle | suosikit |
    suosikkeihin | reittiohje* | lähellä | arvostelut | saatavuus | uutiset | nouseva | laskeva | halvin | edullisin |
    tekstin koko | sivupalkki | ostoskori* | näytä kori | toivelista | lataa lisää | katso | järjestä | lajittele |
    näytä`),
  retreats: list(
    'peruuta | peru | ei | ei kiitos | ei nyt | myöhemmin | sulje | takaisin | säilytä | pysy | ohita | kumoa',
  ),
  places:
    list(`kassa | maksu | maksaminen | tilauksen yhteenveto | laskutus | vaaravyöhyke | poista tili | tilin poistaminen |
    tilin asetukset | tilisiirto | tilaus | lahjoitus | ei voi perua | ei voi kumota | oletko varma`),
  acts: list(`lähet* | toimit* | varaa* | varaus* | vuokraa* | lahjoit* | poist* | poista* | hylkää* | tyhjennä* | hävitä* |
    nollaa* | palauta* | korvaa* | ylikirjoit* | tallenn* | julkais* | vapauta* | vahvist* | hyväksy* | salli* |
    valtuut* | kiellä* | evää* | allekirjoit* | kirjaudu* | talleta* | sijoita* | lunasta* | kutsu* | liity* |
    poistu* | ilmoita* | ilmianna* | aktivoi* | deaktivoi* | asenna* | asennus* | suorita* | käynnistä* | tilausta* |
    rekisteröi* | äänestä* | hyvitä* | pyydä* | ajoit* | viimeistele* | yhdistä* | katkaise* | pakota* | arkistoi* |
    irtisano* | maksa | osta | tilaa nyt | jaa | lähetä | myy | peru tilaus | peru varaus | liity | siirrä rahaa |
    ota käyttöön | poista käytöstä | nosta rahaa | pyydä lupaa | merkitse | veloita | siirrä omistajuus |
    pyydä palautusta | uudista avain | päivitä tilaus | päivitä nyt | päivitä sopimus | ota tuotantoon |
    vie tuotantoon | julkaise tuotantoon | purk* | erota* | potki* | heitä ulos | poista ryhmästä | äänest* |
    anna ääni | tee tarjous | tee tarjo* | jätä tarjous | huuda | lyö vetoa | liity jäseneksi | ryhdy* |
    jätä ilmoitus | lisää ilmoitus | lahjo* | anna juomaraha* | jäädyt* | sulje kortti | tilaa taksi | tilaa kyyti |
    aloita lähetys | siirry suoraan | aloita striimi | aloita tallennus | aloita nauhoitus | palauta tehtävä |
    leimaa* | kirjaa sisään | tee valitus | jätä valitus | tee reklamaatio | jätä hakemus | keskeytä tilaus |
    jatka tilausta | avaa uudelleen | palkkaa | maksa takaisin | nosta rajaa | korota* | peruuta suostumus |
    peru suostumus | peru sopimus | vedä pois | adoptoi | lyhennä laina*`),
  states:
    list(`lähetetty | lähetetyt | toimitus | toimitustapa | toimitusehdot | toimitukset | toimitusaika | toimittaja* |
    maksut | maksutapa | maksutavat | maksettu | maksuhistoria | ostettu | ostoskori | ostot | ostohistoria |
    osta opas | tilaukset | tilauksen tiedot | tilaushistoria | tilauksen seuranta | tilausnumero | tilauksen tila |
    tilauksesi | varaukset | varauksen tiedot | poistettu | poistetut | tallennettu | tallennetut | julkaistu |
    julkaistut | julkaisut | julkaisupäivä | jaettu | jaetut | vahvistettu | hyväksytty | myyjä | myyjät |
    myydyimmät | myyty | myydyt | kutsut | liittynyt | ilmoitukset | ilmoitus | rekisteröity | äänestykset | äänet |
    hae kartalta | hakemukset | arkisto | arkistoitu | asennettu | asennusohje* | haku | hakutulokset | hae | siirry |
    siirtyä | poistumisaika | käytetty | käytetyt | uusi kansio | uusi | äänestystulo* | lahjoja | lahjat |
    lahjoitukset`),
  cancels: list(`peruuta* | peru*`),
};
