import { list } from '../list.ts';
import type { PrivateWords } from '../shape.ts';

export const privateWords: PrivateWords = {
  password: list(`પાસવર્ડ | ગુપ્ત શબ્દ`),
  code: list(`ચકાસણી કોડ | સુરક્ષા કોડ | ઓટીપી | otp | પિન | pin`),
  payment: list(`કાર્ડ નંબર | ક્રેડિટ કાર્ડ | ડેબિટ કાર્ડ | કાર્ડધારક | કાર્ડ પરનું નામ | સમાપ્તિ તારીખ | ખાતા નંબર |
    બેંક ખાતું | cvv`),
  identity: list(`આધાર | આધાર નંબર | પાન નંબર | પાસપોર્ટ | પાસપોર્ટ નંબર | ડ્રાઇવિંગ લાઇસન્સ`),
  forms: list(`લોગિન | લૉગ ઇન | ચુકવણી | ચૂકવો`),
  harmless: list(`પિન કોડ | ડિસ્કાઉન્ટ કોડ | કૂપન*`),
};
