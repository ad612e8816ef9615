import type { PrivateWords } from '../shape.ts';

export const privateWords: PrivateWords = {
  password: ['pasahitz*', 'pasahitza', 'gako sekretua'],
  code: ['egiaztapen kodea', 'segurtasun kodea', 'berrespen kodea', 'pin', 'segurtasun galdera'],
  payment: [
    'txartel zenbakia',
    'txartelaren zenbakia',
    'kreditu txartel*',
    'zordunketa txartel*',
    'txartelaren titularra',
    'iraungitze data',
    'kontu zenbakia',
    'banku kontua',
    'cvv',
    'iban',
  ],
  identity: ['=nan', 'nan zenbakia', 'ifz', 'pasaporte*', 'gizarte segurantza*'],
  forms: ['hasi saioa', 'saioa hasi', '=sartu', 'ordainketa', 'ordaindu'],
  harmless: ['posta kodea', 'promozio kodea', 'deskontu kodea'],
};
