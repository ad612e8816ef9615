import { list } from '../list.ts';
import type { WallWords } from '../shape.ts';

export const walls: WallWords = {
  error: list('página não encontrada | acesso negado | erro do servidor | serviço indisponível'),
  login: list('entrar | iniciar sessão | fazer login'),
  aboutLogin: list(
    'entrar na conta | entrar na minha conta | iniciar sessão | login | registr* | cadastr* | senha | palavra passe',
  ),
};
