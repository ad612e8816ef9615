import { list } from '../list.ts';
import type { CountingWords } from '../shape.ts';

export const counting: CountingWords = {
  stands: list(
    'figurent | figure | trouve t on | listés | listées | affichés | affichées | apparaissent | apparaît | publiés | écrits | lire | voir | y a t il | indiqués | indiquées | proposés | cités | datés',
  ),
  mentions: list('mentionn* | parlent de | parle de | évoqu* | cit* | contiennent le mot | sur'),
  writes: list('écrit par | écrits par | rédigés par | a écrit | postés par'),
  by: list('de | par'),
  pieces: list(
    'article* | lien* | titre* | nouvelle* | actualité* | vidéo* | photo* | image* | dépêche* | sujet* | billet* | communiqué* | nombre* | valeur*',
  ),
  people: list('commentaire* | réponse* | avis | réaction* | critique* | témoignage*'),
  places: list(
    'encadré | encart | liste | rubrique | section | colonne | galerie | menu | bloc | encart | tableau | recette',
  ),
  whole: list('tous | toutes | plus | autres'),
  spans: list('année* | an | ans | mois'),
};
