import { rawList } from '../list.ts';
import type { RiskWords } from '../shape.ts';

export const risk: RiskWords = {
  commits:
    rawList(`ordaindu | erosi | eskatu | egin eskaera | bidali | ezabatu | kendu | onartu | berretsi | baieztatu | argitaratu |
    partekatu | gorde | saioa itxi | itxi saioa | utzi taldea | bertan behera | harpidetu | eman baja | baja eman |
    transferitu | erreserbatu | sinatu | ukatu | baimendu | salatu | blokeatu | erantzun | dohaintza | eman botoa | bozkatu |
    atera dirua | berrezarri | instalatu | hustu | eskaera egin | aurkeztu | izena eman | eman izena | kontua itxi |
    itxi kontua | gonbidatu | saldu | deitu | berritu | aplikatu | desaktibatu | deskonektatu | garbitu historia |
    ezabatu historia | dirua itzuli | itzuli dirua`),
  looks:
    rawList(`ikusi | erakutsi | bilatu | iragazi | ordenatu | ezarpenak | laguntza | xehetasunak | editatu | alderatu | informazioa |
    deskargatu | inprimatu | aurrebista | historia`),
  leads:
    rawList(`gehiago | gutxiago | hurrengoa | aurrekoa | jarraitu | ireki | menua | irakurri | aukeratu | gehitu | kopiatu | berria |
    sortu`),
  topics:
    rawList(`gaur | bihar | hasiera | kategoriak | saskia | saskira | hizkuntza | guri buruz | kontaktua | baldintzak | pribatutasuna |
    albisteak | egutegia | mapa | argazkiak | iritziak | gogokoak | jakinarazpenak | kontua | hasi saioa | saioa hasi | gaia |
    ordutegia | dendak | zirriborroak | zakarrontzia | aukerak | kontuaren saldo* | ordu libre*`),
  retreats: rawList(`utzi | ez | itxi | gero | atzera | itzuli zerrendara | atzera itzuli`),
  opens: rawList(
    `ikusi | erakutsi | irakurri | nola | zergatik | noiz | non | nor | alderatu | ezkutatu |
    bilatu | zer`,
  ),
  closes: rawList(`ikusi | erakutsi | irakurri | aukerak | baldintzak | xehetasunak | egoera | moduak`),
  places: rawList(`ordainketa | kutxa | erosketa | eskaera`),
  states:
    rawList(`bidalketa* | bidalitako* | ezabatutako* | gordetako* | partekatutako* | eskaerak | ordainketa* | erosketak |
    argitaratutako* | erreserbak`),
  keeps: rawList(`gord*`),
  drafts: rawList(`zirriborro*`),
  clears: rawList(`garbitu | berrezarri | aplikatu | kendu | ezabatu`),
  filters: rawList(`iragazki*`),
  joins: rawList(`eta`),
  cancels: rawList(`utzi | ezeztatu* | baliogabetu*`),
};
