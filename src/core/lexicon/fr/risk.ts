import { rawList } from '../list.ts';
import type { RiskWords } from '../shape.ts';

export const risk: RiskWords = {
  small: rawList(`le | la | les | mon | ma | mes | votre | vos | ce | cet | cette | l`),
  commits:
    rawList(`souscrire | je souscris | envoyer | envoyez | payer | payez | paye | je paie | je règle | achat immédiat | commander |
    commandez | je commande | passer commande | passer la commande | passer ma commande | je valide | finaliser | faire un don |
    s abonner | abonnez vous | je m abonne | m abonner | annuler la commande | annuler ma commande | annuler l abonnement |
    annuler mon abonnement | annuler le paiement | annuler le virement | supprimer | supprimez | suppression | vider | jeter |
    publier | publiez | poster | tweeter | déconnexion | accepte | consentir | je signe | virer | effectuer le virement |
    faire un virement | recharger | enregistrer | signaler | bloquer | fermer le compte | fermer mon compte | créer un compte |
    créer mon compte | candidater | formater | je vote | raccrocher | archiver | lier le compte | dissocier |
    procéder au paiement | passer au paiement | passer à la caisse | aller à la caisse | terminer la commande |
    terminer l achat | essayer gratuitement | essai gratuit | suivre | répondre à tous | mettre en vente | mettre en ligne |
    prendre rendez vous`),
  perhaps:
    rawList(`paiement | commande | achat | réservation | abonnement | don | virement | inscription | résiliation | envoi | caisse |
    répondre | commenter | validation | publication | adhésion | déploiement`),
  alone: rawList(`oui`),
  harmless:
    rawList(`commandes | enregistrés | enregistrées | envoyés | publié le | supprimés | effacer la recherche | ouï |
    éléments supprimés | modes de paiement | moyens de paiement | suivi de commande | suivre ma commande |
    suivre la commande | suivre mon colis | options de livraison | partagés | vente privée | guide d achat | rétablir |
    marquer comme lu | marquer comme non lu | je m informe | je me renseigne | mettre en pause | non revenir |
    revenir à | revenir au | revenir en arrière | mes enchères | délais de livraison`),
  looks:
    rawList(`voir | afficher | affichage | détails | détail | historique | suivi | statut | modes | mode | moyens | moyen | options |
    paramètres | réglages | préférences | aide | à propos | comparer | retour | modifier | rechercher | recherche | filtrer |
    filtres | trier | tri | trouver | infos | informations | résumé | reçu | facture | factures | conditions | imprimer |
    télécharger | exporter | aperçu | liste`),
  leads:
    rawList(`tout | toutes | plus | moins | suivant | suivante | précédent | précédente | ouvrir | menu | en savoir |
    lire | parcourir | découvrir | développer | réduire | agrandir | zoom | lecture | pause | copier | masquer |
    accueil | page | guide | faq | actualiser | choisir | sélectionner | changer | ajouter | créer | nouveau |
    nouvelle | insérer | joindre | téléverser | langue | thème | profil | calendrier | carte | passer | personnaliser |
    gérer | configurer | renommer | dupliquer | contact | mes | questions | affiner`),
  topics:
    rawList(`mentions légales | foire aux questions | questions fréquentes | plein écran | météo | horaires |
    guide des tailles | écouter | extrait | bande annonce | muet | couper le son | mode sombre | sous titres |
    catalogue | accessibilité | qui sommes nous | carrières | presse | favoris | à proximité | itinéraire | avis |
    disponibilité | actualités | prix croissant | prix décroissant | moins cher | barre latérale | panier |
    liste d envies | regarder | charger plus | aujourd hui | demain | hier | semaine | mois | année | jour |
    catégories | messages envoyés | frais de | gras | italique | importer une photo | traduire | connexion |
    se connecter | mot de passe oublié | déplier | replier | contactez | nouveautés | articles liés | sommaire |
    chapitre | vitesse | pivoter | recadrer | colonnes | non lus | boîte de réception | corbeille | brouillons | plan |
    taille | défiler | à la une | rubriques | thèmes | recettes | ingrédients | magasins | agences | itinéraires |
    galerie | photos | vidéos | caractéristiques | notes | livraison | retours | garantie | tarifs | comptes |
    relevé* | cartes | virements | documents | démarches | formulaires | agenda | évènements | équipe | saison |
    épisode* | paroles | volume | police | contraste | près de moi | autour de moi | suggestions | tendances |
    populaires | récents | soldes | promotions | bons plans | idées cadeaux | nos marques | newsletter archives |
    fichier | ^solde du | ^solde de | ^opérations | ^créneaux | ^moins de | ^jusqu à | ^entre | en stock |
    relevé de compte | places disponibles | places libres | objets suivis`),
  retreats:
    rawList(`annuler | annulation | non | non merci | pas maintenant | plus tard | fermer | retour | revenir | garder | conserver |
    rester | ignorer | passer cette étape | abandonner | continuer sans accepter`),
  opens:
    rawList(`voir | afficher | lire | comment | pourquoi | quand | où | qui | à propos | en savoir plus | conditions | politique |
    historique | aperçu | détails | détail | suivi | frais | tarifs | guide | aide | ne pas | garder | conserver | consulter |
    comparer | non | retour | comprendre | état | statut | règles | découvrir | masquer | gérer | infos | informations |
    explorer | rechercher | que se passe | est ce que | puis je | est ce gratuit | c est`),
  places:
    rawList(`paiement | payer | caisse | validation de commande | récapitulatif | facturation | zone de danger | zone dangereuse |
    supprimer le compte | suppression du compte | paramètres du compte | virement | résiliation | abonnement | don |
    irréversible | êtes vous sûr | définitif | définitivement`),
  acts: rawList(`envoy* | envoi* | renvoy* | renvoi* | soumet* | soumiss* | achet* | command* | précommand* | réserv* |
    donn* | abonn* | désabonn* | désinscri* | supprim* | effac* | enlev* | détrui* | réinitialis* | restaur* |
    rétabl* | écras* | remplac* | revenir* | enregistr* | sauvegard* | appliqu* | publi* | dépubli* | republi* |
    partag* | diffus* | confirm* | valid* | approuv* | autoris* | refus* | déconnect* | transfér* | transmett* |
    dépos* | invest* | échang* | convert* | invit* | rejoin* | rejoign* | adhér* | quitt* | bloqu* | débloqu* |
    déverrouill* | signal* | désactiv* | install* | désinstall* | exécut* | redémarr* | éteind* | renouvel* |
    prolong* | inscri* | résili* | révoqu* | rembours* | réclam* | sollicit* | postul* | planifi* | fusionn* |
    se joindre | retirer | rejeter | signer | activer | voter | régler | louer | vendre | verser | forcer | permettre |
    accepter | mettre fin | marquer comme | demander | régénér* | rotation de la clé | rotation de l api |
    capturer le paiement | remettre à zéro | mettre à niveau | passer à la version | mettez à niveau | mise à niveau |
    changer d offre | déploy* | dissou* | expuls* | faire … offre | enchér* | parier | miser | devenir membre |
    devenir mécène | devenir donateur | passer … annonce | offrir | laisser … pourboire | passer en direct |
    rendre la copie | pointer | porter plainte | rouvrir | licenci* | embauch* | augmenter le plafond |
    faire opposition | nommer administrateur | mettre en production | jouer ma grille | adopter | prendre un billet |
    utiliser le bon | utiliser mon bon | consens* | paraph* | démission* | changer de forfait | reporter le rendez* |
    emprunt* | arrêter | prévenir tou* | prévenir le* | ouvrir la porte | ouvrir un compte | ouvrir mon compte |
    profite* | contest* | lancer | attribu* | rétract* | affect* | encaiss* | décaiss* | débit* | crédit* | prélev* |
    octroy* | accord* | habilit* | promouv* | rétrograd* | exclu* | bann* | congédi* | recrut* | engag* |
    saisi* le tribunal | saisir la justice | former un recours | attest* | certifi* | jur* sur l honneur | homolog* |
    entérin* | notifi* | avertir tou* | commencer le direct | appel* | sonn* | verrouill* | armer l alarme | désarmer |
    brûler | purg* | broy* | anéant* | migr* | bascul* | remett* … copie | rend* … devoir | restitu* | indemnis* |
    acquitt* | sold* | je m * | j y vais | je participe | je veux | je craque | craquer | foncer | cotis* | parrain* |
    milit* | soutenir | soutiens | contribu* | mise* … maintenant | jouer … mise | surenchér* | expédi* | livrer |
    commissionn* | mandat* | délégu* | céd* | légu* | hypothéqu* | gel* | dégel* | plafond … augmenter | suspend* |
    réactiv* | relanc* | clôtur* | escalad* | rappel* moi | être rappelé`),
  states:
    rawList(`payé* | payable | publié* | publication | publications | enregistré* | enregistrements | envoyé* |
    supprimé* | validité | valide | signalement | signalements | signature | activité* | actif | actifs | active |
    actives | publicité* | donnée | données | public | publics | publiques | programme | programmes | abonné* |
    abonnement | abonnements | inscription | commandé* | réservations | invitations | invités | votes | vendeur* |
    vendu* | signalé* | bloqué* | autorisations | échanges | forces | virement | virements | payeur | virtuel* |
    virus | donner votre avis | jeter un œil | valeur | videos | video | vidéo* | forcé | locataire | transférable |
    convertisseur | lourd | remplacement | signification | réglage* | règle | règles | règlement | règlements |
    payant | payante | déployer le menu | offres | partagé* avec | guide d achat* | comme lu | crédits | soldes |
    solde | lancement* | accordéon | appels récents | notifications | affectations | contributions | rappels |
    diffusions | débit internet | mandats | engagements | raseur* | gelée | créditeur | certificat* | attestation* |
    livraison | livraisons | mises à jour | jurid* | jury | accords | sonnerie* | annulation gratuite`),
  cancels: rawList(`annul*`),
  keeps: rawList(`enregistr* | sauvegard*`),
  drafts: rawList(`brouillon* | recherche`),
  clears: rawList(`effac* | réinitialis* | appliqu* | supprim* | retir* | annul* | enlev*`),
  filters: rawList(`filtre*`),
  joins: rawList(`et | puis`),
};
