import type { Words } from './words.ts';
import { LATIN } from './words.ts';

/** Start of an order, with the polite words that may stand before it. */
const start = (polite: string, verbs: string, after = '') =>
  new RegExp(`(^ |, | (y|e|und|et|en|i|a|и|та|ve) )((${polite}) )*(${verbs})${after}`);

export const spanish: Words = {
  script: LATIN,
  howTo:
    /\bcomo (puedo|podria|se puede|se hace para|hago|hacer|le hago|debo|tengo que|me (doy|registro|suscribo|conecto|uno|inscribo)|\w+[aei]r(me|lo|la|los|las|se)? |(cambio|cancelo|borro|elimino|agrego|anado|descargo|subo|exporto|oculto|escondo|bloqueo|activo|desactivo|configuro|creo|compro|reservo|pago|contacto|devuelvo|edito|actualizo|comparto|envio|recupero|cierro|abro|encuentro|pongo|quito|instalo|guardo|imprimo|inicio|solicito|pido|renuevo|filtro|ordeno|vinculo|conecto|publico|reporto|denuncio|restablezco|\w+[^i]o (mi|el|la|los|las|un|una|mis) )|se (cambia|cancela|borra|elimina|agrega|anade|descarga|sube|exporta|oculta|activa|desactiva|configura|crea|compra|reserva|paga|solicita|edita|actualiza))|\bdonde (esta|queda|encuentro|hay) (el |la |un )?(\w+ )?(boton|enlace|opcion|menu|ajuste\w*)\b|^ donde \w+o (el|la|los|las|mi|mis|un|una) |\bdonde (puedo|hago clic|pincho|pulso|tengo que|debo|esta el boton|cambio|descargo|encuentro la opcion|se (cambia|configura|activa|descarga))|\b(guiame|ensename a|llevame|ayudame|ayuda(r)?me|muestrame como|dime como (puedo|hacer|\w+[aei]r)|explicame como (puedo|hacer|\w+[aei]r)|paso a paso|pasos para|que boton|quiero saber como \w+[aei]r)\b/,
  ask: /^( y)?( (en|de|a|por|con|para|desde|hasta|segun|sobre))? (quien|quienes|que(?! (desaparez|no (se|me|salg|apar)))|cual|cuales|cuando|cuanto|cuanta|cuantos|cuantas|donde|adonde|por que|porque|como|cuyo|hay|es|son|esta(?! (barra|columna|ventana|publicidad|seccion|cosa) )|estan|tiene|tienen|incluye|admiten|aceptan|puedo|se puede|existe|fue|era) /,
  tell: /^ (por favor )?(resum\w+|explica\w*|describe\w*|define|dime (que|quien|cual|cuando|cuanto|donde|si|los|las|el|la)|cuentame|traduce\w*|enumera|lista|nombra|haz(me)? un resumen|en resumen|quiero saber|dame (un resumen|los puntos|las ideas|el|la|los))/,
  away: /\bno (quiero|quisiera|deseo|me gusta|me interesa|necesito) (volver a )?(ver|que (me )?(salg|aparezc|muestr))|\bque no (me |se )?(salg|aparezc|muestr|vea)|\b(me|nos) (molest|estorb|distra|irrit|fastidi)\w+|^ fuera |\bquiero (ver|leer) (solo|solamente|unicamente)\b|\bnada mas $|\bno (me )?(muestre[sn]?|ensenes|ponga[s]?|salga)\b|\b(deja|deje|para|pare|dejar) de (mostrar|ensenar|recomendar|sugerir|poner)\w*|\b(solo|solamente|unicamente) (quiero (ver|leer) )?(el|la|los|las|muestra\w*|deja)\b|\bmuestra(me)? (solo|solamente|unicamente)\b|\b(desaparecer|desaparezca|fuera (los|las|el|la)|basta de|nada de|sin (anuncios|publicidad))\b|\bmodo (lectura|lector)\b|\bno los quiero ver\b|\b(harto|harta|cansado|cansada) de\b/,
  hide: start(
    'por favor|puedes|podrias|puede|podria|quiero|quisiera|me gustaria|necesito|que',
    'ocult\\w+|escond\\w+|tap(a|ar|e) |limpia(r|me)? (la|esta|el)|limpie|despeja\\w*|deshaz\\w*|quit(a|ar|e|ame|alo|alos|alas|en)|saca(me|r)?|filtra(r)? (fuera|las public\\w*|los post\\w*|los anun\\w*|todo)|librame|ordena(me)? esta pagina|simplifica',
    '\\b',
  ),
  remove: start(
    'por favor|puedes|podrias|puede|podria|quiero|quisiera|me gustaria|necesito',
    'elimin\\w+|borr\\w+|bloque\\w+|silenci\\w+|remuev\\w+|remover|suprim\\w+|cierr\\w+|desactiv\\w+|apaga\\w*',
    '\\b',
  ),
  own: /\b(carrito|cesta|cuenta|mi (?!(te|ta|ten|to|tych) )|mis|suscripcion|perfil|contrasena|tarjeta|pedido|reserva|usuario|archivo|boletin|lista de deseos|favoritos|configuracion)\b/,
  noise:
    /\b(anuncio\w*|publicidad\w*|propaganda|patrocinad\w+|promocionad\w+|banner\w*|cookies?|barra\w* (lateral|superior)|comentarios?|recomendad\w+|recomendaciones|sugerencias|sugerid\w+|relacionad\w+|tendencias|popups?|pop|emergentes?|ventana\w*|chat|flotante\w*|menu|encabezado|pie de pagina|videos?|imagenes|fotos|publicaciones|posts?|noticias|pagina|pantalla|spoilers?|resultados|articulos|productos (agotados|patro\w+)|aviso\w*|historias)\b/,
  act: start(
    'por favor|puedes|podrias|quiero|quisiera|me gustaria|necesito|tengo que|vamos a|deseo',
    'busc(a|ar|o|ame|arme|que|alo)|encuentr(a|ame|e|o)|encontrar|hall(a|ar)|reserv(a|ar|ame|e|arme)|compr(a|ar|ame|e|arme)|anad(e|ir|eme|a)|agreg(a|ar|ame|ue)|pon(er|me)?|met(e|er)|muestr(a|ame|e)|mostrar|ensename|ver|abr(e|ir|eme|a)|ve (a|al)|ir (a|al)|llevame|naveg\\w+|orden(a|ar|ame|e)|clasific\\w+|filtr(a|ar|ame|e)|descarg(a|ar|ame|ue)|sub(e|ir|eme)|inici(a|ar|e)|entr(a|ar)|acced\\w+|registr\\w+|suscrib\\w+|darme|dar de baja|cancel\\w+|cambi(a|ar|ame|e)|edit(a|ar)|actualiz\\w+|compar(a|ar|e) (precios|el|la|los|las|\\w+ (y|con))|seleccion\\w+|elig(e|eme)|elegir|escog\\w+|rellen\\w+|complet(a|ar)|envi(a|ar|ame)|escrib(e|ir)|public(a|ar)|contrat\\w+|alquil\\w+|solicit\\w+|ped(ir)|pide(me)?|pag(a|ar|ue)|consult(a|ar|e)|revis(a|ar|e)|comprueb\\w+|comprobar|verific\\w+|calcul(a|ar)|localiz\\w+|explor\\w+|reproduc\\w+|sigue|seguir|guard(a|ar)|comparte|compartir|activ(a|ar|e)|program(a|ar)|cre(a|ar|ame)|borrar mi|hacer (un|una)|haz (una|un) (reserva|pedido|compra|clic)|haz clic|vend(e|er)|marc(a|ar)|aplic(a|ar)|devolver|configur\\w+|rastre\\w+|cerrar sesion|conect\\w+',
    '\\b',
  ),
};

