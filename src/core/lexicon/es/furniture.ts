import { rawList } from '../list.ts';
import type { FurnitureWords } from '../shape.ts';

export const furniture: FurnitureWords = {
  headings: rawList(
    'artículos relacionados | noticias relacionadas | contenido relacionado | relacionados | te puede interesar | también te puede interesar | más noticias | más leído | más leídos | lo más leído | más vistos | visto ahora | últimas noticias | lo último | destacados | comentarios | deja una respuesta | deja un comentario | compartir | síguenos | boletín | newsletter | suscríbete | publicidad | sobre el autor | acerca de | buscar | categorías | archivos | contacto | lee también | lea también',
  ),
  reply: rawList('=responder'),
  appeals: rawList(
    'apóyanos | apoya nuestro | apoya a nuestro | nuestro boletín | nuestra newsletter | suscríbete | síguenos | haz una donación | hazte socio | regístrate | inicia sesión para | todos los derechos reservados',
  ),
};
