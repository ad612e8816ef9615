import { rawList } from '../list.ts';
import type { KindWords } from '../shape.ts';

export const kinds: KindWords = {
  ads: {
    ask: rawList('*publicit* | pub | pubs | *annonces*'),
    label: rawList('^publicité* | ^annonce | ^annonces'),
    says: rawList('=publicité'),
    names: rawList('publicite*'),
  },
  sponsored: {
    ask: rawList('*sponsoris*'),
    label: rawList('sponsoris*'),
    says: rawList('^sponsorisé | ^publicité'),
  },
  consent: {
    ask: rawList('rgpd | *confidentialit*'),
    label: rawList('*confidentialit*'),
  },
  newsletter: {
    ask: rawList('*abonn* | inscri* | *infolettre* | lettre d information*'),
    label: rawList('*abonn* | *inscri* | *infolettre* | lettre d information*'),
  },
  login: {
    ask: rawList('connexion* | se connecter*'),
    label: rawList('^se connecter* | ^connexion*'),
  },
  comments: {
    ask: rawList('commentaire*'),
    label: rawList('^commentaire* | ^laisser un commentaire*'),
  },
  related: {
    ask: rawList(
      'connexe* | recommand* | plus lus* | à lire* | autres articles | lire aussi | voir aussi | articles liés | liens vers d autres',
    ),
    label: rawList(
      'connexe* | recommand* | les plus lus* | à lire* | lire aussi* | sur le même* | voir aussi* | vous aimerez* | *dernier* | *dernièr*',
    ),
    leads: rawList('^lire aussi | ^à lire aussi | ^à lire | ^lire également | ^voir aussi | ^lire'),
  },
  sidebar: {
    ask: rawList('barre latérale* | colonne droite | colonne gauche | colonne de droite | colonne de gauche'),
  },
  share: {
    ask: rawList('*partag*'),
    label: rawList('^partager*'),
  },
  video: {
    ask: rawList('vidéo*'),
    label: rawList('^vidéo'),
  },
  app: {
    label: rawList('télécharge* … app'),
  },
  popup: {
    ask: rawList('*fenêtre*'),
  },
  footer: {
    ask: rawList('pied de page*'),
  },
  header: {
    ask: rawList('en tête*'),
  },
  author: {
    ask: rawList(
      "à propos de l'auteur* | à propos de l'autrice* | sur l'auteur* | sur l'autrice* | encadré auteur* | encadré de l'auteur* | encart auteur* | bio de l'auteur* | biographie de l'auteur* | présentation de l'auteur* | infos sur l'auteur* | profil de l'auteur* | notice de l'auteur* | fiche de l'auteur* | bloc auteur*",
    ),
    label: rawList('à propos de l*'),
  },
  tags: {
    ask: rawList('mots clés*'),
    label: rawList('^mots clés'),
  },
  donate: {
    ask: rawList('faire un don*'),
    label: rawList('faire un don*'),
  },
  subscription: {
    ask: rawList('*abonn* | *paywall* | *péage*'),
    label: rawList(
      'abonnez vous* | s abonner* | je m abonne* | déjà abonné* | réservé aux abonnés* | abonnement* | profitez*',
    ),
  },
  code: {
    ask: rawList(
      '*blocs de code* | *bloc de code* | *extraits de code* | *exemples de code* | *code source*',
    ),
  },
  tables: {
    ask: rawList('tableau | tableaux'),
  },
  search: {
    ask: rawList('*barre de recherche* | *champ de recherche* | *formulaire de recherche*'),
  },
  contents: {
    ask: rawList('*sommaire* | *table des matières*'),
    label: rawList('^sommaire | ^table des matières'),
  },
  breadcrumbs: {
    ask: rawList('*fil d ariane*'),
  },
  images: {
    ask: rawList('image* | photos | galerie* | diaporama* | *illustrations'),
  },
};
