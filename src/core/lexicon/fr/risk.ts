import { list } from '../list.ts';
import type { RiskWords } from '../shape.ts';

export const risk: RiskWords = {
  small: list('le | la | les | mon | ma | mes | votre | vos | ce | cet | cette | l'),
  commits:
    list(`souscrire | je souscris | envoyer | envoie | envoyez | renvoyer | soumettre | soumets | transmettre | déposer | expédier | payer | payez | paye |
    régler | je paie | je règle | verser | prélever | acheter | achetez | j achète | achat immédiat | enchérir | commander |
    commandez | je commande | passer commande | passer la commande | passer ma commande | valider | validez | je valide |
    finaliser | confirmer | confirmez | je confirme | réserver | réservez | je réserve | louer | donner | faire un don |
    je donne | s abonner | abonnez vous | je m abonne | m abonner | se désabonner | désabonner | me désabonner | se désinscrire |
    désinscription | résilier | je résilie | annuler la commande | annuler ma commande | annuler l abonnement |
    annuler mon abonnement | annuler la réservation | annuler ma réservation | annuler le paiement | annuler le virement |
    supprimer | supprimez | suppression | effacer | retirer | enlever | vider | vider la corbeille | vider le panier | détruire |
    jeter | réinitialiser | écraser | restaurer | publier | publiez | poster | tweeter | partager | partagez | diffuser |
    se déconnecter | déconnexion | me déconnecter | déconnecter | accepter | accepte | j accepte | tout accepter | approuver |
    autoriser | consentir | permettre | refuser | rejeter | signer | je signe | virer | effectuer le virement |
    faire un virement | transférer | retirer de l argent | déposer de l argent | investir | vendre | échanger | recharger |
    enregistrer | sauvegarder | appliquer | inviter | signaler | bloquer | débloquer | bannir | désactiver | activer |
    fermer le compte | fermer mon compte | clôturer | résiliation | quitter le groupe | quitter l équipe | rejoindre | adhérer |
    s inscrire | m inscrire | inscrivez vous | créer un compte | créer mon compte | postuler | candidater |
    demander un remboursement | rembourser | désinstaller | installer | exécuter | redémarrer | éteindre | formater |
    renouveler | prolonger | voter | je vote | appeler | raccrocher | archiver | lier le compte | dissocier |
    procéder au paiement | passer au paiement | passer à la caisse | aller à la caisse | terminer la commande |
    terminer l achat | essayer gratuitement | essai gratuit | suivre | ne plus suivre | répondre à tous | mettre en vente |
    mettre en ligne | prendre rendez vous | déposer une annonce`),
  perhaps:
    list(`paiement | commande | achat | réservation | abonnement | don | virement | inscription | résiliation | envoi |
    caisse | répondre | commenter | validation | publication | adhésion | déploiement`),
  alone: list('oui'),
  harmless:
    list(`commandes | enregistrés | enregistrées | envoyés | publié le | supprimés | réinitialiser les filtres |
    appliquer les filtres | effacer les filtres | effacer la recherche | ouï | éléments supprimés | modes de paiement |
    moyens de paiement | suivi de commande | suivre ma commande | suivre la commande | suivre mon colis | options de livraison |
    partagés | vente privée`),
  looks:
    list(`voir | afficher | affichage | détails | détail | historique | suivi | statut | modes | mode | moyens | moyen | options |
    paramètres | réglages | préférences | aide | à propos | comparer | retour | modifier | rechercher | recherche | filtrer |
    filtres | trier | tri | trouver | infos | informations | résumé | reçu | facture | factures | conditions | imprimer |
    télécharger | exporter | aperçu | liste`),
  leads:
    list(`tout | toutes | plus | moins | suivant | suivante | précédent | précédente | ouvrir | menu | en savoir | lire |
    parcourir | découvrir | développer | réduire | agrandir | zoom | lecture | pause | copier | masquer | accueil |
    page | guide | faq | actualiser | choisir | sélectionner | changer | ajouter | créer | nouveau | nouvelle |
    insérer | joindre | téléverser | langue | thème | profil | calendrier | carte | ignorer | passer | personnaliser |
    gérer | configurer | renommer | dupliquer | contact | mes | questions`),
  topics:
    list(`mentions légales | foire aux questions | questions fréquentes | plein écran | météo | horaires |
    guide des tailles | écouter | extrait | bande annonce | muet | couper le son | mode sombre | sous titres |
    catalogue | accessibilité | qui sommes nous | carrières | presse | favoris | à proximité | itinéraire | avis |
    disponibilité | actualités | prix croissant | prix décroissant | moins cher | taille du texte | barre latérale |
    panier | liste d envies | regarder | charger plus`),
  retreats:
    list(`annuler | annulation | non | non merci | pas maintenant | plus tard | fermer | retour | revenir | garder | conserver |
    rester | ignorer | passer cette étape | abandonner | continuer sans accepter`),
  places:
    list(`paiement | payer | caisse | validation de commande | récapitulatif | récapitulatif de la commande | facturation |
    zone de danger | zone dangereuse | supprimer le compte | suppression du compte | paramètres du compte | virement |
    résiliation | abonnement | don | irréversible | êtes vous sûr | définitif | définitivement`),
  acts: list(`envoy* | envoi* | renvoy* | renvoi* | soumet* | soumiss* | achet* | command* | précommand* | réserv* | donn* |
    abonn* | désabonn* | désinscri* | supprim* | efface* | effac* | enlev* | détrui* | réinitialis* | restaur* |
    rétabl* | écras* | remplac* | revenir* | enregistr* | sauvegard* | appliqu* | publi* | dépubli* | republi* |
    partag* | diffus* | confirm* | valid* | approuv* | autoris* | refus* | déconnect* | transfér* | transmett* |
    dépos* | invest* | échang* | convert* | invit* | rejoin* | rejoign* | adhér* | quitt* | bloqu* | débloqu* |
    déverrouill* | banni* | signal* | désactiv* | install* | désinstall* | exécut* | redémarr* | éteind* | renouvel* |
    prolong* | inscri* | résili* | révoqu* | rembours* | réclam* | sollicit* | postul* | planifi* | fusionn* |
    se joindre | planifier la publication | programmer la publication | retirer | rejeter | signer | activer | voter |
    régler | payer | louer | vendre | verser | forcer | permettre | accepter | se désinscrire | mettre fin |
    marquer comme | demander | transfert de propriété | régénér* | rotation de la clé | rotation de l api |
    encaisser | capturer le paiement | renvoyer | remettre à zéro | mettre à niveau | passer à la version |
    mettez à niveau | mise à niveau | changer d offre | déploy* | dissou* | dissoud* | exclure | expuls* |
    faire … offre | faire une offre | enchér* | parier | miser | devenir membre | devenir mécène | devenir donateur |
    devenir parrain | devenir adhérent | soutenir le projet | soutenir ce projet | déposer … annonce |
    déposer une annonce | passer … annonce | offrir | laisser … pourboire | geler | dégeler | commander … course |
    appeler un taxi | passer en direct | lancer le direct | démarrer l enregistrement | rendre le devoir |
    rendre la copie | s enregistrer pour le vol | pointer | porter plainte | mettre en pause l abonnement |
    reprendre l abonnement | rouvrir | résilier | licenci* | embauch* | augmenter le plafond | faire opposition |
    nommer administrateur | retirer … consentement | mettre en production | mettre en ligne | jouer ma grille |
    adopter | céder`),
  states:
    list(`payé* | payable | publié* | publication | publications | enregistré* | enregistrements | envoyé* | supprimé* |
    validité | valide | signalement | signalements | signature | activité* | actif | actifs | active | actives |
    publicité* | donnée | données | public | publics | publiques | programme | programmes | abonné* | abonnement |
    abonnements | commandes | inscription | commandé* | réservations | invitations | invités | votes | vendeur* |
    vendu* | signalé* | bloqué* | autorisations | échanges | forces | virement | virements | payeur | virtuel* |
    virus | donner votre avis | jeter un œil | valeur | videos | video | vidéo* | vidéos | forcé | locataire |
    transférable | convertisseur | lourd | remplacement | signification | réglage* | réglages | règle | règles |
    règlement | règlements | payant | payante | déployer le menu | offres`),
  cancels: list(`annul*`),
};
