import { rawList } from '../list.ts';
import type { PrivateWords } from '../shape.ts';

export const privateWords: PrivateWords = {
  password: rawList(`wagwoord* | wagfrase | geheime sleutel`),
  code: rawList(
    `verifikasiekode | sekuriteitskode | bevestigingskode | eenmalige pin | pin | sekuriteitsvraag`,
  ),
  payment:
    rawList(`kaartnommer | kredietkaart* | debietkaart* | bankkaart* | kaarthouer* | naam op kaart | vervaldatum |
    rekeningnommer | bankrekening* | cvv`),
  identity: rawList(`id nommer | identiteitsnommer | paspoortnommer | paspoort | belastingnommer | rybewys*`),
  forms: rawList(`meld aan | teken in | betaling | betaal | betaal nou`),
  harmless: rawList(`poskode | kortingkode | promosiekode | landkode | koepon*`),
};
