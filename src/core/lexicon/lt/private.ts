import { rawList } from '../list.ts';
import type { PrivateWords } from '../shape.ts';

export const privateWords: PrivateWords = {
  password: rawList(
    `slaptažod* | slaptažodis | slapta frazė | api raktas | slaptas raktas | privatus raktas | prieigos raktas`,
  ),
  code: rawList(`patvirtinimo kodas | saugos kodas | saugumo kodas | vienkartinis kodas | vienkartinis slaptažodis |
    aktyvavimo kodas | prisijungimo kodas | sms kodas | pin | pin kodas | atkūrimo kodas | atsarginiai kodai |
    saugumo klausimas | slaptas klausimas | saugumo atsakymas | motinos mergautinė pavardė`),
  payment:
    rawList(`kortelės numeris | kortelės nr | kredito kortelė | kredito kortelės | debeto kortelė | banko kortelė |
    mokėjimo kortelė | kortelės duomenys | kortelės savininkas | kortelės turėtojas | vardas ant kortelės |
    galiojimo data | galioja iki | galiojimo laikas | cvv | cvc | cvv kodas | sąskaitos numeris |
    banko sąskaita | sąskaitos nr | iban | bic | swift`),
  identity:
    rawList(`asmens kodas | paso numeris | paso nr | =pasas | asmens tapatybės kortelė | tapatybės kortelės |
    dokumento numeris | vairuotojo pažymėjimas | mokesčių mokėtojo | socialinio draudimo`),
  shortCode: rawList(`kodas | kodą`),
  forms:
    rawList(`prisijungti | prisijungimas | prisijunkite | pamiršau slaptažodį | sukurti paskyrą | mokėjimas | apmokėti |
    apmokėjimas | mokėjimo būdas | =kasa | pirkti dabar | pavedimas`),
  harmless:
    rawList(`nuolaidos kodas | reklamos kodas | kuponas | kupono kodas | pašto kodas | šalies kodas | qr kodas |
    brūkšninis kodas | šaltinio kodas | klaidos kodas | prekės kodas | užsakymo numeris | vizitinė kortelė |
    atvirukas | raktažodis | raktažodžiai`),
};
