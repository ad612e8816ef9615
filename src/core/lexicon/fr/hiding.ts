import { list } from '../list.ts';
import type { HidingWords } from '../shape.ts';

export const hiding: HidingWords = {
  items: list(
    'publication | publications | commentaire | commentaires | actualité | actualités | billet | billets | tout | tous | toute | toutes | réponse | réponses | article | articles | avis | brèves | sujets | papiers | texte | textes | lien | liens | vidéo | vidéos | titre | titres | brève | dépêche | dépêches | sujet | papier | chronique | chroniques | tribune | tribunes | nouvelles | histoires | encarts',
  ),
  about: list(
    "à propos de | à propos du | à propos des | à propos | sur | qui parlent de | qui parlent | qui mentionnent | par | avec | de | des | qui parlent du | qui parlent des | qui citent | qui évoquent | qui traitent de | qui traitent du | qui traitent des | qui concernent | qui nomment | concernant | consacrés à | consacrées à | au sujet de | au sujet du | signés | signées | écrits par | écrites par | du | d' | consacrés au | consacrées au | consacrés aux | consacrées aux | liés à | liées à | liés au | liées au",
  ),
  joins: list('ou | et'),
  inside: list('dans | de | du'),
  articles: list("le | la | les | l' | d'"),
  fillers: list('masque | cache | supprime | le | les | et | du | des | de | la'),
  shapes: list(
    'bouton | boutons | icône | icônes | formulaire | encadré | boîte | bloc | barre | fenêtre | zone | principal | principale | liste | colonne | rubrique',
  ),
  anything: list('tout | tous | toute | toutes'),
  keeps: list(
    'mais garde | mais gardez | mais laisse | mais laissez | mais conserve | mais pas | en gardant | sauf | excepté | hormis | à part',
  ),
  shows: list(
    'montre | montrent | montrant | représente | représentent | représentant | où on voit | on voit',
  ),
  embeds: list('tweet | tweets | gazouillis | intégré* | incorporé*'),
  none: list(
    'lecteurs | utilisateurs | internautes | droite | gauche | haut | bas | fin | côté | page | cet | cette | ce | ces',
  ),
  answered: list('à | au | aux'),
  concerning: list('sur | à propos de | à propos du | au sujet de | au sujet du | concernant'),
  chapters: list('section | sections | chapitre | passage | partie | paragraphe | paragraphes | rubrique'),
  links: list('liens | lien'),
  tells: list(
    'enlève | retire | cacher | masquer | je | veux | ne | plus | pas | pour | sur | cette | dans | en | au | aux | tous | toutes',
  ),
  under: list('dans | sous | parmi'),
  which: list('qui | que | dont | sans'),
  inText: list(
    "dans le texte | dans l'article | à l'intérieur de l'article | au milieu de l'article | entre les paragraphes",
  ),
  above: list("en haut | tout en haut | au dessus de l'article"),
  below: list("en bas | tout en bas | sous l'article | à la fin | au bas | en dessous | après l'article"),
  galleries: list('galerie* | diaporama* | carrousel*'),
  forms: list('formulaire | formulaires'),
  main: list('principal | principale'),
  popular: list('les plus lus | les plus lues | plus populaires | les plus vus | populaires | tendance*'),
  allBut: list(
    "sauf … tout | tout sauf | tout excepté | tout hormis | tout à l'exception | tout à l’exception | tout ce qui n'est pas | tout ce qui n’est pas | tout … sauf | tout … excepté | tout … hormis | tout … à l'exception | tous les éléments sauf | toute la page sauf | tout le reste sauf | tout autour",
  ),
  only: list(
    "n'affiche que | n’affiche que | n'affichez que | n’affichez que | ne montre que | ne montrez que | ne garde que | ne gardez que | ne laisse que | ne laissez que | affiche seulement | affiche uniquement | affichez seulement | affichez uniquement | montre seulement | montre uniquement | montrez seulement | garde seulement | garde uniquement | gardez seulement | voir que | lire que | voir seulement | lire seulement | afficher seulement | afficher uniquement | afficher que | garder que | rien que | ^seulement | ^uniquement",
  ),
  reading: list('distractions | mode lecture | mode lecteur | vue lecture | mode de lecture'),
  matter: list(
    'article | texte | récit | recette | billet | contenu | contenu principal | nouvelle | reportage | histoire | corps | interview | paroles',
  ),
  captions: list('légende | légendes | crédit photo | crédits photo | crédits photos | crédits des photos'),
};