export const portuguese: Words = {
  script: LATIN,
  howTo:
    /\bcomo (posso|eu|faco|fazer|faz para|que eu|consigo|devo|\w+[aei]r(me|lo|la)? |(mudo|cancelo|excluo|apago|adiciono|baixo|envio|exporto|escondo|oculto|bloqueio|ativo|desativo|configuro|crio|compro|reservo|pago|altero|troco|edito|atualizo|recupero|removo|entro|encontro|solicito|peco|devolvo|\w+o (minha|meu|meus|minhas|o|a|os|as|um|uma) )|se (muda|cancela|exclui|altera|baixa|cria|compra|ativa|configura)|alterar|trocar|excluir)|\bonde (fica|esta|encontro|acho|tem) (o |a )?(\w+ )?(botao|opcao|link|menu|ajuste\w*)\b|^ onde (eu )?\w+o (o|a|os|as|meu|minha|um|uma) |\bonde (posso|eu|clico|fica o botao|altero|mudo|encontro a opcao|devo|consigo|baixo)\b|\b(me (guie|guia|ajude|ajuda|ensine|ensina|leve|leva|mostre como|mostra como|diga como|explique como (eu|fazer|posso))|guie me|ajude me|ensine me|passo a passo|passos para|qual botao)\b/,
  ask: /^( e)?( (em|no|na|de|do|da|a|por|com|para|desde|ate|segundo|sobre|ha))? (quem|que(?! (desapare|no |nao |sum))|o que|qual|quais|quando|quanto|quanta|quantos|quantas|onde|aonde|por que|porque|como|tem|ha|existe|aceitam|inclui|esta(?! (barra|coluna|janela|caixa|coisa) )|e possivel|foi|era|sera) /,
  tell: /^ (por favor )?(resum\w+|expli(que|ca)\w*|descrev\w+|defin\w+|me (diga|conte|fale|explique)|diga|conte|traduz\w+|list(e|a)|cite|nomeie|faca um resumo|quero saber|de um resumo)/,
  away: /\bnao (quero|desejo|gostaria de|gosto de|preciso|aguento) (mais )?(ver|ler|que (me )?(mostr|aparec))|\bnao (me )?(mostr|exib|apresent)\w+|\b(pare|para|deixe|parar|chega) de (me )?(mostrar|exibir|recomendar|sugerir)?|\b(so|apenas|somente) (quero (ver|ler) )?(o|a|os|as|mostr\w+|deix\w+)\b|\bmostr\w+ (so|apenas|somente)\b|\b(sumir|suma|sumam|desaparecer|desapareca|chega de|sem (anuncios|propagandas?))\b|\bmodo (de )?leitura\b|\b(cansado|cansada|farto|farta) de\b|\b(atrapalha|incomoda|irrita|distrai|enche o saco)m?( |$)|^ fora (com )?|\bquero (ver|ler) (so|apenas|somente)\b|\bnada mais $/,
  hide: start(
    'por favor|pode|poderia|voce pode|consegue|quero|queria|gostaria de|preciso|da pra',
    'escond\\w+|ocult\\w+|limp(a|ar|e) (a|esta|essa|o)|tir(ar|e|em)|tira (a|o|as|os|ess[ae]s?|est[ae]s?|isso|tudo)|livr\\w+ (se |me )?(de|d[ao]s?)|filtr(e|ar|a) (as public\\w*|os post\\w*|as post\\w*|tudo|fora)|some com|suma com|simplifi\\w+',
    '\\b',
  ),
  remove: start(
    'por favor|pode|poderia|voce pode|quero|queria|gostaria de|preciso',
    'remov\\w+|elimin\\w+|exclu\\w+|apag\\w+|delet\\w+|bloque\\w+|silenci\\w+|retir\\w+|fech\\w+|desativ\\w+|deslig\\w+',
    '\\b',
  ),
  own: /\b(carrinho|sacola|cesta|conta|minha|meu|minhas|meus|assinatura|perfil|senha|cartao|pedido|usuario|arquivo|lista de desejos|favoritos|configurac\w+)\b/,
  noise:
    /\b(anuncio\w*|propaganda\w*|publicidade\w*|patrocinad\w+|promovid\w+|banners?|cookies?|barra\w* (lateral|superior)|comentarios?|recomendad\w+|recomendac\w+|sugest\w+|sugerid\w+|relacionad\w+|popups?|pop|janela\w*|chat|flutuante\w*|menu|cabecalho|rodape|videos?|imagens|fotos|publicac\w+|postagens|posts?|noticias|pagina|tela|spoilers?|resultados|artigos|aviso\w*|historias|esgotados)\b/,
  act: start(
    'por favor|pode|poderia|quero|queria|gostaria de|preciso|tenho que|vamos',
    'procur(e|a|ar)|busc(a|ar|ue)|pesquis\\w+|encontr(e|a|ar)|ach(e|a|ar)|localiz\\w+|reserv(e|a|ar)|compr(e|a|ar)|adicion(e|a|ar)|acrescent\\w+|coloqu\\w+|colocar|poe|inclu(a|ir)|mostr(e|a|ar)|exib(a|ir)|ver|veja|abr(a|e|ir)|va para|ir para|acess(e|a|ar)|naveg\\w+|orden(e|a|ar)|classifi\\w+|filtr(e|a|ar)|baix(e|a|ar)|envi(e|a|ar)|entr(e|ar) |entra |inici(e|ar)|faca (login|uma|um|o)|fazer (login|uma|um)|cadastr\\w+|inscrev\\w+|assin(e|ar)|cancel(e|a|ar)|mud(e|ar)|alter(e|ar)|troc(a|ar|que)|edit(e|ar)|atualiz\\w+|compar(e|ar) (os precos|precos|o|a|\\w+ (e|com))|selecion\\w+|escolh\\w+|preench\\w+|escrev\\w+|public(ar)|publique|alug\\w+|solicit\\w+|peca|pedir|pagu\\w+|pagar|consult\\w+|verifi\\w+|confir(a|ir)|calcul\\w+|explor\\w+|reproduz\\w+|toque|tocar|sig(a)|seguir|salv\\w+|compartilh\\w+|ativ(e|ar)|agend\\w+|cri(e|ar)|clique|clicar|vend(a|er)|marc(ar|que)|apli(que|car)|devolv\\w+|configur\\w+|rastre\\w+|sair',
    '\\b',
  ),
};

