import { list } from '../list.ts';
import type { WallWords } from '../shape.ts';

export const walls: WallWords = {
  error: list('pagina non trovata | accesso negato | errore del server | servizio non disponibile'),
  login: list('accedi | accesso'),
  aboutLogin: list('accedi | accedere | accesso | registr* | password'),
};
