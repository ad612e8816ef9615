import { rawList } from '../list.ts';
import type { PrivateWords } from '../shape.ts';

export const privateWords: PrivateWords = {
  password:
    rawList(`salasana* | *salasana* | tunnussana* | salalause* | tunnuslause* | api avain* | salainen avain* |
    yksityinen avain* | yksityisavain* | käyttöoikeusavain* | suojausavain* | palautuslause* | wifi avain*`),
  code: rawList(`vahvistuskoodi* | varmennuskoodi* | turvakoodi* | suojakoodi* | tarkistuskoodi* | kertakäyttökoodi* |
    kertakäyttöinen koodi* | kertakäyttösalasana* | todennuskoodi* | tunnistautumiskoodi* | aktivointikoodi* |
    kirjautumiskoodi* | pääsykoodi* | tunnusluku* | tunnusluvu* | avainluku* | avainluvu* | tekstiviestikoodi* |
    sms koodi* | pin koodi* | pinkoodi* | pin | puk koodi* | palautuskoodi* | varakoodi* | turvakysymy* |
    turvavastau* | salainen kysymys | salainen vastaus | äidin tyttönimi | äitisi tyttönimi`),
  payment:
    rawList(`luottokort* | pankkikort* | maksukort* | debitkort* | kortin numero* | korttinumero* | kortin tiedot |
    korttitiedot | kortinhaltija* | kortin haltija* | nimi kortissa | nimi kortilla | =voimassaoloaika |
    viimeinen voimassaolopäivä | viimeinen voimassaolokuukausi | voimassa asti | vanhenemispäivä* |
    vanhentumispäivä* | päättymispäivä kortti | cvc koodi* | cvv koodi* | cvc | cvv | kortin tarkistenumero |
    tarkistenumero* | tilinumero* | pankkitili* | tilin numero | pankkiyhteys | iban | iban tilinumero | bic |
    swift | lahjakortin numero | kortin voimassaolo* | kortin viimeinen`),
  identity:
    rawList(`henkilötunnus* | henkilötunnuk* | =hetu | sosiaaliturvatunnus* | =sotu | passin numero* | passinumero* |
    henkilökortin numero | henkilökort* | henkilöllisyystodistus* | ajokortin numero* | ajokort* | verotunnus* |
    veronumero* | verotunniste* | kela kortti*`),
  shortCode: rawList(`koodi | numeroa`),
  forms:
    rawList(`kirjaudu* | kirjaudu sisään | kirjautuminen | sisäänkirjautuminen | tunnistaudu | unohditko salasanasi |
    unohtunut salasana | luo tili | luo käyttäjätili | maksa | maksa nyt | maksaminen | maksu | maksutapa |
    maksutiedot | kassalle | siirry kassalle | =kassa | vahvista tilaus | osta nyt | tilisiirto | siirrä rahaa |
    lahjoita nyt`),
  harmless:
    rawList(`alennuskoodi* | kampanjakoodi* | kuponki* | lahjakortti viesti | suosittelukoodi* | kutsukoodi* |
    postinumero* | maakoodi* | suuntanumero* | qr koodi* | viivakoodi* | lähdekoodi* | virhekoodi* |
    tuotekoodi* | tilausnumero* | seurantakoodi* | käyntikort* | postikort* | avainsana* | hakusana*`),
  expiry: 'kk vv',
};
