import { list } from '../list.ts';
import type { RiskWords } from '../shape.ts';

export const risk: RiskWords = {
  commits:
    list(`ordaindu | erosi | eskatu | egin eskaera | bidali | ezabatu | kendu | onartu | berretsi | baieztatu | argitaratu |
    partekatu | gorde | saioa itxi | itxi saioa | utzi taldea | bertan behera | harpidetu | eman baja | baja eman |
    transferitu | erreserbatu | sinatu | ukatu | baimendu | salatu | blokeatu | erantzun | dohaintza | eman botoa | bozkatu |
    atera dirua | berrezarri | instalatu | hustu | eskaera egin | aurkeztu | izena eman | eman izena | kontua itxi |
    itxi kontua | gonbidatu | saldu | deitu | berritu | aplikatu | desaktibatu | deskonektatu`),
  looks:
    list(`ikusi | erakutsi | bilatu | iragazi | ordenatu | ezarpenak | laguntza | xehetasunak | editatu | alderatu | informazioa |
    deskargatu | inprimatu`),
  leads:
    list(`gehiago | gutxiago | hurrengoa | aurrekoa | jarraitu | ireki | menua | irakurri | aukeratu | gehitu | kopiatu | berria |
    sortu`),
  topics:
    list(`gaur | bihar | hasiera | kategoriak | saskia | saskira | hizkuntza | guri buruz | kontaktua | baldintzak | pribatutasuna |
    albisteak | egutegia | mapa | argazkiak | iritziak | gogokoak | jakinarazpenak | kontua | hasi saioa | saioa hasi | gaia |
    ordutegia | dendak | zirriborroak | zakarrontzia | aukerak`),
  retreats: list(`utzi | ez | itxi | gero | atzera`),
  opens: list(
    `ikusi | erakutsi | irakurri | nola | zergatik | noiz | non | nor | alderatu | ezkutatu | bilatu`,
  ),
  closes: list(
    `ikusi | erakutsi | irakurri | aukerak | baldintzak | historia | xehetasunak | egoera | moduak`,
  ),
  places: list(`ordainketa | kutxa | erosketa | eskaera`),
  states:
    list(`bidalketa* | bidalitako* | ezabatutako* | gordetako* | partekatutako* | eskaerak | ordainketa* | erosketak |
    argitaratutako* | erreserbak`),
};
