import { rawList } from '../list.ts';
import type { FurnitureWords } from '../shape.ts';

export const furniture: FurnitureWords = {
  headings: rawList(
    "à lire aussi | lire aussi | à lire également | sur le même sujet | articles liés | articles similaires | articles récents | derniers articles | plus en | plus de | les plus lus | les plus populaires | recommandé | recommandés | vous aimerez aussi | commentaires | laisser un commentaire | réagir | partager | suivez-nous | suivez nous | newsletter | infolettre | s'abonner | abonnez-vous | publicité | à propos de l'auteur | à propos | rechercher | catégories | archives | pied de page | contact",
  ),
  reply: rawList('=répondre'),
  appeals: rawList(
    'soutenez nous | soutenez notre | notre newsletter | abonnez vous | suivez nous | faites un don | inscrivez vous | connectez vous pour | déjà abonné | tous droits réservés',
  ),
};
