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
    help: 'aide contact assistance',
  },
  filler: 'comment je puis peux voudrais veux aller ouvrir montrer cliquer où mon ma mes',
};
