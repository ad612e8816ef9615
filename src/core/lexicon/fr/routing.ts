import { rawList } from '../list.ts';
import { orderStart } from '../order-start.ts';
import { LATIN, type RoutingWords } from '../shape.ts';

export const routing: RoutingWords = {
  script: LATIN,
  howTo: [
    /\bcomment (est ce (que je|qu on|que l on)|puis je|pourrais je|je|faire|fait on|on (fait|peut|\w+)|dois je|faut il (faire|s)|me |m |s (inscrire|abonner|desabonner|y prendre)|se (connecter|desabonner|desinscrire|deconnecter)|\w+(er|ir|re) (mon|ma|mes|le|la|les|l|un|une|des|du|de|ce|cette|ses|son|sa|au|aux|en|a|dans|sur|plusieurs|tout|tous)\b|\w+(er|ir) \?|(changer|annuler|supprimer|modifier|ajouter|telecharger|exporter|importer|masquer|cacher|bloquer|activer|desactiver|creer|acheter|reserver|payer|contacter|retourner|configurer|partager|envoyer|obtenir|utiliser|trouver|trier|filtrer) )|^ ou (changer|modifier|supprimer|annuler|telecharger|payer|trouver|activer|desactiver|s \w+er|se \w+er|\w+er (mon|ma|mes|le|la|les|l|un|une)) |\bou (est|se trouve|sont) (le|la|les|l) (\w+ )?(bouton|lien|option|reglages?|menu|parametres)\b|\b(ou (est ce que je (peux|dois|clique)|puis je|cliquer|dois je|je (clique|peux|dois)|se trouve le (bouton|reglage)|trouver (le bouton|l option|le reglage))|guide moi|aide moi|aidez moi|montre moi comment|montrez moi comment|explique moi comment (faire|\w+er|on)|dis moi comment (faire|\w+er)|emmene moi|amene moi|conduis moi|apprends moi|pas a pas|etapes pour|etape par etape|quel bouton|marche a suivre)\b/,
    /^ ou (en )?(est|sont) (mon|ma|mes) /,
    /\bou (est ce )?(qu ?on|que l on|on) (?!trouv|parl|lit|voit|dit)\w+e (mon|ma|mes|son|sa|ses|l|le|la|les|un|une) /,
  ],
  ask: [
    /^( et)?( (en|de|a|par|avec|pour|depuis|dans|selon|sur|d|jusqu a|contre))? (qui|que(?! (desapare|no |nao |sum))|qu|quoi|quel|quelle|quels|quelles|lequel|laquelle|quand|combien|ou|pourquoi|comment|est ce|y a t|est il|est elle|c est quoi|a quelle|a quel|existe t|sont ils|peut on|les animaux) /,
    /\bje me demande (si|ce|pourquoi|comment|quand|qui|ou)\b|\bj aimerais savoir\b/,
  ],
  tell: [
    /^ (s il (te|vous) plait )?(resum\w+|expliqu\w+|decri\w+|defini\w+|dis moi|dites moi|traduis\w*|traduire|enumere\w*|liste|nomme|cite|fais( moi)? un resume|donne moi (un resume|les points|le|la|les)|raconte|je (veux|voudrais) savoir)/,
    /^ (verifie|regarde|check) si\b|^ en bref\b/,
  ],
  away: [
    /\bme (passer|passerais|passerai)( \w+)? (de|d|des|du)\b|\bne supporte (pas|plus)\b|\bne laisse que\b/,
    /\b(je )?(ne )?(veux|voudrais|souhaite|supporte|aime) (plus|pas|rien)( jamais)? (rien )?(voir|qu on|lire)|\bne (veux|souhaite) (plus|pas) voir|\bne (me |m )?(montre\w*|affiche\w*) (plus|pas)|\b(arrete\w*|cesse\w*|arreter) de (me )?(montrer|afficher|recommander|proposer|suggerer)|\b(seulement|uniquement|juste|que) (l article|le texte|la recette|le contenu|les?|la)\b|\b(affiche|montre|laisse|garde)\w* (moi )?(seulement|uniquement|juste|que)\b|^ plus (de|d|aucune?) (?!.*\?)(pubs?|publicites?|bannieres?|popups?|shorts?|commentaires?|annonces?|reels|videos?|spoilers?)\b|\b(disparaitre|disparaisse|fini les|sans (pub|publicite|les pubs)|y en a marre|marre (de|des|d))\b|\bmode (de )?lecture\b|\bn affiche\w* que\b|\bne (garde|laisse|montre)\w* que\b|\b(epargne|evite) moi\b|\b(me|m) (gene|agace|enerve|derange|saoule|distrai)\w*|\bje ne supporte|\bras le bol|\brien d autre $/,
    /^ plus (rien|jamais) (sur|de|du|des|d|a propos)\b|\b(doit|doivent) (partir|disparaitre|degager)\b|\bla moitie de l ecran\b|^ (pas|plus) de (politique|foot\w*|sport|pub\w*|people|spoilers?)\b|\bje suis venue? (ici )?pour\b|\bcoupe (les|la|le) (videos?|sons?|animations?)\b/,
  ],
  hide: orderStart(
    's il (te|vous) plait|peux tu|pouvez vous|pourrais tu|pourriez vous|tu peux|vous pouvez|je (veux|voudrais|souhaite)|j aimerais|il faut|merci de',
    'masqu(er|ez)|masque (le|la|les|l|tous|toutes|tout|ce|cet|cette|ces|moi)|cach(er|ez)|cache (le|la|les|l|tous|toutes|tout|ce|cet|cette|ces|moi)|nettoi\\w+|nettoyer|desencombr\\w+|epur\\w+|debarrass\\w+|vir(e|er|ez)( moi)?|enlev\\w+|ot(e|er|ez)|degag\\w+|filtr(e|er|ez) (les (articles|publications|posts|messages|annonces)|tout)|occult\\w+|dissimul\\w+|simplifi\\w+|fai(s|tes) (le )?menage',
    '\\b',
  ),
  remove: orderStart(
    's il (te|vous) plait|peux tu|pouvez vous|pourrais tu|pourriez vous|je (veux|voudrais|souhaite)|j aimerais',
    'supprim\\w+|retir\\w+|efface\\w*|bloqu\\w+|elimin\\w+|ferm\\w+|desactiv\\w+|coup(e|er|ez)',
    '\\b',
  ),
  own: /\b(panier|compte|mon|ma|mes|abonnement|profil|mot de passe|carte|commande|utilisateur|fichier|liste d envies|favoris|parametres)\b/,
  noise:
    /\b(colonnes?|encarts?|encadres?|pubs?|publicit\w+|annonces?|sponsoris\w+|promu\w*|bannieres?|cookies?|barres? laterales?|commentaires?|recommand\w+|suggestions?|suggere\w*|similaires|popups?|pop|fenetres?|chat|flottant\w*|menu|en tete|pied de page|videos?|images|photos|publications|posts?|actualites|page|ecran|spoilers?|resultats|articles|epuises|bandeau\w*|stories)\b/,
  act: [
    /\b(au|dans le|dans mon) panier\b|^ (s il (te|vous) plait )?(resili\w*|renouvel\w*|deplace\w*|passe\w* (le|la|mon|ma)|marque\w* tout|active\w*|mets|mettez|rembours\w*|transfer\w*|prolong\w*)\b|\bje veux etre rembourse\w*|\bou (est|se trouve|sont) (le|la|les|l) lien\b/,
    orderStart(
      's il (te|vous) plait|peux tu|pouvez vous|pourrais tu|je (veux|voudrais|souhaite|dois)|j aimerais|il faut|on va',
      'cherch(e|er|ez)|recherch(e|er|ez)|trouv(e|er|ez)|reserv(e|er|ez)|achet\\w+|ajout(e|er|ez)|met(s|tre|tez)|montr(e|er|ez)|affich(e|er|ez)|voir|ouvr(e|ir|ez)|va (a|sur|dans|aux?)|aller|all(ez)|navigu\\w+|tri(e|er|ez)|class(e|er|ez)|filtr(e|er|ez)|telecharg\\w+|envo(ie|yer|yez)|connect\\w+|se connecter|me (connecter|desabonner|desinscrire|inscrire|deconnecter|rendre)|m (inscrire|abonner)|s inscrire|inscri\\w+|abonn\\w+|desabonn\\w+|annul\\w+|chang(e|er|ez)|modifi(e|er|ez)|edit(e|er)|met(s|tre) a jour|compar(e|er|ez) (les prix|les offres|le|la|\\w+ (et|avec))|selectionn\\w+|choisi\\w+|rempli\\w+|ecri(s|re|vez)|publi(e|er|ez)|lou(e|er|ez)|demand(e|er|ez)|pa(ie|yer|yez)|consult(e|er|ez)|verifi\\w+|calcul(e|er|ez)|localis\\w+|explor\\w+|parcour\\w+|lanc(e|er|ez)|jou(e|er|ez)|sui(s|vre|vez)|enregistr\\w+|sauvegard\\w+|partag(e|er|ez)|activ(e|er|ez)|planifi\\w+|programm(e|er|ez)|cre(e|er|ez)|clique\\w*|vend(s|re|ez)|appliqu\\w+|renvo\\w+|configur\\w+|command(e|er|ez)|deconnect\\w+|prend(s|re) (rendez|un)|donne moi l itineraire|passe (la )?commande|postul\\w+|signal(e|er)',
      '\\b',
    ),
  ],
  polite: /\b(peux tu|pouvez vous|pourrais tu|pourriez vous|tu peux|vous pouvez|tu pourrais)\b/,
  nothingElse: /rien d autre $/,
  whereSee:
    /^ ou (puis je|est ce que je|je peux|je|trouver|voir|consulter|lire|retrouver|acceder|regarder|sont mes|est mon|est ma|on peut|peut on) /,
  wish: [
    /^ (je (veux|voudrais|souhaite|dois)|j aimerais|j ai besoin d[e']?|il (me )?faut) (me |m |s |se |l |la |le )?(?!(savoir|comprendre|voir|lire|connaitre) )\w+(er|ir|re) |^ (je (veux|voudrais)|j aimerais|il me faut|j ai besoin d) (un|une|deux|trois|des|e|de) (?!(resume|reponse|explication|traduction|liste|information|info)\w*)/,
    /^ (?!(savoir|comprendre|voir|lire|connaitre|resumer|expliquer|traduire|definir|decrire|lister|hier|premier|dernier|janvier|fevrier|fevrier|papier|avenir|plaisir|hiver|metier|quartier|dossier|calendrier|escalier|atelier|chantier|danger|etranger|cher|mer|fer|cuir|noir|soir|espoir|pouvoir|devoir|cacher|masquer|supprimer|enlever|virer|retirer|nettoyer|desactiver|bloquer|fermer) )\w{2,}(er|ir) (mon|ma|mes|le|la|les|l|un|une|des|du|de|a|au|tout|tous|en|sans|comme|avec|sur|par|pour|quelqu) /,
  ],
  vanish: rawList(
    'supprim* | masqu* | cache | caches | cacher | cachez | cachiez | disparai* | enleve* | retire* | degage* | vire | virer | vire moi | ôte* | fini',
  ),
  noneOf: rawList(
    'sans | aucun | aucune | pas de | plus de | plus rien | moins de | ne veux pas | ne veux plus | veux pas | veux plus | pas besoin | non merci | ne m intéresse* | m intéressent pas | m intéresse pas | me passer de | se passer de | épargne moi | évite moi',
  ),
  fedUp: rawList(
    'trop | gêne* | agace* | énerve* | dérange* | saoule* | soûle* | fatigu* | bloque* | marre | ras le bol | distrai* | insupportable* | envahissant* | pénible* | plein de | partout | la moitié',
  ),
  only: rawList(
    'seulement | uniquement | juste | rien que | que le | que l | tout sauf | sauf | à part | hormis',
  ),
  content: rawList('article | recette | texte | contenu | histoire | instructions | tableau | paroles'),
  trouble: rawList(
    'oublié | perdu | ne marche plus | ne marche pas | ne fonctionne pas | ne fonctionne plus | n arrive pas | n arrive plus | expiré | expirée | est fausse | a changé | déménagé | bloqué | pas arrivé | pas reçu | débité | trop petit | trop petite | trop grand | jamais arrivé | jamais reçu | piraté | volé | deux fois | changé d avis | remboursé | n arrive pas | ne vient pas | ne reçois pas | n ai pas reçu | ne trouve pas | ne trouve plus | mauvais article | mauvaise taille | perdu mon | perdu ma',
  ),
  goods: rawList(
    'place | places | billet | billets | vol | vols | train | bus | chambre | chambres | table | rendez vous | voiture de location | ticket | tickets',
  ),
  self: rawList('je | j | mon | ma | mes | moi | me | m | nous | notre | nos'),
  talk: rawList(
    'merci | merci beaucoup | merci bien | bonjour | bonsoir | salut | coucou | au revoir | super | génial | parfait | ok | d accord | oui | non | compris | très utile | bravo | ça va | comment ça va',
  ),
  about: rawList(
    'que peux tu faire | que sais tu faire | qu est ce que tu peux faire | tu peux faire quoi | qui es tu | aide | que fais tu | comment ça marche ici',
  ),
  clutter: rawList(
    'pub | pubs | publicité* | bandeau* | bannière* | popup | popups | colonne de droite | sponsorisé* | recommandations | cookies | barre latérale | en tête',
  ),
  fact: rawList('numéro | téléphone'),
  source: rawList(
    'selon cet article | selon l article | selon ce texte | selon cette page | selon l auteur | d après l article | d après cet article | d après l auteur',
  ),
  retell: rawList(
    '^fais … tableau | ^mets … dans un tableau | ^dresse … tableau | ^fais … liste | ^compare les deux | ^lis moi | ^lisez moi | ^traduis | ^traduire | ^énumère | ^liste les',
  ),
  noControl: rawList('vois … bouton | trouve … bouton | pas de bouton | aucun bouton'),
  takeMe: rawList('^emmène moi | ^amène moi | ^conduis moi | ^mène moi'),
  readWithout: rawList('lire … sans | voir … sans | avoir … sans | afficher … sans'),
  facts: rawList(
    'quel | quelle | quels | quelles | lequel | laquelle | ^que | ^qu est ce | ^de quoi | ^à quoi | ^avec quoi | ^qui | ^à qui | ^de qui | ^par qui | ^avec qui | ^pour qui | ^chez qui | ^quand | ^depuis quand | ^pourquoi | combien | quel âge | quelle année | comment s appelle | comment s appelait | que s est il passé | que se passe t il | a t il | a t elle | ont ils | ont elles | était | étaient | fut | furent',
  ),
  controls: rawList(
    'ici | bouton | boutons | menu | paramètre* | réglage* | option* | lien | icône | onglet | formulaire | case | clique* | cliquer | appuie | appuyer | page | écran | panier',
  ),
  asksControl: rawList(
    'que toucher | sur quoi je clique | que dois je cliquer | sur quoi dois je cliquer | sur quoi dois je appuyer | quel bouton | quels boutons | quelle icône | quel lien | quel onglet | lequel de ces boutons | où cliquer | où je clique | où est ce que je clique | on clique où | sur quoi cliquer | sur quoi appuyer | où appuyer | on appuie où | dans quel coin | par quel menu | dans quel menu | un bouton pour | sur quelle page dois',
  ),
  required: rawList(
    '^dois je | ^est ce que je dois | ^devons nous | ^doit on | ^faut il | ^est ce qu il faut | ^ai je besoin | ^a t on besoin | ^ai je le droit | ^a t on le droit | ^est ce gratuit | ^est il obligatoire | ^est il nécessaire | ^est il permis',
  ),
  sees: rawList('voir | regarder | supporter | subir'),
};
