import { list } from '../list.ts';
import type { WallWords } from '../shape.ts';

export const walls: WallWords = {
  error: list('pagina non trovata | accesso negato | errore del server | servizio non disponibile'),
  login: list('accedi | accesso'),
  aboutLogin: list('accedi | accedere | accesso | registr* | password'),
  botCheck: list('verifica di essere umano | sei un robot | non sono un robot | traffico insolito'),
  code: list('codice di verifica | codice di sicurezza | codice monouso | codice di autenticazione'),
  paywall: list('abbonati per leggere | per continuare a leggere'),
};
