import { list } from '../list.ts';
import type { PrivateWords } from '../shape.ts';

export const privateWords: PrivateWords = {
  password: list(`wagwoord* | wagfrase | geheime sleutel`),
  code: list(`verifikasiekode | sekuriteitskode | bevestigingskode | eenmalige pin | pin | sekuriteitsvraag`),
  payment:
    list(`kaartnommer | kredietkaart* | debietkaart* | bankkaart* | kaarthouer* | naam op kaart | vervaldatum |
    rekeningnommer | bankrekening* | cvv`),
  identity: list(`id nommer | identiteitsnommer | paspoortnommer | paspoort | belastingnommer | rybewys*`),
  forms: list(`meld aan | teken in | betaling | betaal | betaal nou`),
  harmless: list(`poskode | kortingkode | promosiekode | landkode | koepon*`),
};
