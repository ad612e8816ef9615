import { list } from '../list.ts';
import type { WallWords } from '../shape.ts';

export const walls: WallWords = {
  error: list(
    'página no encontrada | no se encontró | acceso denegado | error del servidor | servicio no disponible',
  ),
  login: list('iniciar sesión | acceder'),
  aboutLogin: list('iniciar sesión | registr* | contraseña'),
  botCheck: list(
    'verifique que es humano | verifica que eres humano | eres un robot | no soy un robot | tráfico inusual',
  ),
  code: list(
    'código de verificación | código de seguridad | código de un solo uso | código de autenticación',
  ),
  paywall: list('suscríbete para leer | suscríbase para leer | para seguir leyendo'),
};
