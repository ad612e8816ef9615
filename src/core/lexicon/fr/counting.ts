import { rawList } from '../list.ts';
import type { CountingWords } from '../shape.ts';

export const counting: CountingWords = {
  stands: rawList(
    'lequel | laquelle | lesquels | lesquelles | figurent | figure | trouve t on | listés | listées | affichés | affichées | apparaissent | apparaît | publiés | écrits | lire | voir | y a t il | sous | indiqués | indiquées | proposés | cités | datés | datent | date | publié* | posté* | sont listé* | proposé* | affiché* | suggéré* | on trouve | trouve ton | ont été | a été | été | ici',
  ),
  mentions: rawList(
    'mentionn* | parlent de | parle de | évoqu* | cit* | contiennent le mot | sur | traitent de | traite de | concernent | concerne | à propos de | dans le titre | dans leur titre | portent sur | porte sur | contiennent',
  ),
  writes: rawList(
    'écrit par | écrits par | rédigés par | a écrit | postés par | a t il écrit* | a t elle écrit* | ont écrit | a posté | a laissé | a publié | signé* | de la part de',
  ),
  by: rawList('de | par'),
  pieces: rawList(
    'article* | lien* | titre* | nouvelle* | actualité* | vidéo* | photo* | image* | dépêche* | sujet* | billet* | communiqué* | nombre* | valeur* | émission* | étiquette* | mot clé | mots clés | tag | tags | catégorie* | thème*',
  ),
  people: rawList('commentaire* | réponse* | avis | réaction* | critique* | témoignage*'),
  places: rawList(
    'encadré | encart | liste | rubrique | section | colonne | galerie | menu | bloc | encart | tableau | recette | en bas | à la fin | en haut',
  ),
  whole: rawList('tous | toutes | plus | autres'),
  spans: rawList('année* | an | ans | mois'),
  commenting: rawList('commenté* | commentent'),
  tags: rawList('tag | tags | mot clé | mots clés | étiquette* | thèmes | sujets'),
  begins: rawList('commencent par | commence par | commençant par'),
  choosing: rawList(
    'puis je choisir | peut on choisir | pouvez vous choisir | peut on sélectionner | puis je sélectionner | au choix | à choisir | choisir | sélectionner | sont proposé* | proposé*',
  ),
  control: rawList(
    'menu déroulant | liste déroulante | menu | choix | option* | filtre* | champ | formulaire | tri',
  ),
  occasion: rawList(
    "quand | lorsque | lors de | pendant | dans le formulaire | en s'inscrivant | à l'inscription | pour s'inscrire",
  ),
  prompts: rawList('veuillez | choisir | choisissez | sélectionner | sélectionnez | aucun* | votre choix'),
  languages: rawList('langue*'),
  countries: rawList('pays'),
  currencies: rawList('devise* | monnaie*'),
  different: rawList('différent* | distinct*'),
};
