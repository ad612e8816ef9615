import { list } from '../list.ts';
import type { CountingWords } from '../shape.ts';

export const counting: CountingWords = {
  stands: list(
    'aparecen | aparece | figuran | listados | listadas | se muestran | se ven | hay | publicados | escritos | leer | ver | ofrecidos | indicados | fechados',
  ),
  mentions: list('mencionan | menciona | hablan de | habla de | citan | contienen la palabra | sobre'),
  writes: list('escrito por | escritos por | escribió | publicó'),
  by: list('de | por'),
  pieces: list(
    'artículo* | enlace* | noticia* | título* | titular* | vídeo* | video* | foto* | imagen | imágenes | nota | notas | tema | temas | entrada* | número* | valor*',
  ),
  people: list('comentario* | respuesta* | reseña* | opinión | opiniones | valoracion*'),
  places: list(
    'recuadro | caja | cuadro | lista | sección | columna | galería | menú | bloque | tabla | receta',
  ),
  whole: list('todos | todas | más | otros | otras'),
  spans: list('año* | mes | meses'),
};
