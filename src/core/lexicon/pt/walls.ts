import { list } from '../list.ts';
import type { WallWords } from '../shape.ts';

export const walls: WallWords = {
  error: list('página não encontrada | acesso negado | erro do servidor | serviço indisponível'),
  login: list('entrar | iniciar sessão | fazer login'),
  aboutLogin: list(
    'entrar na conta | entrar na minha conta | iniciar sessão | login | registr* | cadastr* | senha | palavra passe',
  ),
  botCheck: list(
    'verifique se você é humano | confirme que é humano | você é um robô | não sou um robô | tráfego incomum',
  ),
  code: list('código de verificação | código de segurança | código de uso único | código de autenticação'),
  paywall: list('assine para ler | para continuar lendo'),
};