export const french: Words = {
  script: LATIN,
  howTo:
    /\bcomment (est ce (que je|qu on|que l on)|puis je|pourrais je|je|faire|fait on|on (fait|peut|\w+)|dois je|faut il (faire|s)|me |m |s (inscrire|abonner|desabonner|y prendre)|se (connecter|desabonner|desinscrire|deconnecter)|\w+(er|ir|re) (mon|ma|mes|le|la|les|l|un|une|des|du|de|ce|cette|ses|son|sa|au|aux|en|a|dans|sur|plusieurs|tout|tous)\b|\w+(er|ir) \?|(changer|annuler|supprimer|modifier|ajouter|telecharger|exporter|importer|masquer|cacher|bloquer|activer|desactiver|creer|acheter|reserver|payer|contacter|retourner|configurer|partager|envoyer|obtenir|utiliser|trouver|trier|filtrer) )|^ ou (changer|modifier|supprimer|annuler|telecharger|payer|trouver|activer|desactiver|s \w+er|se \w+er|\w+er (mon|ma|mes|le|la|les|l|un|une)) |\bou (est|se trouve|sont) (le|la|les|l) (\w+ )?(bouton|lien|option|reglages?|menu|parametres)\b|\b(ou (est ce que je (peux|dois|clique)|puis je|cliquer|dois je|je (clique|peux|dois)|se trouve le (bouton|reglage)|trouver (le bouton|l option|le reglage))|guide moi|aide moi|aidez moi|montre moi comment|montrez moi comment|explique moi comment (faire|\w+er|on)|dis moi comment (faire|\w+er)|emmene moi|amene moi|conduis moi|apprends moi|pas a pas|etapes pour|etape par etape|quel bouton|marche a suivre)\b/,
  ask: /^( et)?( (en|de|a|par|avec|pour|depuis|dans|selon|sur|d|jusqu a|contre))? (qui|que(?! (desapare|no |nao |sum))|qu|quoi|quel|quelle|quels|quelles|lequel|laquelle|quand|combien|ou|pourquoi|comment|est ce|y a t|est il|est elle|c est quoi|a quelle|a quel|existe t|sont ils|peut on|les animaux) /,
  tell: /^ (s il (te|vous) plait )?(resum\w+|expliqu\w+|decri\w+|defini\w+|dis moi|dites moi|traduis\w*|traduire|enumere\w*|liste|nomme|cite|fais(moi)? un resume|donne moi (un resume|les points|le|la|les)|raconte|je (veux|voudrais) savoir)/,
  away: /\b(je )?(ne )?(veux|voudrais|souhaite|supporte|aime) (plus|pas|rien)( jamais)? (rien )?(voir|qu on|lire)|\bne (veux|souhaite) (plus|pas) voir|\bne (me |m )?(montre\w*|affiche\w*) (plus|pas)|\b(arrete\w*|cesse\w*|arreter) de (me )?(montrer|afficher|recommander|proposer|suggerer)|\b(seulement|uniquement|juste|que) (l article|le texte|la recette|le contenu|les?|la)\b|\b(affiche|montre|laisse|garde)\w* (moi )?(seulement|uniquement|juste|que)\b|^ plus (de|d|aucune?) (?!.*\?)(pubs?|publicites?|bannieres?|popups?|shorts?|commentaires?|annonces?|reels|videos?|spoilers?)\b|\b(disparaitre|disparaisse|fini les|sans (pub|publicite|les pubs)|y en a marre|marre (de|des|d))\b|\bmode (de )?lecture\b|\bn affiche\w* que\b|\bne (garde|laisse|montre)\w* que\b|\b(epargne|evite) moi\b|\b(me|m) (gene|agace|enerve|derange|saoule|distrai)\w*|\bje ne supporte|\bras le bol|\brien d autre $/,
  hide: start(
    's il (te|vous) plait|peux tu|pouvez vous|pourrais tu|pourriez vous|tu peux|vous pouvez|je (veux|voudrais|souhaite)|j aimerais|il faut|merci de',
    'masqu(er|ez)|masque (le|la|les|l|tous|toutes|tout|ce|cet|cette|ces|moi)|cach(er|ez)|cache (le|la|les|l|tous|toutes|tout|ce|cet|cette|ces|moi)|nettoi\\w+|nettoyer|desencombr\\w+|epur\\w+|debarrass\\w+|vir(e|er|ez)( moi)?|enlev\\w+|ot(e|er|ez)|degag\\w+|filtr(e|er|ez) (les (articles|publications|posts|messages|annonces)|tout)|occult\\w+|dissimul\\w+|simplifi\\w+|fai(s|tes) (le )?menage',
    '\\b',
  ),
  remove: start(
    's il (te|vous) plait|peux tu|pouvez vous|pourrais tu|pourriez vous|je (veux|voudrais|souhaite)|j aimerais',
    'supprim\\w+|retir\\w+|efface\\w*|bloqu\\w+|elimin\\w+|ferm\\w+|desactiv\\w+|coup(e|er|ez)',
    '\\b',
  ),
  own: /\b(panier|compte|mon|ma|mes|abonnement|profil|mot de passe|carte|commande|utilisateur|fichier|liste d envies|favoris|parametres)\b/,
  noise:
    /\b(pubs?|publicit\w+|annonces?|sponsoris\w+|promu\w*|bannieres?|cookies?|barres? laterales?|commentaires?|recommand\w+|suggestions?|suggere\w*|similaires|popups?|pop|fenetres?|chat|flottant\w*|menu|en tete|pied de page|videos?|images|photos|publications|posts?|actualites|page|ecran|spoilers?|resultats|articles|epuises|bandeau\w*|stories)\b/,
  act: start(
    's il (te|vous) plait|peux tu|pouvez vous|pourrais tu|je (veux|voudrais|souhaite|dois)|j aimerais|il faut|on va',
    'cherch(e|er|ez)|recherch(e|er|ez)|trouv(e|er|ez)|reserv(e|er|ez)|achet\\w+|ajout(e|er|ez)|met(s|tre|tez)|montr(e|er|ez)|affich(e|er|ez)|voir|ouvr(e|ir|ez)|va (a|sur|dans|aux?)|aller|all(ez)|navigu\\w+|tri(e|er|ez)|class(e|er|ez)|filtr(e|er|ez)|telecharg\\w+|envo(ie|yer|yez)|connect\\w+|se connecter|me (connecter|desabonner|desinscrire|inscrire|deconnecter|rendre)|m (inscrire|abonner)|s inscrire|inscri\\w+|abonn\\w+|desabonn\\w+|annul\\w+|chang(e|er|ez)|modifi(e|er|ez)|edit(e|er)|met(s|tre) a jour|compar(e|er|ez) (les prix|les offres|le|la|\\w+ (et|avec))|selectionn\\w+|choisi\\w+|rempli\\w+|ecri(s|re|vez)|publi(e|er|ez)|lou(e|er|ez)|demand(e|er|ez)|pa(ie|yer|yez)|consult(e|er|ez)|verifi\\w+|calcul(e|er|ez)|localis\\w+|explor\\w+|parcour\\w+|lanc(e|er|ez)|jou(e|er|ez)|sui(s|vre|vez)|enregistr\\w+|sauvegard\\w+|partag(e|er|ez)|activ(e|er|ez)|planifi\\w+|programm(e|er|ez)|cre(e|er|ez)|clique\\w*|vend(s|re|ez)|appliqu\\w+|renvo\\w+|configur\\w+|command(e|er|ez)|deconnect\\w+|prend(s|re) (rendez|un)|donne moi l itineraire|passe (la )?commande|postul\\w+|signal(e|er)',
    '\\b',
  ),
};

