import { rawList } from '../list.ts';
import type { PrivateWords } from '../shape.ts';

export const privateWords: PrivateWords = {
  password: rawList(`lykilorð* | aðgangsorð*`),
  code: rawList(
    `staðfestingarkóði | öryggiskóði | öryggisnúmer | pin | pin númer | leyninúmer | öryggisspurning*`,
  ),
  payment:
    rawList(`kortanúmer* | kreditkort* | debetkort* | greiðslukort* | korthafi | nafn á korti | gildistími | gildir til |
    reikningsnúmer* | bankareikning* | cvv | cvc | iban`),
  identity: rawList(`kennital* | kennitala | vegabréf* | vegabréfsnúmer | ökuskírteini*`),
  forms: rawList(`innskráning | skrá inn | skrá mig inn | greiðsla | greiða | borga`),
  harmless: rawList(`póstnúmer | afsláttarkóði | landsnúmer`),
};
