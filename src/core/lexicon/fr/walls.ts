import { list } from '../list.ts';
import type { WallWords } from '../shape.ts';

export const walls: WallWords = {
  error: list(
    'page introuvable | page non trouvée | accès refusé | erreur du serveur | service indisponible',
  ),
  login: list('connexion | se connecter'),
  aboutLogin: list('connexion | connecter* | inscri* | mot de passe'),
  botCheck: list('vérifiez que vous êtes humain | êtes vous un robot | pas un robot | trafic inhabituel'),
  code: list('code de vérification | code de sécurité | code à usage unique | code d authentification'),
  paywall: list('abonnez vous pour lire | pour lire la suite abonnez'),
};