export const german: Words = {
  script: LATIN,
  howTo:
    /^ (und )?wie (kann|konnte|soll|muss|darf|konnen|mochte) (ich|man|wir|mein\w*)|^ (und )?wie \w+ (ich|man|wir) |^ wie (lasst|lassen) sich |\bwie (geht das|gehe ich|mache ich|macht man)\b|^ (und )?wie man |\bwo (ist|finde\w*|steht|sind|gibt es) (\w+ ){0,3}?(knopf|button|schaltflache|einstellung\w*|menupunkt|option)\b|\bwo (kann|muss|soll|klicke|finde|andere|stelle|lade|gebe|melde|trage) (ich|man)\b|\b(zeig\w* mir,? wie|fuhr\w* mich|hilf mir|helfen sie mir|hilfe bei|erklar\w* mir,? wie (ich|man)|schritt fur schritt|anleitung (zum|fur|zu)|bring\w* mich|leite mich|sag mir,? wie (ich|man)|welche[nr]? (knopf|schaltflache|button)|brauche hilfe|weiss nicht,? wie)\b/,
  ask: /^( und)?( (in|an|auf|aus|von|mit|seit|bis|fur|um|zu|nach|uber|ab|bei|unter))? (wer|wen|wem|wessen|was|wann|wo|woher|wohin|warum|wieso|weshalb|weswegen|wie|wieviel\w*|welche\w*|ist|sind|war|waren|hat|haben|gibt es|kann ich|kann man|darf|wird|wurde|werden|enthalt|steht|womit|wofur|worum|wovon|wozu|woraus|worauf) /,
  tell: /^ (bitte )?(fass\w*|zusammenfass\w*|erklar\w*|beschreib\w*|definier\w*|sag mir|sagen sie mir|ubersetz\w*|nenn\w*|aufzahl\w*|liste .* auf|gib mir (eine zusammenfassung|einen uberblick|die)|ich (will|mochte) wissen)/,
  away: /^ (bitte )?(ich )?(will|mochte|mag|brauche) (ich )?(keine|kein|keinen|nichts) |\b(will|mochte|mag|wollen|kann) (ich )?(\w+ ){0,2}?(keine|nichts|nicht|kein)\b.*\b(sehen|lesen|angezeigt|mehr)|\b(zeig|zeige|zeigen|zeigst) (sie )?(mir )?(bitte )?(keine|kein|nichts|nie)\b|\bhor(e|en)? auf\b.*\b(zeigen|anzuzeigen|empfehlen)|\bnicht mehr (anzeigen|zeigen|sehen)|\b(nur|ausschliesslich|lediglich) (noch )?(den|die|das|der|noch)\b.*\b(anzeigen|zeigen|sehen|lassen|lesen)\b|\bzeig\w* (mir )?(bitte )?nur\b|(^| |, )nur (den|die|das|der) (text|artikel|rezept|inhalt|haupt\w*|beitrag|tabelle)|\b(soll|sollen|muss|mussen|kann|konnen) (\w+ )?(weg|verschwinden)\b|\bmach\w* (mir )?(die|diese) seite (\w+ )?\w+er\b|\bweg mit\b|\b(verschwinden|verschwindet)\b|\b(lese|leser)(modus|ansicht)\b|\b(schluss mit|genug von|keine .* mehr|ohne (werbung|anzeigen))\b|\b(satt|nervt|nerven|stort|storen)\b|\bgeh(t|en) mir auf\b|\b(alles|das|die|diese[rs]?|der|werbung|banner|popups?) (?!.*\b(kurzeste|beste|richtige|schnellste)\w* ).*\bweg $|\bsonst nichts $/,
  hide: /\b(blend\w*|ausblenden|auszublenden|ausgeblendet|versteck\w*|verberg\w*|verbirg|raum\w* .*\bauf|aufraumen|bereinig\w*|entrumpel\w*|klapp\w* .*(ein|zu)|filter\w* .*(heraus|raus|aus)|herausfiltern|rausfiltern|wegmachen|mach\w* .*\bweg|schaff\w* .*\bweg|nimm .*\bweg|weg damit|loswerden|befrei\w*|verdeck\w*|vereinfach\w*|unsichtbar)\b/,
  remove:
    /\b(entfern\w*|losch\w*|blockier\w*|stummschalt\w*|schalte .* stumm|schliess\w*|deaktivier\w*|schalt\w* .* (ab|aus)|beseitig\w*|streich\w*|sperr\w*)\b/,
  own: /\b(warenkorb|einkaufswagen|konto|account|mein|meine|meinen|meiner|meinem|abo|profil|passwort|karte|bestellung|buchung|nutzer|benutzer|datei|merkliste|wunschliste|einstellungen)\b/,
  noise:
    /(werb\w*|anzeigen?\b|reklame|gesponsert\w*|sponsor\w*|banner\w*|cookie\w*|seitenleiste\w*|seitenspalte|kommentar\w*|empfohlen\w*|empfehlung\w*|vorschlag\w*|ahnliche|popups?|pop|chat\w*|schwebende\w*|navigation|menu|kopfzeile|fusszeile|\bvideos?\b|bilder|fotos|beitrag\w*|posts?\b|nachrichten|seite\b|spoiler|ergebnisse|artikel|ausverkauft\w*|hinweis\w*|newsletter (fenster|popup|box))/,
  act: start(
    'bitte|kannst du|konntest du|konnen sie|konnten sie|ich mochte|ich will|ich wurde gerne?|ich muss|wir wollen|lass uns',
    'such\\w*( nach)?|find(e|en|et)|buch(e|en|t)|reservier\\w*|kauf(e|en|t)?|bestell\\w*|leg(e|en|t)?|pack(e|en)?|fug(e|en|t)|hinzufugen|zeig(e|en|t)?|offne\\w*|geh(e|en|t)? (zu|auf|zur|zum|in)|navigier\\w*|sortier\\w*|ordne\\w*|filter\\w*|lad(e|en)?|herunterladen|melde|anmelden|abmelden|einloggen|logg?(e)?|registrier\\w*|abonnier\\w*|kundig\\w*|storniere\\w*|andere|andern|bearbeite\\w*|aktualisier\\w*|vergleich\\w*|wahl(e|en)?|auswahlen|fulle?|ausfullen|schick\\w*|sende\\w*|schreib\\w*|veroffentlich\\w*|miet(e|en)?|beantrag\\w*|bezahl\\w*|pruf(e|en)?|uberpruf\\w*|checke?|berechn\\w*|lokalisier\\w*|spiel(e)? |abspielen|folge |speicher\\w*|teile |aktivier\\w*|plan(e|en)|erstell\\w*|klick\\w*|verkauf\\w*|wende|stell(e|en)? |setz(e|en)? |gib |schau(e|en|t)?|sieh|durchsuch\\w*|durchstober\\w*|newsletter abbestellen|abbestellen|hol(e|en)? |tausch\\w*|verfolg\\w*|schalte .* ein|vereinbar\\w*|ruf(e)? ',
    '(?![a-z])',
  ),
};

