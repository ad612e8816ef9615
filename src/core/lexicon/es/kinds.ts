import { rawList } from '../list.ts';
import type { KindWords } from '../shape.ts';

export const kinds: KindWords = {
  ads: {
    ask: rawList('*anuncio* | *publicidad* | publicit*'),
    label: rawList('^anuncio | ^anuncios | ^publicidad'),
    says: rawList('=publicidad'),
    names: rawList('publicidad* | anuncio*'),
  },
  sponsored: {
    ask: rawList('*patrocin* | *promocion*'),
    label: rawList('*patrocin*'),
    says: rawList('^patrocinado | ^patrocinada | ^publicidad'),
  },
  consent: {
    ask: rawList('*privacidad*'),
    label: rawList('*privacidad*'),
  },
  newsletter: {
    ask: rawList('suscri* | inscri* | boletín* | boletines | lista de correo*'),
    label: rawList('suscr* | inscri* | boletín* | boletines'),
    names: rawList('boletin*'),
  },
  login: {
    ask: rawList('iniciar sesi* | acceder* | entrar*'),
    label: rawList('^iniciar sesión* | ^acceder* | ^entrar*'),
  },
  comments: {
    ask: rawList('comentari*'),
    label: rawList('^comentario* | ^opiniones* | ^deja tu comentario* | ^deja un comentario*'),
    names: rawList('comentario*'),
  },
  related: {
    ask: rawList(
      'relacionad* | recomend* | más leíd* | más vist* | más notic* | tendenc* | te puede interesar* | otras noticias | otros artículos | lee también | lea también | otras notas',
    ),
    label: rawList(
      'relacionad* | recomend* | más leíd* | más vist* | más notic* | más sobre* | más popular* | tendenc* | te puede interesar* | te puede interesar* | te podría interesar* | lea también* | lea más* | últimos* | últimas* | último | última | destacad*',
    ),
    names: rawList('relacionad*'),
    leads: rawList(
      '^lea también | ^lee también | ^lea además | ^te puede interesar | ^te podría interesar | ^leé también | ^vea también | ^relacionado',
    ),
  },
  sidebar: {
    ask: rawList('barra lateral* | columna derecha* | columna izquierda* | columna lateral*'),
  },
  share: {
    ask: rawList('compart*'),
    label: rawList('^compartir* | ^síguenos*'),
  },
  app: {
    label: rawList('descarga … app'),
  },
  popup: {
    ask: rawList('*ventana*'),
  },
  nav: {
    ask: rawList('menú*'),
  },
  footer: {
    ask: rawList('pie de página*'),
  },
  header: {
    ask: rawList('*encabezado*'),
  },
  images: {
    ask: rawList('imágenes* | fotos* | galería* | pase de fotos'),
  },
  author: {
    ask: rawList(
      'sobre el autor* | sobre la autor* | caja de autor* | caja del autor* | cuadro del autor* | recuadro del autor* | biografía del autor* | ficha del autor* | datos del autor* | información del autor* | información sobre el autor* | perfil del autor* | nota del autor* | tarjeta del autor* | bloque del autor*',
    ),
    label: rawList('sobre el autor* | sobre la autor*'),
  },
  tags: {
    ask: rawList('*etiquetas*'),
    label: rawList('^etiquetas'),
  },
  donate: {
    ask: rawList('donaci*'),
    label: rawList('dona*'),
  },
  subscription: {
    ask: rawList('suscri* | *muro de pago* | *paywall*'),
    label: rawList(
      'suscríbete* | suscríbase* | suscribirse* | ya eres suscriptor* | solo para suscriptores* | exclusivo para suscriptores* | hazte socio*',
    ),
  },
  code: {
    ask: rawList(
      '*bloques de código* | *bloque de código* | *fragmentos de código* | *código fuente* | *ejemplos de código*',
    ),
  },
  tables: {
    ask: rawList('tabla | tablas'),
  },
  search: {
    ask: rawList('*barra de búsqueda* | *buscador* | *cuadro de búsqueda*'),
  },
  contents: {
    ask: rawList('*índice* | *tabla de contenido*'),
    label: rawList('^índice | ^tabla de contenido'),
  },
  breadcrumbs: {
    ask: rawList('*migas de pan*'),
  },
};
