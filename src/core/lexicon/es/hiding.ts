import { list } from '../list.ts';
import type { HidingWords } from '../shape.ts';

export const hiding: HidingWords = {
  items: list(
    'publicación | publicaciones | artículo | artículos | noticia | noticias | comentario | comentarios | entrada | entradas | elemento | elementos | todo | respuesta | respuestas | reseña | reseñas | titular | titulares | tarjetas | nota | notas | texto | textos | enlace | enlaces | vídeos | videos | historia | historias | tarjeta | contenido | contenidos | mensajes | reportajes | reportaje',
  ),
  about: list(
    'sobre | acerca de | de | del | con | que mencionan | que contienen | que hablan de | por | que nombran a | que nombran | que nombra | que mencionan a | que mencionen | que menciona | que citan a | que citan | que tratan de | que tratan sobre | que tratan | que hablan sobre | que hablan del | sobre el tema | relativas a | relativos a | firmados por | firmadas por | escritos por | escritas por',
  ),
  joins: list('o | u | y | e'),
  inside: list('en | de | del'),
  articles: list('la | el | los | las | lo'),
  fillers: list('oculta | quita | elimina | el | la | los | las | y | o | de | del'),
  shapes: list(
    'botón | botones | icono | iconos | formulario | cuadro | caja | barra | ventana | recuadro | principal | lista | columna',
  ),
  anything: list('todo'),
  keeps: list('pero deja | pero deje | pero conserva | pero mantén | pero no | excepto | salvo'),
  shows: list('muestra | muestran | mostrando | representa | se ve | donde aparece | aparece'),
  embeds: list('tuit | tuits | tweets | incrustad* | insertad*'),
  none: list(
    'lectores | usuarios | derecha | izquierda | arriba | abajo | final | lado | página | este | esta | estos | estas',
  ),
  answered: list('a | al'),
  concerning: list('sobre | acerca de | relacionados con | relacionadas con'),
  chapters: list('sección | secciones | capítulo | apartado | pasaje | parte | párrafos'),
  links: list('enlaces | vínculos'),
  tells: list('esconde | ocultar | quitar | por favor | no | quiero | ver | en | todos'),
  under: list('en | bajo | entre | dentro de'),
  which: list('que | cuyos | cuyas | sin'),
  inText: list(
    'en el texto | dentro del texto | dentro del artículo | en el artículo | entre los párrafos | en medio del artículo',
  ),
  above: list('arriba | en la parte superior | encima del artículo | sobre el artículo'),
  below: list('abajo | al final | debajo del artículo | bajo el artículo | en la parte inferior | al pie'),
  galleries: list('galería* | galerías* | carrusel*'),
  forms: list('formulario | formularios'),
  main: list('principal'),
  popular: list('más leíd* | más vist* | popular* | tendencia*'),
  allBut: list(
    'menos … todo | excepto … todo | salvo … todo | todo menos | todo excepto | todo salvo | todo a excepción | todo lo que no sea | todo lo que no es | todo lo demás menos | todo lo demás excepto | todo … menos | todo … excepto | todo … salvo | todo alrededor',
  ),
  only: list(
    'muestra solo | muestra sólo | muéstrame solo | muéstrame sólo | mostrar solo | mostrar sólo | muestre solo | solo muestra | sólo muestra | solo mostrar | muestra solamente | muestra únicamente | deja solo | deja sólo | dejar solo | dejar sólo | deja solamente | deja únicamente | mantén solo | mantén sólo | conserva solo | conserva sólo | ver solo | ver sólo | leer solo | leer sólo | solo quiero | sólo quiero | nada más que | ^solo | ^sólo | ^solamente | ^únicamente',
  ),
  reading: list('distracciones | modo lectura | modo de lectura | modo lector | vista de lectura'),
  matter: list(
    'artículo | noticia | nota | texto | relato | receta | entrada | publicación | contenido | contenido principal | crónica | reportaje | historia | cuerpo | entrevista | letra',
  ),
  captions: list(
    'pie de foto | pies de foto | créditos de foto* | créditos de las foto* | crédito de la foto | leyendas',
  ),
};
