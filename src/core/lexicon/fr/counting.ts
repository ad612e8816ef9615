import { rawList } from '../list.ts';
import type { CountingWords } from '../shape.ts';

export const counting: CountingWords = {
  stands: rawList(
    'figurent | figure | trouve t on | listés | listées | affichés | affichées | apparaissent | apparaît | publiés | écrits | lire | voir | y a t il | sous | indiqués | indiquées | proposés | cités | datés',
  ),
  mentions: rawList('mentionn* | parlent de | parle de | évoqu* | cit* | contiennent le mot | sur'),
  writes: rawList('écrit par | écrits par | rédigés par | a écrit | postés par'),
  by: rawList('de | par'),
  pieces: rawList(
    'article* | lien* | titre* | nouvelle* | actualité* | vidéo* | photo* | image* | dépêche* | sujet* | billet* | communiqué* | nombre* | valeur*',
  ),
  people: rawList('commentaire* | réponse* | avis | réaction* | critique* | témoignage*'),
  places: rawList(
    'encadré | encart | liste | rubrique | section | colonne | galerie | menu | bloc | encart | tableau | recette',
  ),
  whole: rawList('tous | toutes | plus | autres'),
  spans: rawList('année* | an | ans | mois'),
};