/** Infinitives at the end ("mein konto löschen", "passwort zurücksetzen") are orders too. */
export const germanInfinitives: Words = {
  script: LATIN,
  act: /\b(loschen|andern|kundigen|buchen|reservieren|kaufen|bestellen|suchen|sortieren|filtern|herunterladen|hochladen|anmelden|abmelden|einloggen|ausloggen|ausfullen|zurucksetzen|abbestellen|hinzufugen|bearbeiten|stornieren|registrieren|vergleichen|speichern|teilen|exportieren|importieren) $/,
};

export const italian: Words = {
  script: LATIN,
  howTo:
    /\bcome (posso|potrei|si (fa|puo|cambia|cancella|disdice|elimina|aggiunge|scarica|esporta|attiva|disattiva|imposta|crea)|faccio|fare|devo|dovrei|mi (iscrivo|registro|disiscrivo|cancello|collego)|\w+(are|ere|ire|arsi|ersi|irsi|arlo|arla) |(cambio|disdico|elimino|cancello|aggiungo|scarico|carico|esporto|nascondo|blocco|attivo|disattivo|imposto|creo|compro|prenoto|pago|modifico|aggiorno|recupero|trovo|richiedo|restituisco|\w+o (la|il|lo|i|le|gli|un|una|l) (mi\w+)?))|\bdov ?e? (e|si trova|trovo|sta) (il |la |lo |l )?(\w+ )?(pulsante|bottone|tasto|link|opzione|menu|impostazion\w+)\b|\bdov e (il |la |l )?(\w+ )?(pulsante|bottone|tasto|link|opzione)\b|^ dove \w+o (il|la|lo|l|i|gli|le|un|una) (?!e )|\bdove (posso|clicco|devo|trovo (il|l opzione|la funzione)|si (clicca|cambia|trova il pulsante)|cambio|scarico)\b|\b(guidami|aiutami|mostrami come|insegnami|portami|spiegami come (si fa|fare|\w+are|posso)|dimmi come (fare|posso|\w+are)|passo passo|passo dopo passo|passaggi per|quale pulsante)\b/,
  ask: /^( e)?( (in|di|a|da|con|per|su|fino a|secondo|tra))? (chi|che|cosa|che cosa|qual|quale|quali|quando|quanto|quanta|quanti|quante|dove|perche|come|c e|ci sono|e possibile|esiste|sono|posso|si puo|la \w+ e|il \w+ e|accettano|include|e|era) /,
  tell: /^ (per favore )?(riassum\w+|spieg\w+|descriv\w+|definis\w+|dimmi (cosa|chi|quando|quanto|quale|dove|se|il|la|i|le)|traduc\w+|elenca|nomina|fammi un riassunto|dammi (un riassunto|i punti|il|la)|raccontami|voglio sapere)/,
  away: /\bnon (voglio|vorrei|desidero|mi interessa|sopporto) (piu )?(vedere|che (mi )?(mostr|appai))|\bnon (mi )?mostra\w*|\bnon far(mi)? vedere|\b(smetti\w*|smettere|basta) (di )?(mostrar\w*|far(mi)? vedere|raccomand\w*|suggerir\w*)|\b(solo|soltanto|unicamente) (voglio (vedere|leggere) )?(il|lo|la|l|gli|i|le|mostra)\b|\bmostra(mi)? (solo|soltanto)\b|\b(sparire|sparisca|scomparire|basta (pubblicita|annunci|popup|banner|con)|senza (pubblicita|annunci)|via (le|i|gli|la|il) )|\bmodalita (di )?lettura\b|\b(stufo|stufa|stanco) d|\b(da|danno|dia) fastidio|\bmi (disturb|infastidi|distra|irrit)\w*|\bvoglio (vedere|leggere) (solo|soltanto)\b|\bnient altro $/,
  hide: start(
    'per favore|puoi|potresti|puo|potrebbe|voglio|vorrei|mi piacerebbe|devi|ti prego di',
    'nascond\\w+|nascosti|puli(re|sci\\w*)|togli(ere|mi|ete)?|lev(a|are|ami|ate)|liber(a|ati|ami|arsi) (da|di|del)|filtra (via|fuori|i post|gli|le)|oscur(a|are)|occulta\\w*|copri(re)? (i|il|lo|la|le|gli)|semplific\\w+|sbarazza\\w*|ripuli\\w+',
    '\\b',
  ),
  remove: start(
    'per favore|puoi|potresti|voglio|vorrei',
    'rimuov\\w+|elimin\\w+|cancell\\w+|blocc\\w+|silenzi\\w+|chiud\\w+|disattiv\\w+|spegn\\w+',
    '\\b',
  ),
  own: /\b(carrello|account|mio|mia|miei|mie|abbonamento|profilo|password|carta|ordine|prenotazione|utente|file|lista dei desideri|preferiti|impostazioni)\b/,
  noise:
    /\b(pubblicit\w+|annunci\w*|inserzioni|sponsorizzat\w+|promoss\w+|banner\w*|cookies?|barr\w+ (laterale|in alto)|commenti|consigliat\w+|suggeri\w+|correlat\w+|popups?|pop|finestr\w+|chat|menu|intestazione|video|immagini|foto|post|notizie|pagina|schermo|spoilers?|risultati|articoli|esauriti|avviso|storie)\b/,
  act: start(
    'per favore|puoi|potresti|voglio|vorrei|devo|dobbiamo|mi serve',
    'cerc(a|are|ami|o|hi)|trov(a|are|ami|i)|prenot(a|are|ami)|compr(a|are|ami)|acquist\\w+|aggiung(i|ere|imi)|mett(i|ere)|mostra(mi|re)?|fammi vedere|vedi|vedere|apri(re|mi)?|vai (a|al|alla|su|nella)|andare|navig\\w+|ordin(a|are)|filtr(a|are)|scaric(a|are)|caric(a|are)|invi(a|are)|acced\\w+|entr(a|are)|iscriv\\w+|registr\\w+|disdi(re|ci)|annull(a|are)|cambi(a|are)|modific(a|are)|aggiorn(a|are)|confront(a|are)|selezion\\w+|scegli(ere)?|compil(a|are)|scriv(i|ere)|pubblic(a|are)|noleggi\\w+|affitt\\w+|richied\\w+|chied(i|ere)|pag(a|are)|controll(a|are)|verific(a|are)|calcol(a|are)|individua\\w*|esplor(a|are)|sfogli(a|are)|riprodu\\w+|segui(re)?|salv(a|are)|condivid\\w+|attiv(a|are)|programm(a|are)|crea(re)?|clicc(a|are)|vend(i|ere)|applic(a|are)|restitu\\w+|configur\\w+|imposta(re)?|eliminare il mio|traccia(re)?',
    '\\b',
  ),
};

