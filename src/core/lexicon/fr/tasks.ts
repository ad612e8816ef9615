import { list } from '../list.ts';
import type { TaskWords } from '../shape.ts';

export const tasks: TaskWords = {
  doing: {
    change: 'changer modifier éditer mettre renommer actualiser ajuster modification modifie éditez modifiez',
    delete: 'supprimer effacer retirer enlever suppression supprime supprimez effacez',
    create: 'créer ajouter nouveau nouvelle écrire rédiger créez ajoutez création composer',
    find: 'chercher rechercher recherche trouver recherches recherchez requête',
    settings:
      'paramètres réglages options préférences compte profil configuration paramétrer configurer paramètre paramétrage réglage',
    login: 'connexion connecter identifier authentification connectez login identifiez',
    logout: 'déconnexion déconnecter déconnectez logout',
    register: 'inscription inscrire inscrivez inscriptions',
    participate: 'participer participation postuler candidater participez',
    password: 'mot-de-passe mdp',
    save: 'enregistrer sauvegarder appliquer confirmer valider soumettre sauvegarde validez enregistrez',
    publish: 'publier poster publiez',
    buy: 'acheter commander panier caisse boutique achat commande achats e-boutique achetez commandez vendent',
    tickets: 'billet billets billetterie tickets ticket e-billet',
    book: 'réserver réservation réservations réservez réserve',
    appointment: 'rendez-vous rdv',
    download:
      'télécharger exporter téléchargement installer téléchargements téléchargez installation téléchargeable export',
    app: 'application appli app applications iphone android ios ipad apps applis',
    upload: 'importer joindre téléverser déposer uploader téléversement importation',
    history: 'historique versions modifications révisions changelog',
    help: 'aide assistance faq aider support dépannage',
    contact: 'contact contacter contactez contacts appeler téléphoner coordonnées',
    feedback: 'suggestion suggestions feedback remarque remarques',
    mistake:
      'erreur faute coquille correction corriger erratum erreurs fautes coquilles rectificatif corrections',
    report: 'signaler réclamation plainte abus signalement bug contrefaçon signalez bogue réclamations',
    print: 'imprimer imprimable impression imprimez',
    listen: 'écouter audio écoutez écoute entendre',
    video: 'vidéo vidéos regarder regardez visionner',
    photos: 'photo photos galerie images diaporama portfolio diaporamas galeries photothèque',
    podcast: 'podcast podcasts épisode épisodes balado balados baladodiffusion',
    job: 'emploi emplois carrières recrutement carrière recrute recrutons stages jobs embauche recruter',
    subscribe: 'abonner abonnement abonnez abonnements abonné abonnés',
    unsubscribe: 'désabonner désinscrire désabonnement désinscription désabonnez désinscrivez',
    newsletter: 'newsletter newsletters infolettre infolettres lettre-info',
    follow: 'suivre facebook twitter instagram linkedin mastodon bluesky',
    feed: 'rss flux feed',
    comment:
      'commentaire commentaires commenter réagir répondre discussion discuter réagissez réponse réactions discussions',
    rate: 'noter évaluer évaluation notation notez évaluations évaluez étoiles',
    donate: 'don dons donner soutenir faire-un-don donateur donatrice',
    share: 'partager partage partagez tweeter whatsapp partages retweeter',
    link: 'permalien intégrer citer citation embed url citations permaliens',
    bookmark: 'favoris favori marque-page marque-pages signet signets',
    wishlist: 'wishlist',
    gift: 'cadeau cadeaux offrir offrez e-carte',
    coupon: 'réduction promo remise coupon réductions coupons remises promotionnel rabais',
    price: 'prix tarif tarifs coût coûte tarification coûts devis',
    invoice: 'facture factures reçu facturation reçus justificatif',
    track: 'colis tracking',
    return:
      'retourner remboursement renvoyer rembourser échanger échange rembourse remboursements rétractation',
    cancel: 'annuler résilier annulation résiliation annulez résiliez',
    language:
      'langue langues traduire traduction traductions français english anglais deutsch español italiano português',
    accessibility:
      'accessibilité accessible aveugle malvoyant malvoyants lsf handicap sourds sourd malentendants aveugles malentendant',
    textsize: 'agrandir grossir zoomer',
    dark: 'sombre nocturne',
    next: 'suivant suivante suivants suivantes',
    previous: 'précédent précédente précédents précédentes retour',
    archive: 'archive archives archivé archivés',
    author: 'auteur autrice journaliste auteure rédacteur rédactrice auteurs journalistes écrivain autrices',
    popular: 'populaire populaires tendances',
    related: 'similaire similaires connexe connexes apparentés',
    latest: 'récent récents récente récentes',
    cookies: 'cookie cookies traceurs',
    privacy: 'confidentialité rgpd',
    terms: 'cgu cgv conditions règles charte',
    about: 'équipe équipes',
    advertise: 'publicité annoncer annonceurs annonceur publicités régie publicitaire',
    press: 'presse communiqué communiqués',
    partner:
      'partenaire partenaires partenariat sponsor affiliation sponsors mécénat partenariats mécènes sponsoring',
    map: 'carte plan itinéraire localisation cartes localiser',
    stores:
      'magasin magasins agences revendeur revendeurs concessionnaire concessionnaires distributeurs succursales',
    hours: 'horaires horaire',
    calendar: 'calendrier agenda événements événement évènements dates évènement manifestations agendas',
    epaper: 'epaper liseuse e-paper kiosque',
    weather: 'météo prévisions pluie météorologique pleuvoir',
    traffic: 'trafic circulation bouchons embouteillages routes routier',
    tv: 'télé tv radio télévision direct livestream replay',
    games: 'jeux jeu quiz sudoku jouer puzzle énigmes quizz',
    horoscope: 'horoscope horoscopes astrologie',
    recipes: 'recette recettes',
    forum: 'forum forums communauté',
    wiki: 'documentation manuel guide guides wiki tutoriel tutoriels docs manuels',
    code: 'github gitlab repository dépôt framagit',
    sort: 'trier tri triez',
    filter: 'filtrer filtre filtres affiner filtrez affinez',
    menu: 'menu navigation rubriques',
    sitemap: 'sitemap',
    compare: 'comparer comparaison comparateur comparez comparatif comparatifs',
    size: 'taille tailles pointure pointures',
    invite: 'inviter parrainer parrainage invitation invitations parrainez invitez',
    verify: 'vérifier vérification vérifiez',
    home: 'accueil',
  },
  phrases: {
    change: list('mettre à jour'),
    settings: list(
      'mon compte | mon profil | mon espace | espace client | espace personnel | paramètres du compte | gérer mon compte | espace abonné',
    ),
    login: list(
      "se connecter | me connecter | s'identifier | connectez-vous | déjà inscrit | déjà abonné | identifiez-vous | j'ai déjà un compte | déjà client | m'identifier | déjà membre | accéder à mon compte",
    ),
    logout: list('se déconnecter | me déconnecter | fermer la session | déconnectez-vous'),
    register: list(
      "créer un compte | ouvrir un compte | nouveau compte | s'inscrire | créer mon compte | m'inscrire | inscrivez-vous | créez votre compte | pas encore inscrit | pas encore de compte | nouveau client",
    ),
    participate: list(
      "prendre part | s'inscrire au cours | s'inscrire à l'événement | m'inscrire au cours | je participe | m'inscrire à la formation | s'inscrire à la formation | déposer ma candidature | relever le défi | déposer une candidature | m'inscrire à l'événement | inscription à l'événement | devenir membre",
    ),
    password: list(
      'mot de passe | mot de passe oublié | mot de passe perdu | réinitialiser mon mot de passe | mots de passe | identifiants oubliés | changer mon mot de passe | code oublié',
    ),
    save: list('enregistrer les modifications | sauvegarder les modifications'),
    publish: list('mettre en ligne | rendre public'),
    buy: list(
      "ajouter au panier | mon panier | acheter maintenant | commander maintenant | passer commande | boutique en ligne | j'achète | passer la commande | faire des achats | voir le panier",
    ),
    tickets: list(
      "acheter des billets | acheter un billet | acheter des places | prendre des places | réserver mes billets | vente de billets | billets d'entrée | prendre mes places",
    ),
    book: list(
      'réserver une table | réserver une chambre | je réserve | voir les disponibilités | vérifier la disponibilité | réserver maintenant | réserver un séjour',
    ),
    appointment: list(
      'prendre rendez-vous | prendre rdv | prise de rendez-vous | rendez vous | réserver un appel | demander une démo | être rappelé | fixer un rendez-vous | planifier un appel | demander un rendez-vous | demande de rendez-vous',
    ),
    download: list('en pdf | télécharger le pdf'),
    app: list(
      'app store | google play | application mobile | notre application | nos applications | sur mon téléphone | application iphone | application android | applis mobiles | play store',
    ),
    upload: list(
      'choisir un fichier | ajouter un fichier | envoyer un fichier | pièce jointe | joindre un fichier | mettre une photo | parcourir les fichiers | ajouter une photo | pièces jointes',
    ),
    history: list(
      "historique des versions | journal des modifications | notes de version | voir l'historique | anciennes versions | versions précédentes | dernières modifications | ce qui a changé | notes de publication | nouveautés de la version",
    ),
    help: list(
      "foire aux questions | questions fréquentes | centre d'aide | service client | besoin d'aide | service clients | questions courantes | service clientèle | service après-vente | service abonnés",
    ),
    contact: list(
      "nous contacter | contactez-nous | écrivez-nous | vous joindre | vous contacter | vous écrire | à qui m'adresser | nous écrire | appelez-nous | nous joindre | prendre contact | numéro de téléphone",
    ),
    feedback: list(
      'votre avis | donner mon avis | donnez votre avis | boîte à idées | dire ce que je pense | votre opinion | faire une suggestion | faire une remarque | votre avis nous intéresse | donner mon opinion | donner son avis',
    ),
    mistake: list(
      "signaler une erreur | trouvé une erreur | erreur dans le texte | une faute dans | proposer une correction | signaler une faute | faute d'orthographe | faute de frappe | suggérer une modification | proposer une modification | erreur dans l'article | demander une correction",
    ),
    report: list(
      "signaler un problème | signaler un abus | signaler un contenu | porter plainte | se plaindre | me plaindre | droit d'auteur | contenu illicite | signaler un bug | signaler ce commentaire | contenu inapproprié | faire une réclamation",
    ),
    tip: list(
      "devenir auteur | proposer un article | proposer un sujet | écrire pour nous | envoyer une information | lanceur d'alerte | alerter la rédaction | soumettre un article | nous alerter | publier une tribune | écrire un article pour vous | lanceurs d'alerte",
    ),
    print: list('version imprimable | version papier | sur papier'),
    listen: list(
      "écouter l'article | écouter cet article | lire à voix haute | lecture audio | version audio | lecture à haute voix | à haute voix | à voix haute | synthèse vocale | fais-moi la lecture",
    ),
    video: list('voir la vidéo | regarder la vidéo | lire la vidéo | en vidéo | lancer la vidéo'),
    photos: list('en images | en photos | galerie photo | galerie de photos | album photo'),
    job: list(
      "nous rejoindre | offres d’emploi | offres d'emploi | offre d'emploi | travailler chez vous | postes à pourvoir | rejoignez-nous | travailler avec nous | travailler pour vous | nous recrutons | on recrute | travailler chez nous | postes ouverts | cherche un boulot | cherche du travail",
    ),
    subscribe: list(
      "s'abonner | m'abonner | abonnez-vous | je m'abonne | offres d'abonnement | essai gratuit | devenir abonné | nos offres d'abonnement | lire en illimité",
    ),
    unsubscribe: list(
      "se désabonner | se désinscrire | ne plus recevoir | plus recevoir d'e-mails | plus de mails | me désabonner | me désinscrire | arrêter les mails | arrêter les e-mails | arrêter la newsletter",
    ),
    newsletter: list(
      "lettre d'information | par e-mail | par mail | par courriel | dans ma boîte mail | liste de diffusion | lettres d'information | par email | lettre d'info | alertes e-mail | dans ma boîte de réception | bulletin d'information",
    ),
    follow: list(
      'réseaux sociaux | suivez-nous | nous suivre | vous suivre | retrouvez-nous sur | médias sociaux | suivre cet auteur | rejoignez-nous sur | suivre sur',
    ),
    feed: list("fil rss | flux d'actualités"),
    comment: list(
      'laisser un commentaire | ajouter un commentaire | écrire un commentaire | réagir à cet article | lire les commentaires | commenter cet article | participer à la discussion | dire quelque chose en dessous | donner mon avis sur cet article | publier un commentaire | rejoindre la conversation',
    ),
    rate: list(
      'donner une note | laisser un avis | avis clients | écrire un avis | rédiger un avis | déposer un avis | voir les avis | donner un avis | lire les avis | mettre une note | tous les avis',
    ),
    donate: list(
      "faire un don | je donne | donner de l'argent | soutenez-nous | nous soutenir | vous soutenir | je fais un don | faites un don | soutenir le site | soutenir financièrement | je soutiens | soutenir notre travail",
    ),
    share: list(
      "partager par e-mail | envoyer par mail | envoyer par e-mail | envoyer à une amie | partager par mail | envoyer par email | envoyer l'article | partager sur | à un ami | envoyer à quelqu'un | envoyer à un ami",
    ),
    link: list(
      "copier le lien | lien permanent | copier l'url | lien vers cet article | citer cet article | copier l'adresse | adresse de cette page | lien court | lien vers cette page | code d'intégration | pour citer",
    ),
    bookmark: list(
      "lire plus tard | à lire plus tard | sauvegarder l'article | garder pour plus tard | liste de lecture | articles sauvegardés | articles enregistrés | enregistrer l'article | marque page | ma sélection | mettre de côté | garder cet article | plus tard",
    ),
    wishlist: list(
      "liste de souhaits | liste d'envies | liste de cadeaux | mes envies | liste de mes envies | liste d'envie",
    ),
    gift: list(
      'carte cadeau | bon cadeau | chèque cadeau | offrir un abonnement | cartes cadeaux | bons cadeaux | offrir un article | chèques cadeaux | carte-cadeau | coffret cadeau',
    ),
    coupon: list(
      "code promo | bon de réduction | code de réduction | codes promo | code promotionnel | bon d'achat | bons de réduction | bons plans | code avantage | bons d'achat",
    ),
    price: list(
      "combien coûte | ça coûte combien | demander un devis | combien ça coûte | grille tarifaire | nos offres et tarifs | c'est combien | combien coûtent | voir les prix",
    ),
    invoice: list("mes factures | ma facture | reçu fiscal | preuve d'achat | justificatif de paiement"),
    track: list(
      'suivre ma commande | suivi de commande | où est mon colis | suivi de colis | où est ma commande | suivre mon colis | suivi des commandes | suivre un colis | état de ma commande | numéro de suivi | suivi de ma commande | statut de la commande',
    ),
    return: list(
      'me faire rembourser | retourner un article | retours et échanges | être remboursé | retour produit | retours et remboursements | faire un retour | rendre un article | droit de rétractation | retour et remboursement',
    ),
    cancel: list(
      'résilier mon abonnement | arrêter mon abonnement | mettre fin à | annuler mon abonnement | résilier votre contrat | annuler ma commande | résilier un contrat | résilier mon contrat | fermer mon compte | mettre fin à mon abonnement',
    ),
    language: list(
      'en anglais | changer de langue | changer la langue | autres langues | en français | en allemand | en espagnol | choisir la langue | autre langue | dans une autre langue | choisir une langue',
    ),
    accessibility: list(
      "lecteur d'écran | langue des signes | facile à lire | aller au contenu | fort contraste | contraste élevé | falc facile à lire | lecteurs d'écran | langage simplifié | accéder au contenu | non voyant | contraste renforcé",
    ),
    textsize: list(
      'taille du texte | taille de police | taille des caractères | plus gros caractères | agrandir le texte | texte plus grand | taille de la police | lettres plus grandes | augmenter la taille | caractères plus gros | grands caractères | réduire le texte',
    ),
    dark: list(
      'mode sombre | mode nuit | thème sombre | mode clair | fond noir | thème clair | apparence sombre',
    ),
    next: list(
      "page suivante | chapitre suivant | continuer la lecture | lire la suite | poursuivre la lecture | la suite | page d'après | d'après | billet suivant | article suivant",
    ),
    previous: list(
      "page précédente | chapitre précédent | celui d'avant | page d'avant | revenir en arrière | en arrière | article d'avant | d'avant | billet précédent | article précédent",
    ),
    archive: list(
      'anciens articles | anciens numéros | articles plus anciens | numéros précédents | par mois | articles précédents | tous les numéros | anciennes éditions | billets plus anciens | messages plus anciens | éditions précédentes | numéros parus',
    ),
    author: list(
      "à propos de l'auteur | du même auteur | tous les articles de | qui a écrit | de cet auteur | tous ses articles | voir ses articles | ses autres articles | qui est l'auteur | de la même autrice | articles de l'auteur",
    ),
    popular: list(
      'les plus lus | les plus populaires | les plus vus | à la une | articles les plus lus | les plus partagés | les plus commentés | le plus lu | les plus consultés | le plus vu | ce que les autres lisent | les plus regardés',
    ),
    related: list(
      'à lire aussi | lire aussi | sur le même sujet | voir aussi | en lien avec | articles liés | sur le même thème | à voir aussi | vous aimerez aussi | pour aller plus loin | dans le même dossier | en savoir plus sur ce sujet',
    ),
    latest: list(
      "dernières nouvelles | fil info | en continu | dernières actualités | dernières infos | derniers articles | les plus récents | à l'instant | dernière minute | fil d'actualité | fil d'actu | dernières actus",
    ),
    cookies: list(
      'gérer les cookies | paramètres des cookies | gestion des cookies | politique de cookies | gérer mes cookies | préférences cookies | gérer le consentement | gérer mes consentements',
    ),
    privacy: list(
      'politique de confidentialité | données personnelles | protection des données | vie privée | données à caractère personnel | charte de confidentialité | renseignements personnels | utilisation de mes données | mes données',
    ),
    terms: list(
      "conditions générales | conditions d'utilisation | conditions générales d'utilisation | conditions générales de vente | règlement intérieur | charte d'utilisation | charte de modération | charte des commentaires | conditions de vente | règles de la communauté",
    ),
    imprint: list(
      'mentions légales | qui est derrière | à qui appartient | informations légales | mention légale | éditeur du site | qui gère ce site | avis légal | qui édite | propriétaire du site | qui possède',
    ),
    about: list(
      'à propos | qui sommes-nous | qui êtes-vous | notre équipe | notre histoire | qui sommes nous | à propos de nous | nos équipes | notre mission | qui nous sommes | les gens derrière | nos valeurs',
    ),
    advertise: list(
      'faire de la publicité | passer une annonce | kit média | publier une annonce | déposer une annonce | espace annonceurs | petites annonces | régie publicitaire | acheter un espace publicitaire | passer une petite annonce | faire de la pub',
    ),
    press: list(
      'espace presse | communiqués de presse | communiqué de presse | contact presse | dossier de presse | salle de presse | service de presse | service presse | relations presse | contacts presse | relations médias | on parle de nous',
    ),
    partner: list(
      'devenir partenaire | devenir sponsor | nos partenaires | collaborer avec vous | travailler ensemble | devenir affilié | programme partenaire | devenir mécène',
    ),
    map: list(
      "comment venir | plan d'accès | nous trouver | où nous trouver | sur la carte | y aller | venir chez vous | se rendre chez vous | accès et plan | où êtes-vous | où se trouve | s'y rendre",
    ),
    stores: list(
      'trouver un magasin | près de chez moi | points de vente | nos magasins | point de vente | près de chez vous | trouver une agence | magasin le plus proche | trouver une boutique | nos agences | nos boutiques | où acheter',
    ),
    hours: list(
      "heures d'ouverture | horaires d'ouverture | ouvert aujourd'hui | quand êtes-vous ouvert | à quelle heure ouvre | à quelle heure ferme | jours d'ouverture | jours et horaires | quand ouvre | quand ferme",
    ),
    calendar: list(
      'prochains événements | à venir | que faire ce week-end | prochaines dates | prochains évènements | événements à venir | prochains rendez-vous | dates à retenir | tous les événements | au programme',
    ),
    epaper: list(
      "édition numérique | journal numérique | édition du jour | journal du jour | version numérique | lire le journal | édition papier | journal en pdf | le journal d'aujourd'hui | journal papier | journal en ligne",
    ),
    weather: list("quel temps | va-t-il pleuvoir | il va pleuvoir | temps qu'il fait"),
    traffic: list(
      'info trafic | infos trafic | état des routes | état du trafic | conditions de circulation | info route',
    ),
    tv: list(
      'en direct | programme tv | regarder en direct | écouter en direct | programme télé | grille des programmes | à la télé | le direct | voir en direct | regarder le direct | programmes tv',
    ),
    games: list('mots croisés | mots fléchés | mots mêlés | casse-tête | jeux concours'),
    horoscope: list('signe astrologique | signes du zodiaque | signe du zodiaque | mon signe'),
    recipes: list('que cuisiner | idées repas | quoi cuisiner'),
    forum: list('entraide entre utilisateurs | discuter avec les autres'),
    wiki: list(
      "mode d'emploi | guide d'utilisation | manuel d'utilisation | premiers pas | notice d'utilisation | prise en main | guide de démarrage | guide utilisateur",
    ),
    code: list('code source | voir le code | dépôt git | sur github | voir la source | sources du projet'),
    sort: list(
      "trier par | classer par | prix croissant | prix décroissant | du moins cher | ordre de tri | ranger par | plus récents d'abord | le moins cher en premier",
    ),
    filter: list("affiner la recherche | affiner les résultats | limiter les résultats | n'afficher que"),
    menu: list('toutes les rubriques | toutes les catégories | toutes les sections'),
    sitemap: list('plan du site | toutes les pages | index du site | liste des pages | plan de site'),
    top: list(
      'haut de page | retour en haut | vers le haut | remonter en haut | haut de la page | en haut | retourner en haut',
    ),
    more: list(
      "voir plus | afficher plus | voir tout | charger plus | tout voir | tout afficher | plus d'articles | plus de résultats | voir tous | en voir plus | voir toutes | plus d'actualités",
    ),
    size: list(
      'guide des tailles | tableau des tailles | quelle taille | trouver ma taille | guide de tailles | grille des tailles',
    ),
    invite: list(
      'parrainer un ami | inviter un ami | inviter des amis | parrainer un proche | inviter un proche',
    ),
    verify: list(
      'confirmer mon adresse | confirmer mon e-mail | confirmer mon identité | prouver mon identité',
    ),
    home: list("première page | page d'accueil"),
  },
  filler:
    "comment je puis peux voudrais veux aller ouvrir montrer cliquer où mon ma mes puis-je j'ai aimerais souhaite pouvoir peut on va ouvre montre montre-moi affiche clique est se trouve s'il te vous plaît svp le la les l un une des du de d ce cette cet page site web ici lien bouton il y a-t-il faire moi me quel quelle dois mène emmène accéder voir",
};
