import type { PrivateWords } from '../shape.ts';

export const privateWords: PrivateWords = {
  password: ['mot de passe', 'mdp'],
  code: ['code de vérification', 'code de sécurité', 'code à usage unique', 'code de confirmation'],
  payment: [
    'numéro de carte',
    'carte bancaire',
    'carte de crédit',
    'cryptogramme',
    'date d expiration',
    'numéro de compte',
  ],
  identity: ['numéro de sécurité sociale', 'numéro de passeport', 'numéro fiscal'],
  harmless: ['code promo', 'code postal'],
};
