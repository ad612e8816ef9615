import { list } from '../list.ts';
import type { KindWords } from '../shape.ts';

export const kinds: KindWords = {
  ads: {
    ask: list('*anuncio* | *publicidad* | publicit*'),
    label: list('^anuncio | ^anuncios | ^publicidad'),
    says: list('=publicidad'),
    names: list('publicidad* | anuncio*'),
  },
  sponsored: {
    ask: list('*patrocin* | *promocion*'),
    label: list('*patrocin*'),
    says: list('^patrocinado | ^patrocinada | ^publicidad'),
  },
  consent: {
    ask: list('*privacidad*'),
    label: list('*privacidad*'),
  },
  newsletter: {
    ask: list('suscri* | inscri* | boletín* | boletines'),
    label: list('suscr* | inscri* | boletín* | boletines'),
    names: list('boletin*'),
  },
  login: {
    ask: list('iniciar sesi* | acceder* | entrar*'),
    label: list('^iniciar sesión* | ^acceder* | ^entrar*'),
  },
  comments: {
    ask: list('comentari*'),
    label: list('^comentario* | ^opiniones* | ^deja tu comentario* | ^deja un comentario*'),
    names: list('comentario*'),
  },
  related: {
    ask: list(
      'relacionad* | recomend* | más leíd* | más vist* | más notic* | tendenc* | te puede interesar*',
    ),
    label: list(
      'relacionad* | recomend* | más leíd* | más vist* | más notic* | más sobre* | más popular* | tendenc* | te puede interesar* | te puede interesar* | te podría interesar* | lea también* | lea más* | últimos* | últimas* | último | última | destacad*',
    ),
    names: list('relacionad*'),
  },
  sidebar: {
    ask: list('barra lateral* | columna derecha* | columna izquierda* | columna lateral*'),
  },
  share: {
    ask: list('compart*'),
    label: list('^compartir* | ^síguenos*'),
  },
  app: {
    label: list('descarga … app'),
  },
  popup: {
    ask: list('*ventana*'),
  },
  nav: {
    ask: list('menú*'),
  },
  footer: {
    ask: list('pie de página*'),
  },
  header: {
    ask: list('*encabezado*'),
  },
  images: {
    ask: list('imágenes* | fotos*'),
  },
  author: {
    ask: list('sobre el autor*'),
    label: list('sobre el autor* | sobre la autor*'),
  },
  tags: {
    ask: list('*etiquetas*'),
    label: list('^etiquetas'),
  },
  donate: {
    ask: list('donaci*'),
    label: list('dona*'),
  },
};
