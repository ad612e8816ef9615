import { rawList } from '../list.ts';
import type { DatingWords } from '../shape.ts';

export const dating: DatingWords = {
  when: rawList(
    "quand | quelle date | quelle année | quel jour | quel mois | quelle époque | la date | l'année | depuis quand | combien de temps",
  ),
  wrote: rawList(
    'écrit | écrite | écrits | publié | publiée | publiés | publiées | rédigé | rédigée | posté | postée | mis en ligne | mise en ligne | diffusé | diffusée | imprimé | a écrit | écrire',
  ),
  made: rawList('paru | parue | parus | sorti | sortie | créé | créée | fait | faite | apparu'),
  whole: rawList(
    'date de publication | date de parution | date de rédaction | date de mise en ligne | année de publication',
  ),
  from: rawList('de quand | date | datent | date t | remonte | daté | datée | de'),
  old: rawList('quel âge | ancien | ancienne'),
  updated: rawList(
    'mis à jour | mise à jour | mises à jour | modifié | modifiée | actualisé | actualisée | révisé | révisée | dernière mise à jour | dernière modification | dernière actualisation | dernière révision | corrigé | maj',
  ),
  current: rawList(
    "à jour | d'actualité | actuel | actuelle | actuels | actuelles | périmé | périmée | dépassé | dépassée | obsolète | récent | récente | récentes",
  ),
  happened: rawList(
    'passé | passée | produit | produite | arrivé | arrivée | eu lieu | a lieu | déroulé | déroulée',
  ),
  page: rawList(
    'article | articles | page | site | billet | post | texte | blog | chronique | nouvelle | publication | actualité | actu',
  ),
  kind: rawList(
    'liste | recette | entrevue | interview | reportage | rapport | information | informations | info | infos | contenu | document | communiqué | annonce | avis | tutoriel | guide | note | dossier | données | truc',
  ),
  it: rawList('ça | ca | cela | ceci | c | ce | cet | cette | ces | il | elle | ils | elles | l | ici'),
  filler: rawList(
    "exactement | au juste | svp | s'il te plaît | s'il vous plaît | déjà | encore | toujours | bien | bonjour | salut | ok | sais tu | savez vous | peux tu me dire | pouvez vous me dire | tu sais | la dernière fois | dernière fois | plus | non | maintenant | aujourd'hui | environ | à l'origine | auteur | vraiment | donc | tout",
  ),
};
