import { rawList } from '../list.ts';
import type { PrivateWords } from '../shape.ts';

export const privateWords: PrivateWords = {
  password: rawList(`પાસવર્ડ | ગુપ્ત શબ્દ`),
  code: rawList(`ચકાસણી કોડ | સુરક્ષા કોડ | ઓટીપી | otp | પિન | pin`),
  payment: rawList(`કાર્ડ નંબર | ક્રેડિટ કાર્ડ | ડેબિટ કાર્ડ | કાર્ડધારક | કાર્ડ પરનું નામ | સમાપ્તિ તારીખ | ખાતા નંબર |
    બેંક ખાતું | cvv`),
  identity: rawList(`આધાર | આધાર નંબર | પાન નંબર | પાસપોર્ટ | પાસપોર્ટ નંબર | ડ્રાઇવિંગ લાઇસન્સ`),
  forms: rawList(`લોગિન | લૉગ ઇન | ચુકવણી | ચૂકવો`),
  harmless: rawList(`પિન કોડ | ડિસ્કાઉન્ટ કોડ | કૂપન*`),
};
