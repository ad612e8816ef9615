import { rawList } from '../list.ts';
import type { CountingWords } from '../shape.ts';

export const counting: CountingWords = {
  stands: rawList(
    'aparecen | aparece | figuran | listados | listadas | se muestran | se ven | hay | publicados | escritos | leer | ver | ofrecidos | indicados | fechados',
  ),
  mentions: rawList('mencionan | menciona | hablan de | habla de | citan | contienen la palabra | sobre'),
  writes: rawList('escrito por | escritos por | escribió | publicó'),
  by: rawList('de | por'),
  pieces: rawList(
    'artículo* | enlace* | noticia* | título* | titular* | vídeo* | video* | foto* | imagen | imágenes | nota | notas | tema | temas | entrada* | número* | valor*',
  ),
  people: rawList('comentario* | respuesta* | reseña* | opinión | opiniones | valoracion*'),
  places: rawList(
    'recuadro | caja | cuadro | lista | sección | columna | galería | menú | bloque | tabla | receta',
  ),
  whole: rawList('todos | todas | más | otros | otras'),
  spans: rawList('año* | mes | meses'),
};
