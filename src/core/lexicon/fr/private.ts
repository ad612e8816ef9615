import { rawList } from '../list.ts';
import type { PrivateWords } from '../shape.ts';

export const privateWords: PrivateWords = {
  password:
    rawList(`mot de passe | mots de passe | mdp | phrase secrète | phrase de passe | phrase de récupération | clé api |
    clé secrète | clé privée | clé d accès | jeton d accès | jeton api | jeton d authentification | clé wifi |
    clé de sécurité`),
  code: rawList(`code à usage unique | code unique | code de vérification | code de confirmation | code de sécurité |
    code d authentification | code d activation | code d accès | code de validation | code de connexion |
    code secret | code confidentiel | code personnel | code pin | code otp | code sms | code reçu par sms |
    code reçu | code par sms | code temporaire | code de récupération | codes de récupération |
    code de secours | codes de secours | code à 6 chiffres | code à 4 chiffres | mot de passe à usage unique |
    question secrète | question de sécurité | réponse secrète | réponse à la question | réponse de sécurité |
    nom de jeune fille de votre mère | nom de jeune fille de la mère | nom de votre premier animal`),
  payment:
    rawList(`carte de crédit | carte bancaire | carte bleue | carte de paiement | carte de débit | numéro de carte |
    numéro de la carte | numéro de votre carte | n de carte | n de la carte | no de carte | num carte |
    numcarte | titulaire de la carte | nom du titulaire de la carte | nom sur la carte |
    nom figurant sur la carte | nom inscrit sur la carte | titulaire du compte | porteur de la carte |
    date d expiration | date de fin de validité | mois d expiration | année d expiration | expire fin |
    =expiration | date de validité | valable jusqu | cryptogramme* | code cvv | code cvc |
    code de sécurité de la carte | 3 chiffres au dos | trois chiffres au dos | numéro de compte | n de compte |
    no de compte | compte bancaire | coordonnées bancaires | =rib | iban | bic | code bic | code swift |
    code banque | code guichet | clé rib | numéro de carte cadeau | institution financière | nom du titulaire |
    numéro cb | n cb | num cb | numéro de cb | =carte | =cb | =expire le`),
  identity:
    rawList(`numéro de sécurité sociale | n de sécurité sociale | no de sécurité sociale | sécurité sociale |
    numéro d assurance sociale | =nas | numéro ss | =nir | numéro de passeport | n de passeport |
    no de passeport | passeport | numéro de carte d identité | carte d identité | carte nationale d identité |
    =cni | pièce d identité | numéro de pièce d identité | numéro d identité |
    numéro d identification nationale | numéro de registre national | registre national | =niss |
    numéro fiscal | n fiscal | identifiant fiscal | numéro d identification fiscale |
    numéro de référence fiscale | nif | =spi | permis de conduire | numéro de permis | titre de séjour |
    numéro de titre de séjour | numéro avs | numéro d assurance maladie | carte vitale |
    numéro de carte vitale`),
  shortCode: rawList(`code | chiffres`),
  forms:
    rawList(`=connexion | se connecter | connectez vous | s identifier | identifiez vous | mot de passe oublié |
    créer un compte | créer mon compte | créez votre compte | paiement | payer | payez | moyen de paiement |
    mode de paiement | régler | passer commande | finaliser la commande | valider la commande |
    acheter maintenant | faire un don | carte bancaire | coordonnées bancaires | virement`),
  harmless:
    rawList(`code promo | code promotionnel | code de réduction | code réduction | code avantage | code cadeau |
    code parrain* | code d invitation | bon de réduction | code postal | code pays | code de pays | indicatif* |
    code région | code qr | code barres | code barre | code source | code erreur | code d erreur |
    code produit | code article | code vestimentaire | code couleur | code ape | code naf | code de la route |
    numéro de commande | numéro de suivi | carte de visite | carte postale | carte de fidélité | carte de vœux |
    carte de voeux | carte d embarquement | carte du site | carte de séjour touristique |
    gestionnaire de mots de passe`),
  expiry: 'mm aa',
};
