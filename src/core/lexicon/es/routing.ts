import { rawList } from '../list.ts';
import { orderStart } from '../order-start.ts';
import { LATIN, type RoutingWords } from '../shape.ts';

export const routing: RoutingWords = {
  script: LATIN,
  howTo: [
    /\bcomo (puedo|podria|se puede|se hace para|hago|hacer|le hago|debo|tengo que|me (doy|registro|suscribo|conecto|uno|inscribo)|\w+[aei]r(me|lo|la|los|las|se)? |(cambio|cancelo|borro|elimino|agrego|anado|descargo|subo|exporto|oculto|escondo|bloqueo|activo|desactivo|configuro|creo|compro|reservo|pago|contacto|devuelvo|edito|actualizo|comparto|envio|recupero|cierro|abro|encuentro|pongo|quito|instalo|guardo|imprimo|inicio|solicito|pido|renuevo|filtro|ordeno|vinculo|conecto|publico|reporto|denuncio|restablezco|\w+[^i]o (mi|el|la|los|las|un|una|mis) )|se (cambia|cancela|borra|elimina|agrega|anade|descarga|sube|exporta|oculta|activa|desactiva|configura|crea|compra|reserva|paga|solicita|edita|actualiza))|\bdonde (esta|queda|encuentro|hay) (el |la |un )?(\w+ )?(boton|enlace|opcion|menu|ajuste\w*)\b|^ donde \w+o (el|la|los|las|mi|mis|un|una) |\bdonde (puedo|hago clic|pincho|pulso|tengo que|debo|esta el boton|cambio|descargo|encuentro la opcion|se (cambia|configura|activa|descarga))|\b(guiame|ensename a|llevame|ayudame|ayuda(r)?me|muestrame como|dime como (puedo|hacer|\w+[aei]r)|explicame como (puedo|hacer|\w+[aei]r)|paso a paso|pasos para|que boton|quiero saber como \w+[aei]r)\b/,
    /^ donde estan? (mi|mis) /,
  ],
  ask: [
    /^( y)?( (en|de|a|por|con|para|desde|hasta|segun|sobre))? (quien|quienes|que(?! (desaparez|no (se|me|salg|apar)))|cual|cuales|cuando|cuanto|cuanta|cuantos|cuantas|donde|adonde|por que|porque|como|cuyo|hay|es|son|esta(?! (barra|columna|ventana|publicidad|seccion|cosa) )|estan|tiene|tienen|incluye|admiten|aceptan|puedo|se puede|existe|fue|era) /,
    /\bme pregunto (si|que|por|como|cuando|quien|donde)\b|\bme gustaria saber\b|^ (funciona|vale la pena|sirve) /,
  ],
  tell: [
    /^ (por favor )?(resum\w+|explica\w*|describe\w*|define|dime (que|quien|cual|cuando|cuanto|donde|si|los|las|el|la)|cuentame|traduce\w*|enumera|lista|nombra|haz(me)? un resumen|en resumen|quiero saber|dame (un resumen|los puntos|las ideas|el|la|los))/,
    /^ (comprueba|mira|revisa|verifica) si\b|^ en pocas palabras\b|^ en resumen\b/,
  ],
  away: [
    /\b(puedo|podria) (vivir|pasar) sin\b|\bno (soporto|aguanto)\b|\bdeja(me)? (solo|solamente)\b/,
    /\bno (quiero|quisiera|deseo|me gusta|me interesa|necesito) (volver a )?(ver|que (me )?(salg|aparezc|muestr))|\bque no (me |se )?(salg|aparezc|muestr|vea)|\b(me|nos) (molest|estorb|distra|irrit|fastidi)\w+|^ fuera |\bquiero (ver|leer) (solo|solamente|unicamente)\b|\bnada mas $|\bno (me )?(muestre[sn]?|ensenes|ponga[s]?|salga)\b|\b(deja|deje|para|pare|dejar) de (mostrar|ensenar|recomendar|sugerir|poner)\w*|\b(solo|solamente|unicamente) (quiero (ver|leer) )?(el|la|los|las|muestra\w*|deja)\b|\bmuestra(me)? (solo|solamente|unicamente)\b|\b(desaparecer|desaparezca|fuera (los|las|el|la)|basta de|nada de|sin (anuncios|publicidad))\b|\bmodo (lectura|lector)\b|\bno los quiero ver\b|\b(harto|harta|cansado|cansada) de\b/,
    /\b(tiene|tienen) que (desaparecer|irse)\b|\bmedia (pantalla|pagina)\b|\bvine (aqui )?por\b|^ (sin|nada de|no mas|basta de|fuera) (politica|futbol|deportes?|publicidad|recomendaciones|los|las|la|el|anuncios|famosos)\b|\bquita lo demas\b/,
  ],
  hide: orderStart(
    'por favor|puedes|podrias|puede|podria|quiero|quisiera|me gustaria|necesito|que',
    'ocult\\w+|escond\\w+|tap(a|ar|e) |limpia(r|me)? (la|esta|el)|limpie|despeja\\w*|deshaz\\w*|quit(a|ar|e|ame|alo|alos|alas|en)|saca(me|r)?|filtra(r)? (fuera|las public\\w*|los post\\w*|los anun\\w*|todo)|librame|ordena(me)? esta pagina|simplifica',
    '\\b',
  ),
  remove: orderStart(
    'por favor|puedes|podrias|puede|podria|quiero|quisiera|me gustaria|necesito',
    'elimin\\w+|borr\\w+|bloque\\w+|silenci\\w+|remuev\\w+|remover|suprim\\w+|cierr\\w+|desactiv\\w+|apaga\\w*',
    '\\b',
  ),
  own: /\b(carrito|cesta|cuenta|mi (?!(te|ta|ten|to|tych) )|mis|suscripcion|perfil|contrasena|tarjeta|pedido|reserva|usuario|archivo|boletin|lista de deseos|favoritos|configuracion)\b/,
  noise:
    /\b(columnas?|recuadros?|anuncio\w*|publicidad\w*|propaganda|patrocinad\w+|promocionad\w+|banner\w*|cookies?|barra\w* (lateral|superior)|comentarios?|recomendad\w+|recomendaciones|sugerencias|sugerid\w+|relacionad\w+|tendencias|popups?|pop|emergentes?|ventana\w*|chat|flotante\w*|menu|encabezado|pie de pagina|videos?|imagenes|fotos|publicaciones|posts?|noticias|pagina|pantalla|spoilers?|resultados|articulos|productos (agotados|patro\w+)|aviso\w*|historias)\b/,
  act: [
    /\b(al|en el|a mi|en mi) (carrito|carro|cesta)\b|^ (por favor )?(pon(lo|la|los|las|me)|cambi(alo|ala)|pas(a|e) (la|el|mi)|activ(a|e)|marc(a|ar)|habl(ar|a) con|renuev\w*|renov\w*|prolong\w*|mueve|mover|aplaz\w*)\b|\bquiero que me (devuelvan|reembolsen|llamen|envien|cambien)\b|^ ayuda (para|con)\b/,
    orderStart(
      'por favor|puedes|podrias|quiero|quisiera|me gustaria|necesito|tengo que|vamos a|deseo',
      'busc(a|ar|o|ame|arme|que|alo)|encuentr(a|ame|e|o)|encontrar|hall(a|ar)|reserv(a|ar|ame|e|arme)|compr(a|ar|ame|e|arme)|anad(e|ir|eme|a)|agreg(a|ar|ame|ue)|pon(er|me)?|met(e|er)|muestr(a|ame|e)|mostrar|ensename|ver|abr(e|ir|eme|a)|ve (a|al)|ir (a|al)|llevame|naveg\\w+|orden(a|ar|ame|e)|clasific\\w+|filtr(a|ar|ame|e)|descarg(a|ar|ame|ue)|sub(e|ir|eme)|inici(a|ar|e)|entr(a|ar)|acced\\w+|registr\\w+|suscrib\\w+|darme|dar de baja|cancel\\w+|cambi(a|ar|ame|e)|edit(a|ar)|actualiz\\w+|compar(a|ar|e) (precios|el|la|los|las|\\w+ (y|con))|seleccion\\w+|elig(e|eme)|elegir|escog\\w+|rellen\\w+|complet(a|ar)|envi(a|ar|ame)|escrib(e|ir)|public(a|ar)|contrat\\w+|alquil\\w+|solicit\\w+|ped(ir)|pide(me)?|pag(a|ar|ue)|consult(a|ar|e)|revis(a|ar|e)|comprueb\\w+|comprobar|verific\\w+|calcul(a|ar)|localiz\\w+|explor\\w+|reproduc\\w+|sigue|seguir|guard(a|ar)|comparte|compartir|activ(a|ar|e)|program(a|ar)|cre(a|ar|ame)|borrar mi|hacer (un|una)|haz (una|un) (reserva|pedido|compra|clic)|haz clic|vend(e|er)|marc(a|ar)|aplic(a|ar)|devolver|configur\\w+|rastre\\w+|cerrar sesion|conect\\w+',
      '\\b',
    ),
  ],
  polite: /\b(puedes|podrias|puede usted|podria|me ayudas)\b/,
  nothingElse: /nada mas $/,
  whereSee:
    /^ (en )?donde (puedo|veo|encuentro|miro|consulto|leo|reviso|se (ve|ven|puede|consulta)|estan mis|esta mi|podria|ver|encontrar|consultar) /,
  wish: [
    /^ (yo )?(quiero|quisiera|necesito|me gustaria|tengo que|deseo) (me )?(?!(saber|entender|comprender|ver|leer|conocer) )\w+[aei]r(me|te|se|lo|la|los|las)? |^ (quiero|quisiera|necesito|deseo) (un|una|dos|tres|otro|otra|\d+) (?!(resumen|respuesta|explicacion|traduccion|lista|dato|informacion)\w*)|^ (busco|estoy buscando) (?!(el|los|las) )/,
    /^ (?!(saber|entender|comprender|ver|leer|conocer|resumir|explicar|traducir|definir|describir|listar|lugar|mujer|hogar|azucar|dolar|ayer|taller|poder|alquiler|mar|ocultar|esconder|quitar|eliminar|borrar|bloquear|cerrar|desactivar|limpiar|tapar|silenciar|primer|tercer|super|bar|par|alfiler|amor|familiar|popular|similar|escolar|militar) )\w{2,}(ar|er|ir)(me|se|lo|la)? (mi|mis|el|la|los|las|un|una|con|sin|todo|todos|a|al|en|de|del|por|como) /,
  ],
  vanish: rawList(
    'ocult* | escond* | desapar* | elimin* | remov* | quita | quitar | quítame | saca | fuera | borra* | tapa* | cierra*',
  ),
  noneOf: rawList(
    'no quiero | sin | no más | ningún | ninguna | nada de | menos | no necesito | no me hace falta | no hacen falta | no me interesa | no me interesan | prescindir de | basta de | ahórrame | no gracias',
  ),
  fedUp: rawList(
    'qué pesadez | qué rollo | qué asco de | vaya rollo | demasiado* | demasiada* | tanto | tanta | tantos | tantas | molest* | estorb* | distra* | harto | harta | hartos | cansado | cansada | tapan | tapa | fastidi* | pesad* | agobia* | irrit* | lleno de | por todas partes | media pantalla',
  ),
  only: rawList('solo | solamente | únicamente | nada más que | todo menos | todo excepto | excepto | salvo'),
  content: rawList('artículo | receta | texto | contenido | historia | instrucciones | tabla | letra'),
  trouble: rawList(
    'olvidé | olvidado | no me acuerdo | no recuerdo | perdí | perdido | no funciona | no puedo entrar | no puedo acceder | no me deja | caducó | caducada | caducado | vencida | vencido | está mal | ha cambiado | cambió | me mudé | mudado | no llegó | no ha llegado | bloqueada | bloqueado | me cobraron | demasiado pequeña | demasiado pequeño | muy pequeña | nunca llegó | hackeado | robado | robada | dos veces | cambié de opinión | devuelvan | no llega | no me llega | no recibo | no encuentro | equivocado | equivocada | perdí mi',
  ),
  goods: rawList(
    'entrada | entradas | boleto | boletos | billete | billetes | vuelo | vuelos | tren | bus | autobús | asiento | asientos | habitación | mesa | cita | coche de alquiler | pasaje | pasajes',
  ),
  self: rawList('yo | mi | mis | me | nosotros | nuestro | nuestra | conmigo'),
  talk: rawList(
    'gracias | muchas gracias | mil gracias | hola | buenos días | buenas tardes | buenas noches | buenas | adiós | hasta luego | genial | perfecto | vale | ok | okay | de acuerdo | sí | no | entendido | muy útil | bien hecho | qué tal | cómo estás',
  ),
  about: rawList(
    'qué puedes hacer | qué sabes hacer | quién eres | ayuda | cómo funcionas | qué eres | para qué sirves',
  ),
  clutter: rawList(
    'publicidad | anuncio | anuncios | banner | banners | popup | ventana emergente | ventanas emergentes | barra lateral | patrocinad* | recomendaciones | cookies | barra de arriba',
  ),
  fact: rawList('número | teléfono'),
  source: rawList(
    'según este artículo | según el artículo | según el texto | según esta página | según el autor | según la autora',
  ),
  retell: rawList(
    '^haz … tabla | ^hazme … tabla | ^pon … tabla | ^haz … lista | ^compara los dos | ^compara las dos | ^compara ambos | ^léeme | ^lee en voz alta | ^traduce | ^enumera',
  ),
  noControl: rawList('veo … botón | encuentro … botón | no hay botón | no aparece el botón | falta el botón'),
  takeMe: rawList('^llévame | ^mándame a | ^condúceme'),
  readWithout: rawList('leer … sin | ver … sin | mostrar … sin'),
  facts: rawList(
    '^qué | ^cuál | ^cuáles | ^en qué | ^de qué | ^con qué | ^a qué | ^sobre qué | ^quién | ^quiénes | ^a quién | ^de quién | ^con quién | ^por quién | ^para quién | ^cuándo | ^desde cuándo | ^hasta cuándo | ^por qué | ^para qué | cuánto | cuánta | cuántos | cuántas | cómo se llama | cómo se llamaba | cómo se llaman | cómo se llamó | en qué año | qué pasó | qué pasa | fue | fueron | era | eran | había',
  ),
  controls: rawList(
    'pulsar | aquí | acá | botón | botones | menú | ajuste* | configuración | opción | opciones | enlace | icono | pestaña | formulario | casilla | clic | pulso | pincho | página | pantalla | carrito',
  ),
  asksControl: rawList(
    'qué toco | qué pulso | qué aprieto | qué hay que pulsar | qué tengo que pulsar | qué botón | cuál de estos botones | qué icono | qué ícono | qué enlace | qué pestaña | dónde hago clic | dónde hay que hacer clic | dónde pulso | dónde pulsar | dónde se pulsa | dónde toco | dónde aprieto | en qué esquina | por qué menú | en qué menú | algún botón | un botón para | a qué página tengo',
  ),
  required: rawList(
    '^tengo que | ^tenemos que | ^hay que | ^debo | ^debemos | ^hace falta | ^se necesita | ^necesito | ^es necesario | ^es obligatorio | ^es gratis',
  ),
  sees: rawList('ver | mirar | aguantar'),
};
