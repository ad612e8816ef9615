import { rawList } from '../list.ts';
import type { PrivateWords } from '../shape.ts';

export const privateWords: PrivateWords = {
  password: rawList(`ਪਾਸਵਰਡ | ਗੁਪਤ ਸ਼ਬਦ`),
  code: rawList(`ਪੁਸ਼ਟੀਕਰਨ ਕੋਡ | ਸੁਰੱਖਿਆ ਕੋਡ | ਓਟੀਪੀ | otp | ਪਿੰਨ | pin`),
  payment: rawList(
    `ਕਾਰਡ ਨੰਬਰ | ਕ੍ਰੈਡਿਟ ਕਾਰਡ | ਡੈਬਿਟ ਕਾਰਡ | ਕਾਰਡਧਾਰਕ | ਮਿਆਦ ਪੁੱਗਣ | =ਮਿਆਦ | ਖਾਤਾ ਨੰਬਰ | ਬੈਂਕ ਖਾਤਾ | cvv`,
  ),
  identity: rawList(`ਆਧਾਰ | ਆਧਾਰ ਨੰਬਰ | ਪੈਨ | ਪਾਸਪੋਰਟ | ਪਾਸਪੋਰਟ ਨੰਬਰ`),
  forms: rawList(`ਲੌਗਇਨ | ਲੌਗ ਇਨ | ਭੁਗਤਾਨ`),
  harmless: rawList(`ਪਿੰਨ ਕੋਡ | ਕੂਪਨ | ਛੂਟ ਕੋਡ`),
};
