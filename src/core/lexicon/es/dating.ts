import { rawList } from '../list.ts';
import type { DatingWords } from '../shape.ts';

export const dating: DatingWords = {
  when: rawList(
    'recientemente | cuándo | cuando | qué año | que año | qué día | que día | que dia | qué mes | cuánto tiempo | hace cuánto | hace cuanto | fecha',
  ),
  wrote: rawList(
    'escrito* | escrita | escribi* | escribieron | publicado* | publicada | public* | publicaron | redactad* | subid* | subió | subieron | posteado | posteó',
  ),
  made: rawList('salió | salio | apareció | hecho | hecha | cread* | hicieron | publicadas'),
  whole: rawList('fecha de publicación'),
  from: rawList('de | del | data | datan | tiene | tienen | lleva | corresponde'),
  old: rawList('qué tan reciente | cuán antiguo | antiguo | antigua | viejo | vieja'),
  updated: rawList(
    'actualizado* | actualizada | actualiz* | actualizaron | modificad* | modificó | editad* | revisad* | última actualización',
  ),
  current: rawList(
    'actual* | al día | al dia | vigente* | desactualizad* | obsolet* | reciente* | desfasado | está actualizado | está actualizada',
  ),
  happened: rawList('pasó | paso | sucedi* | ocurri* | pasado | tuvo lugar'),
  page: rawList(
    'artículo* | articulo | página | pagina | sitio | entrada | post | texto | blog | nota | noticia | columna | publicación | publicacion | web',
  ),
  kind: rawList(
    'lista | receta | entrevista | reportaje | informe | información | info | datos | contenido | documento | anuncio | guía | reseña',
  ),
  it: rawList(
    'esto | eso | este | esta | estos | estas | ese | esa | ésta | lo | aquí | ^es | ^está | ^esta | ^sigue | ^todavía | ^aún',
  ),
  filler: rawList('hola | ok | dime | originalmente | siguen | aparece | ultima vez | autor'),
};