export const dutch: Words = {
  script: LATIN,
  howTo:
    /^ (en )?hoe (kan|kun|moet|zou|mag|stel|doe|maak|zet|wijzig|verander|verwijder|krijg|meld|zeg|vind|schakel|voeg|verberg|exporteer|download|gebruik|blokkeer|annuleer) ?\w* (ik|je|men|we|jij)\b|^ hoe \w+ (ik|je|men) |^ hoe (je|men) |\bwaar (zit|staat|vind\w*|is|zijn) (\w+ ){0,3}?(knop|link|optie|instelling\w*|menu)\b|\bwaar (kan|moet|klik|vind|wijzig|stel|verander|pas|zie|vul|download|log|meld|zet|upload|koop|boek) (ik|je)\b|\b(laat (me|mij) zien hoe|leid me|help (me|mij)|breng (me|mij)|begeleid me|leg (me |mij )?uit hoe (ik|je)|stap voor stap|stappen om|welke knop)\b/,
  ask: /^( en)?( (in|op|aan|van|met|sinds|voor|tot|naar|over|bij))? (wie|wiens|wat|wanneer|waar|waarom|hoe|hoeveel|welke?|is|zijn|was|heeft|hebben|kan ik|mag|wordt|werd|waarvoor|waardoor|waarmee|zit er|staat er|bevat) /,
  tell: /^ (alsjeblieft )?(vat|samenvat\w*|leg uit|leg .* uit|beschrijf|definieer|vertel|vertaal|noem|geef (me |mij )?(een samenvatting|een overzicht|de)|ik wil weten)/,
  away: /\b(wil|wens|hoef|kan) (ik )?(\w+ ){0,4}?(geen|niets|niks|niet)\b.*\b(zien|lezen|meer)\b|\b(toon|laat) (me |mij )?(geen|niet|niets)\b|\b(stop|hou op) met\b.*\b(tonen|laten zien|aanbevelen)|\b(alleen|enkel|slechts) (nog )?(het|de)\b|\b(weg met|(moet|moeten|mag|mogen|kan|kunnen) (er |hier |\w+ )?(weg|eraf|eruit)|verdwijnen|verdwijnt|geen .* meer|genoeg van|zonder (reclame|advertenties))\b|\bleesmodus\b|\b(gek|ziek|moe) van\b|\b(stoort|storen|irriteert|irriteren|erger me)\b|\b(niks|niets|geen|nooit)\b.*\b(tonen|laten zien|weergeven)\b|\bniets anders $/,
  hide: /\b(verberg\w*|verbergen|verstop\w*|verstoppen|opruim\w*|ruim .* op|opgeruimd|weghalen|haal .* weg|haal .* eraf|weg halen|wegdoen|doe .* weg|dek .* af|filter .* (eruit|uit|weg)|eruit filteren|uitfilteren|opschonen|schoon .* op|dempen|inklappen|onzichtbaar)\b/,
  remove:
    /\b(verwijder\w*|wis|wissen|blokkeer\w*|blokkeren|sluit|sluiten|schakel .* uit|uitschakelen|dempt?)\b/,
  own: /\b(winkelwagen|winkelmand\w*|account|mijn|abonnement|profiel|wachtwoord|kaart|bestelling|reservering|gebruiker|bestand|verlanglijst\w*|favorieten|instellingen)\b/,
  noise:
    /(advertentie\w*|reclame\w*|gesponsord\w*|banner\w*|cookie\w*|zijbalk\w*|reacties|aanbevolen|aanbevel\w*|suggesties|gerelateerd\w*|pop ?ups?|chat\w*|zwevende|menu|koptekst|voettekst|\bvideo\w*|afbeeldingen|foto\w*|berichten|\bposts?\b|nieuws\b|pagina|scherm|spoilers?|resultaten|artikelen|uitverkocht\w*|melding\w*|verhalen)/,
  act: start(
    'alsjeblieft|aub|kun je|kan je|kunt u|wil je|ik wil|ik zou graag|ik moet|laten we',
    'zoek\\w*|vind(en)?|boek(en)?|reserveer|reserveren|koop|kopen|bestel(len)?|voeg|toevoegen|toon|laat|open(en)?|ga naar|navigeer|sorteer|sorteren|filter(en)?|download(en)?|upload(en)?|stuur|verstuur|log in|inloggen|uitloggen|meld|aanmelden|registreer|abonneer|zeg|opzeggen|annuleer|annuleren|wijzig(en)?|verander(en)?|bewerk(en)?|vergelijk(en)?|selecteer|kies|kiezen|vul|invullen|schrijf|plaats|huur|huren|vraag|betaal|betalen|controleer|bekijk(en)?|check|bereken|speel|volg|bewaar|deel|activeer|plan|maak|klik|verkoop|zet|stel|geef|blader',
    '\\b',
  ),
};

/** The same in Dutch. */
export const dutchInfinitives: Words = {
  script: LATIN,
  act: /^ (ik (wil|moet|zou graag|wens) (?!weten).*\b(annuleren|wijzigen|veranderen|boeken|bestellen|kopen|aanpassen|opzeggen|downloaden|inloggen|reserveren|zoeken|aanmelden|afmelden|invullen|betalen|bekijken|huren|terugsturen)\b)|^ (mijn|een|help) .*\b(annuleren|wijzigen|veranderen|verwijderen|boeken|bestellen|kopen|aanpassen|opzeggen|downloaden|inloggen|reserveren|zoeken|aanmelden|afmelden|invullen|betalen|bekijken|huren|terugsturen) $/,
};
