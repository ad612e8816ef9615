import { list } from '../list.ts';
import type { WallWords } from '../shape.ts';

export const walls: WallWords = {
  error: list('nicht gefunden | zugriff verweigert | serverfehler | nicht erreichbar'),
  login: list('anmelden | einloggen | anmeldung'),
  aboutLogin: list('anmeld* | registrier* | einlogg* | passwort* | kennwort*'),
  botCheck: list(
    'bestätigen sie dass sie ein mensch sind | sind sie ein roboter | kein roboter | ungewöhnlicher datenverkehr | sicherheitsüberprüfung abschließen',
  ),
  code: list(
    'bestätigungscode | sicherheitscode | einmalpasswort | einmalcode | 2fa code | code aus der app | verifizierungscode',
  ),
  paywall: list(
    'weiterlesen mit abo | mit abo weiterlesen | um weiterzulesen | jetzt abonnieren und weiterlesen',
  ),
};
