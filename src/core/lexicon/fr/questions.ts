import { list } from '../list.ts';
import type { QuestionWords } from '../shape.ts';

export const questions: QuestionWords = {
  forms: {
    email: list('*courriel*'),
    address: list('*adresse*'),
    phone: list('*téléphone*'),
    hours: list('quelle heure* | *horaires* | quand … ouvert* | quand … ouvr* | quand … ferm*'),
    percent: list('*pourcentage*'),
    duration: list(
      "combien de temps* | combien de jours* | combien de mois* | combien d'heures* | quelle durée* | durée*",
    ),
    money: list('combien coûte* | combien ça coûte* | quel est le prix | prix'),
    measure: list('*poids* | taille | *hauteur* | *dimension*'),
    time: list('quand | quelle date* | quelle année* | quel jour* | quel mois* | quel siècle*'),
    count: list('combien* | nombre de*'),
    person: list('qui | auteur*'),
    place: list(
      'où | quel ville* | quel pays* | quel région* | quel lieu* | quelle ville* | quelle pays* | quelle région* | quelle lieu*',
    ),
  },
  wishes: {
    overview: list("*résum* | de quoi parle* | de quoi s'agit* | de quoi traite*"),
    list: list('^liste* | ^listez* | ^énumère* | quel sont | quels sont | quelles sont'),
    reason: list('*pourquoi*'),
    definition: list("qu'est ce que*"),
  },
  plural: {
    money: list('prix'),
    email: list('courriels'),
    phone: list('numéros de téléphone'),
    percent: list('pourcentages'),
  },
  allOf: list('*indiqué* | cité | cités | *mentionné*'),
  whoWrote: list('qui a écrit* | auteur'),
  ofThis: list('cela | ceci | cet* | *article*'),
  when: list('quand'),
  whereToClick: list('où puis* | où peut* | où trouver*'),
  comments: list('*commentaire*'),
  aboutUs: list(
    "que peux tu faire | qu'est ce que tu peux faire | que sais tu faire | qui es tu | aide | comment ça marche | comment tu marches",
  ),
  hello: list('bonjour'),
  stops: list(
    'quoi | pourquoi | comment | a | peut | fait | quel | quelle | quels | quelles | combien | quand | où',
  ),
};
