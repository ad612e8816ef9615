import { rawList } from '../list.ts';
import type { QuestionWords } from '../shape.ts';

export const questions: QuestionWords = {
  forms: {
    email: rawList('*courriel*'),
    address: rawList('quelle rue est ce | *adresse*'),
    phone: rawList('*téléphone*'),
    hours: rawList('quelle heure* | *horaires* | quand … ouvert* | quand … ouvr* | quand … ferm*'),
    percent: rawList('*pourcentage* | quelle part* | quelle proportion* | quel taux*'),
    duration: rawList(
      "combien de temps* | combien de jours* | combien de mois* | combien d'heures* | quelle durée* | durée* | combien d'années* | combien de semaines* | combien de minutes* | combien dur* | pendant combien*",
    ),
    money: rawList(
      'combien coûte* | combien ça coûte* | quel est le prix | prix | quel prix* | quel est le coût* | quels sont les tarifs* | combien … coûté | combien vaut*',
    ),
    measure: rawList(
      '*poids* | taille | *hauteur* | *dimension* | quelle longueur* | quelle largeur* | quelle température* | quelle distance* | combien pèse*',
    ),
    time: rawList(
      'quand | quelle date* | quelle année* | quel jour* | quel mois* | quel siècle* | depuis quand | en quelle*',
    ),
    count: rawList('combien* | nombre de*'),
    person: rawList('qui | auteur*'),
    place: rawList(
      'où | quel ville* | quel pays* | quel région* | quel lieu* | quelle ville* | quelle pays* | quelle région* | quelle lieu* | dans quel pays* | dans quelle ville* | de quel pays* | de quelle ville*',
    ),
  },
  wishes: {
    overview: rawList("*résum* | de quoi parle* | de quoi s'agit* | de quoi traite*"),
    list: rawList('^liste* | ^listez* | ^énumère* | quel sont | quels sont | quelles sont'),
    reason: rawList('*pourquoi*'),
    definition: rawList("qu'est ce que* | que signifie* | que veut dire* | c'est quoi*"),
  },
  plural: {
    money: rawList('prix'),
    email: rawList('courriels'),
    phone: rawList('numéros de téléphone'),
    percent: rawList('pourcentages'),
  },
  allOf: rawList('*indiqué* | cité | cités | *mentionné*'),
  asking: rawList(
    'qui | que | quoi | quel | quelle | quels | quelles | quand | où | pourquoi | comment | combien | lequel | laquelle',
  ),
  how: rawList('^comment'),
  howOld: rawList('quel âge | âge de | âge du'),
  whoWrote: rawList('qui a écrit* | auteur'),
  ofThis: rawList('cela | ceci | cet* | *article*'),
  when: rawList('quand'),
  whereToClick: rawList(
    'où puis* | où peut* | où trouver* | où est ce que je* | où cliquer* | comment puis je* | quel bouton*',
  ),
  comments: rawList('*commentaire*'),
  aboutUs: rawList(
    "que peux tu faire | qu'est ce que tu peux faire | que sais tu faire | qui es tu | aide | comment ça marche | comment tu marches",
  ),
  hello: rawList('bonjour'),
  stops: rawList(
    'quoi | pourquoi | comment | a | peut | fait | quel | quelle | quels | quelles | combien | quand | où',
  ),
};
