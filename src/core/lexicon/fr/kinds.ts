import { list } from '../list.ts';
import type { KindWords } from '../shape.ts';

export const kinds: KindWords = {
  ads: {
    ask: list('*publicit* | pub | pubs | *annonces*'),
    label: list('^publicité* | ^annonce | ^annonces'),
    says: list('=publicité'),
    names: list('publicite*'),
  },
  sponsored: {
    ask: list('*sponsoris*'),
    label: list('sponsoris*'),
    says: list('^sponsorisé | ^publicité'),
  },
  consent: {
    ask: list('rgpd | *confidentialit*'),
    label: list('*confidentialit*'),
  },
  newsletter: {
    ask: list('*abonn* | inscri*'),
    label: list('*abonn* | *inscri*'),
  },
  login: {
    ask: list('connexion* | se connecter*'),
    label: list('^se connecter* | ^connexion*'),
  },
  comments: {
    ask: list('commentaire*'),
    label: list('^commentaire* | ^laisser un commentaire*'),
  },
  related: {
    ask: list('connexe* | recommand* | plus lus* | à lire*'),
    label: list(
      'connexe* | recommand* | les plus lus* | à lire* | lire aussi* | sur le même* | voir aussi* | vous aimerez* | *dernier* | *dernièr*',
    ),
  },
  sidebar: {
    ask: list('barre latérale* | colonne droite | colonne gauche | colonne de droite | colonne de gauche'),
  },
  share: {
    ask: list('*partag*'),
    label: list('^partager*'),
  },
  video: {
    ask: list('vidéo*'),
    label: list('^vidéo'),
  },
  app: {
    label: list('télécharge* … app'),
  },
  popup: {
    ask: list('*fenêtre*'),
  },
  footer: {
    ask: list('pied de page*'),
  },
  header: {
    ask: list('en tête*'),
  },
  author: {
    ask: list("à propos de l'auteur*"),
    label: list('à propos de l*'),
  },
  tags: {
    ask: list('mots clés*'),
    label: list('^mots clés'),
  },
  donate: {
    ask: list('faire un don*'),
    label: list('faire un don*'),
  },
};
