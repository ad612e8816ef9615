import { list } from '../list.ts';
import type { TrapWords } from '../shape.ts';

export const traps: TrapWords = {
  addOns: list(
    'assurance | protection achat | protection complète | extension de garantie | un don | premium | emballage cadeau | livraison express | frais de service | essai',
  ),
  refuses: list(
    'non merci | non je | sans | refuser | je ne veux pas | pas intéressé | je préfère payer | ne pas ajouter',
  ),
  orders: list(
    'vous commandez | tu commandes | vous acceptez de payer | obligation de paiement | sera débité | serez facturé | serez débité | votre abonnement commence | vous achetez',
  ),
  hurry: list(
    'l offre se termine | se termine dans | expire dans | plus que | dépêchez vous | réservé pendant',
  ),
};
