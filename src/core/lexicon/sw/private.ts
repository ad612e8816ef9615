import { list } from '../list.ts';
import type { PrivateWords } from '../shape.ts';

export const privateWords: PrivateWords = {
  password: list(`nenosiri | neno la siri | nywila`),
  code: list(
    `nambari ya siri | msimbo wa uthibitisho | msimbo wa usalama | namba ya siri | pin | swali la usalama`,
  ),
  payment:
    list(`nambari ya kadi | namba ya kadi | kadi ya mkopo | kadi ya benki | jina kwenye kadi | tarehe ya mwisho |
    nambari ya akaunti | namba ya akaunti | cvv`),
  identity:
    list(`nambari ya kitambulisho | namba ya kitambulisho | kitambulisho | pasipoti | nambari ya pasipoti | =nida |
    kra pin`),
  forms: list(`=ingia | lipa | malipo | lipa sasa`),
  harmless: list(`msimbo wa posta | msimbo wa ofa | kuponi`),
};
