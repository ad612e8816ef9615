import { rawList } from '../list.ts';
import type { DatingWords } from '../shape.ts';

export const dating: DatingWords = {
  when: rawList(
    "récemment | quand | quelle date | quelle année | quel jour | quel mois | la date | l'année | depuis quand",
  ),
  wrote: rawList('écrit* | publié* | rédigé* | posté* | mis en ligne | mise en ligne | diffusé*'),
  made: rawList('paru | parue | parus | sorti* | créé | créée | fait | faite | apparu'),
  whole: rawList('date de publication | date de parution | année de publication'),
  from: rawList('date | datent | remonte | daté | datée | de'),
  old: rawList('vieux | quel âge | ancien | ancienne'),
  updated: rawList(
    'mis à jour | mise à jour | modifié* | actualisé* | révisé* | dernière modification | corrigé | maj',
  ),
  current: rawList("à jour | d'actualité | actuel* | actuelles | périmé* | dépassé* | obsolète | récent*"),
  happened: rawList('passé* | produit* | arrivé* | eu lieu | a lieu | déroulé*'),
  page: rawList(
    'article* | page | site | billet | post | texte | blog | chronique | nouvelle | publication | actualité | actu',
  ),
  kind: rawList(
    'liste | recette | interview | reportage | rapport | information* | infos | contenu | document | annonce | guide | données | dossier',
  ),
  it: rawList('ça | ca | cela | ceci | c | ce | cet | cette | ces | il | elle | ils | elles | l | ici'),
  filler: rawList(
    "exactement | svp | s'il te plaît | toujours | bien | bonjour | salut | ok | la dernière fois | dernière fois | plus | non | maintenant | aujourd'hui | environ | auteur | donc | tout",
  ),
};
