import { list } from '../list.ts';
import type { WallWords } from '../shape.ts';

export const walls: WallWords = {
  error: list(
    'page introuvable | page non trouvée | accès refusé | erreur du serveur | service indisponible',
  ),
  login: list('connexion | se connecter'),
  aboutLogin: list('connexion | connecter* | inscri* | mot de passe'),
};
