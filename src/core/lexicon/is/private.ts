import { list } from '../list.ts';
import type { PrivateWords } from '../shape.ts';

export const privateWords: PrivateWords = {
  password: list(`lykilorð* | aðgangsorð*`),
  code: list(
    `staðfestingarkóði | öryggiskóði | öryggisnúmer | pin | pin númer | leyninúmer | öryggisspurning*`,
  ),
  payment:
    list(`kortanúmer* | kreditkort* | debetkort* | greiðslukort* | korthafi | nafn á korti | gildistími | gildir til |
    reikningsnúmer* | bankareikning* | cvv | cvc | iban`),
  identity: list(`kennital* | kennitala | vegabréf* | vegabréfsnúmer | ökuskírteini*`),
  forms: list(`innskráning | skrá inn | skrá mig inn | greiðsla | greiða | borga`),
  harmless: list(`póstnúmer | afsláttarkóði | landsnúmer`),
};
