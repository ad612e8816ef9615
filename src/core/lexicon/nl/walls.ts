import { list } from '../list.ts';
import type { WallWords } from '../shape.ts';

export const walls: WallWords = {
  error: list('pagina niet gevonden | niet gevonden | toegang geweigerd | serverfout'),
  login: list('inloggen | aanmelden'),
  aboutLogin: list('inlog* | aanmeld* | registre* | wachtwoord*'),
  botCheck: list(
    'bevestig dat je een mens bent | bent u een robot | ben je een robot | geen robot | ongebruikelijk verkeer',
  ),
  code: list('verificatiecode | beveiligingscode | eenmalige code | bevestigingscode'),
  paywall: list('word abonnee om | om verder te lezen'),
};
