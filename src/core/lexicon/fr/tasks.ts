import { list } from '../list.ts';
import type { TaskWords } from '../shape.ts';

export const tasks: TaskWords = {
  doing: {
    change: 'changer modifier éditer mettre renommer',
    delete: 'supprimer effacer retirer',
    create: 'créer ajouter nouveau nouvelle écrire rédiger',
    find: 'chercher rechercher recherche trouver',
    settings: 'paramètres réglages options préférences compte profil',
    login: 'connexion connecter identifier',
    logout: 'déconnexion déconnecter',
    save: 'enregistrer sauvegarder appliquer confirmer valider',
    publish: 'publier poster',
    buy: 'acheter commander panier caisse',
    download: 'télécharger exporter',
    upload: 'importer joindre',
    history: 'historique versions modifications',
    help: 'aide assistance',
    register: 'inscription inscrire',
    print: 'imprimer',
    contact: 'contact contacter contactez',
    job: 'emploi emplois carrières recrutement',
    subscribe: 'abonner abonnement abonnez',
    newsletter: 'newsletter',
    comment: 'commentaire commentaires commenter',
    donate: 'don dons donner soutenir',
    share: 'partager',
    report: 'signaler réclamation plainte',
  },
  phrases: {
    login: list('se connecter | me connecter'),
    logout: list('se déconnecter | me déconnecter'),
    register: list('créer un compte | ouvrir un compte | nouveau compte'),
    job: list('nous rejoindre | offres d’emploi'),
  },
  filler: 'comment je puis peux voudrais veux aller ouvrir montrer cliquer où mon ma mes',
};
