import type { RiskWords } from '../shape.ts';

export const risk: RiskWords = {
  commits: [
    'envoyer',
    'payer',
    'acheter',
    'commander',
    'supprimer',
    'publier',
    'déconnexion',
    'se déconnecter',
    'confirmer',
    'valider',
    'virer',
  ],
  places: ['paiement', 'commande', 'virement', 'supprimer le compte'],
};
