import { list } from '../list.ts';
import type { HidingWords } from '../shape.ts';

export const hiding: HidingWords = {
  items: list(
    'publication | publications | commentaire | commentaires | actualité | actualités | billet | billets | tout | tous | toute | toutes | réponse | réponses | article | articles | avis | brèves | sujets | papiers | texte | textes | lien | liens | vidéo | vidéos | titre | titres',
  ),
  about: list(
    'à propos de | à propos du | à propos des | à propos | sur | qui parlent de | qui parlent | qui mentionnent | par | avec | de | des',
  ),
  joins: list('ou | et'),
  inside: list('dans | de | du'),
  articles: list("le | la | les | l'"),
  fillers: list('masque | cache | supprime | le | les | et | du | des | de | la'),
  shapes: list(
    'bouton | boutons | icône | icônes | formulaire | encadré | boîte | bloc | barre | fenêtre | zone | principal | principale',
  ),
  anything: list('tout | tous | toute | toutes'),
  keeps: list(
    'mais garde | mais gardez | mais laisse | mais laissez | mais conserve | mais pas | en gardant | sauf | excepté | hormis | à part',
  ),
  shows: list(
    'montre | montrent | montrant | représente | représentent | représentant | où on voit | on voit',
  ),
  embeds: list('tweet | tweets | gazouillis | intégré* | incorporé*'),
  none: list('lecteurs | utilisateurs | internautes'),
  answered: list('à | au | aux'),
  concerning: list('sur | à propos de | à propos du | au sujet de | au sujet du | concernant'),
  chapters: list('section | sections | chapitre | passage | partie | paragraphe | paragraphes | rubrique'),
  links: list('liens | lien'),
  tells: list(
    'enlève | retire | cacher | masquer | je | veux | ne | plus | pas | pour | sur | cette | dans | en | au | aux | tous | toutes',
  ),
};
