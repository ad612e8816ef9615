import { rawList } from '../list.ts';
import type { DatingWords } from '../shape.ts';

export const dating: DatingWords = {
  when: rawList(
    "quand | quelle date | quelle année | quel jour | quel mois | quelle époque | la date | l'année | depuis quand | combien de temps",
  ),
  wrote: rawList(
    'écrit | écrite | écrits | publié | publiée | publiés | publiées | rédigé | rédigée | posté | postée | mis en ligne | mise en ligne | diffusé | diffusée | imprimé',
  ),
  made: rawList('paru | parue | parus | sorti | sortie | créé | créée | fait | faite | apparu'),
  whole: rawList('date de publication | date de parution | année de publication'),
  from: rawList('date | datent | remonte | daté | datée | de'),
  old: rawList('quel âge | ancien | ancienne'),
  updated: rawList(
    'mis à jour | mise à jour | modifié | modifiée | actualisé | actualisée | révisé | révisée | dernière modification | dernière actualisation | dernière révision | corrigé | maj',
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
    "exactement | svp | s'il te plaît | s'il vous plaît | toujours | bien | bonjour | salut | ok | la dernière fois | dernière fois | plus | non | maintenant | aujourd'hui | environ | à l'origine | auteur | donc | tout",
  ),
};
