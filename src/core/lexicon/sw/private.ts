import { rawList } from '../list.ts';
import type { PrivateWords } from '../shape.ts';

export const privateWords: PrivateWords = {
  password: rawList(`nenosiri | neno la siri | nywila`),
  code: rawList(
    `nambari ya siri | msimbo wa uthibitisho | msimbo wa usalama | namba ya siri | pin | swali la usalama`,
  ),
  payment:
    rawList(`nambari ya kadi | namba ya kadi | kadi ya mkopo | kadi ya benki | jina kwenye kadi | tarehe ya mwisho |
    nambari ya akaunti | namba ya akaunti | cvv`),
  identity:
    rawList(`nambari ya kitambulisho | namba ya kitambulisho | kitambulisho | pasipoti | nambari ya pasipoti | =nida |
    kra pin`),
  forms: rawList(`=ingia | lipa | malipo | lipa sasa`),
  harmless: rawList(`msimbo wa posta | msimbo wa ofa | kuponi`),
};
