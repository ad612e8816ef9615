import { rawList } from '../list.ts';
import type { CountingWords } from '../shape.ts';

export const counting: CountingWords = {
  stands: rawList(
    'aparecen | aparece | figuran | listados | listadas | se muestran | se ven | hay | publicados | escritos | leer | ver | ofrecidos | indicados | fechados | datan | son del | publicad* | enlazad* | sugerid* | hay aquí | aquí | trae | se listan | listad* | dejaron | dejó',
  ),
  mentions: rawList(
    'mencionan | menciona | hablan de | habla de | citan | contienen la palabra | sobre | tratan de | tratan sobre | trata de | tienen que ver con | se refieren a | en el título | en su título | contienen',
  ),
  writes: rawList('escrito por | escritos por | escribió | publicó | ha escrito | ha dejado | firmad*'),
  by: rawList('de | por'),
  pieces: rawList(
    'notas | nota | artículo* | enlace* | noticia* | título* | titular* | vídeo* | video* | foto* | imagen | imágenes | nota | notas | tema | temas | entrada* | número* | valor* | etiqueta* | categoría* | reportaje* | tag | tags | historias',
  ),
  people: rawList('comentario* | respuesta* | reseña* | opinión | opiniones | valoracion*'),
  places: rawList(
    'recuadro | caja | cuadro | lista | sección | columna | galería | menú | bloque | tabla | receta | al final | al pie',
  ),
  whole: rawList('todos | todas | más | otros | otras'),
  spans: rawList('año* | mes | meses'),
  commenting: rawList('comentó | comentaron | ha comentado | han comentado | comentado'),
  tags: rawList('etiqueta* | tag | tags | temas | palabras clave'),
  begins: rawList(
    'empiezan por | empiezan con | empieza por | empieza con | comienzan por | comienzan con | comienza con',
  ),
  choosing: rawList(
    'puedo elegir | puedo escoger | puedo seleccionar | se puede elegir | se pueden elegir | se puede seleccionar | se pueden seleccionar | para elegir | a elegir | elegir | seleccionar',
  ),
  control: rawList(
    'menú desplegable | lista desplegable | desplegable | menú | opcion* | opción | filtro* | campo | formulario | orden',
  ),
  occasion: rawList('cuando | al registrarse | al registrarme | al | durante | en el formulario'),
  prompts: rawList(
    'por favor | elige | elija | elegir | escoge | escoja | selecciona | seleccione | seleccionar | ningun*',
  ),
  languages: rawList('idioma* | lengua*'),
  countries: rawList('país | países'),
  currencies: rawList('moneda* | divisa*'),
  different: rawList('diferente* | distint*'),
};
