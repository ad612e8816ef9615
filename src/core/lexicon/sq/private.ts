import type { PrivateWords } from '../shape.ts';

export const privateWords: PrivateWords = {
  password: ['fjalëkalim*', 'fjalëkalimi'],
  code: ['kodi i verifikimit', 'kodi i sigurisë', 'kodi i konfirmimit', 'pin', 'pyetja e sigurisë'],
  payment: [
    'numri i kartës',
    'karta e kreditit',
    'kartë krediti',
    'mbajtësi i kartës',
    'emri në kartë',
    'data e skadimit',
    'numri i llogarisë',
    'llogaria bankare',
    'cvv',
    'iban',
  ],
  identity: ['numri personal', 'nid', 'letërnjoftim*', 'pasaport*', 'numri i pasaportës', 'nipt'],
  forms: ['=hyr', 'kyçu', 'identifikohu', 'pagesa', 'paguaj'],
  harmless: ['kodi postar', 'kodi promocional', 'kodi i zbritjes', 'kupon*'],
};
