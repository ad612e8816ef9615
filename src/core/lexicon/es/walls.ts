import { list } from '../list.ts';
import type { WallWords } from '../shape.ts';

export const walls: WallWords = {
  error: list(
    'página no encontrada | no se encontró | acceso denegado | error del servidor | servicio no disponible',
  ),
  login: list('iniciar sesión | acceder'),
  aboutLogin: list('iniciar sesión | registr* | contraseña'),
};
