import { rawList } from '../list.ts';
import type { DatingWords } from '../shape.ts';

export const dating: DatingWords = {
  when: rawList(
    'cuándo | cuando | qué año | que año | qué día | que día | que dia | qué mes | que mes | qué época | cuánto tiempo | hace cuánto | hace cuanto | fecha',
  ),
  wrote: rawList(
    'escrito | escrita | escritos | escribió | escribio | escribieron | publicado | publicada | publicados | publicó | publico | publicaron | redactado | redactada | subido | subida | subió | subieron | posteado | posteó | colgado | colgaron | publicar',
  ),
  made: rawList(
    'salió | salio | apareció | hecho | hecha | creado | creada | hicieron | publicadas | elaborado | elaborada',
  ),
  whole: rawList('fecha de publicación'),
  from: rawList('de | del | data | datan | tiene | tienen | lleva | corresponde'),
  old: rawList('qué tan reciente | cuán antiguo | antiguo | antigua | viejo | vieja'),
  updated: rawList(
    'actualizado | actualizada | actualizados | actualizó | actualizo | actualizaron | modificado | modificada | modificó | editado | editada | revisado | revisada | última actualización | última modificación | última revisión',
  ),
  current: rawList(
    'actual | actuales | al día | al dia | vigente | vigentes | desactualizado | desactualizada | obsoleto | obsoleta | reciente | recientes | desfasado | sigue siendo cierto | está actualizado | está actualizada | esta actualizado',
  ),
  happened: rawList(
    'pasó | paso | sucedió | sucedio | ocurrió | ocurrio | pasado | sucedido | ocurrido | tuvo lugar',
  ),
  page: rawList(
    'artículo | articulo | artículos | página | pagina | sitio | entrada | post | texto | blog | nota | noticia | columna | publicación | publicacion | web',
  ),
  kind: rawList(
    'lista | listado | receta | entrevista | reportaje | informe | información | informacion | info | datos | contenido | documento | comunicado | anuncio | aviso | tutorial | guía | guia | reseña | crónica | historia | cosa',
  ),
  it: rawList(
    'esto | eso | este | esta | estos | estas | ese | esa | ésta | lo | aquí | ^es | ^está | ^esta | ^sigue | ^todavía | ^aún',
  ),
  filler: rawList(
    'hola | ok | por favor | porfa | dime | originalmente | siguen | aparece | ultima vez | autor',
  ),
};
