import type { PrivateWords } from '../shape.ts';

export const privateWords: PrivateWords = {
  password: ['lykilorð*', 'aðgangsorð*'],
  code: [
    'staðfestingarkóði',
    'öryggiskóði',
    'öryggisnúmer',
    'pin',
    'pin númer',
    'leyninúmer',
    'öryggisspurning*',
  ],
  payment: [
    'kortanúmer*',
    'kreditkort*',
    'debetkort*',
    'greiðslukort*',
    'korthafi',
    'nafn á korti',
    'gildistími',
    'gildir til',
    'reikningsnúmer*',
    'bankareikning*',
    'cvv',
    'cvc',
    'iban',
  ],
  identity: ['kennital*', 'kennitala', 'vegabréf*', 'vegabréfsnúmer', 'ökuskírteini*'],
  forms: ['innskráning', 'skrá inn', 'skrá mig inn', 'greiðsla', 'greiða', 'borga'],
  harmless: ['póstnúmer', 'afsláttarkóði', 'landsnúmer'],
};
