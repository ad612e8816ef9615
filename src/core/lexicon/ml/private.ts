import { rawList } from '../list.ts';
import type { PrivateWords } from '../shape.ts';

export const privateWords: PrivateWords = {
  password: rawList(`പാസ്‌വേഡ് | പാസ് വേഡ് | പാസ്വേഡ് | രഹസ്യവാക്ക് | അടയാളവാക്ക്`),
  code: rawList(`സ്ഥിരീകരണ കോഡ് | സുരക്ഷാ കോഡ് | ഒടിപി | otp | =പിൻ | pin`),
  payment: rawList(`കാർഡ് നമ്പർ | ക്രെഡിറ്റ് കാർഡ്* | ഡെബിറ്റ് കാർഡ്* | കാർഡ് ഉടമ | കാർഡിലെ പേര് | കാലാവധി | കാലഹരണ തീയതി |
    അക്കൗണ്ട് നമ്പർ | ബാങ്ക് അക്കൗണ്ട് | cvv`),
  identity: rawList(`ആധാർ* | പാൻ | പാസ്‌പോർട്ട് | പാസ്പോർട്ട്* | ഡ്രൈവിംഗ് ലൈസൻസ്`),
  forms: rawList(`ലോഗിൻ | ലോഗ് ഇൻ | പണമടയ്ക്കുക | പേയ്മെന്റ്`),
  harmless: rawList(`പിൻ കോഡ് | കിഴിവ് കോഡ് | കൂപ്പൺ*`),
};
