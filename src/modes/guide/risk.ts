import type { GuideAction } from '../../contracts/guide.ts';

/**
 * Names of controls whose press cannot be taken back: paying, deleting, sending, publishing, signing out. Such a step is never done without
 * an explicit yes. Too many words do little harm here, one too few may.
 */
const COMMITTING =
  /\b(submit|send|pay|buy|purchase|order|checkout|place order|book|reserve|donate|subscribe|unsubscribe|delete|remove|erase|discard|destroy|trash|reset|publish|post|tweet|share|release|deploy|merge|sign ?out|log ?out|logoff|cancel (subscription|order|account|plan)|deactivate|close account|confirm|agree|accept|transfer|withdraw|approve|save|apply|invite|block|report|terminate|revoke|absenden|senden|abschicken|bezahlen|zahlen|kaufen|bestellen|buchen|spenden|abonnieren|kündigen|löschen|entfernen|verwerfen|zurücksetzen|veröffentlichen|posten|teilen|abmelden|ausloggen|bestätigen|zustimmen|akzeptieren|überweisen|freigeben|speichern|übernehmen|einladen|melden|envoyer|payer|acheter|commander|supprimer|publier|déconnexion|confirmer|enviar|pagar|comprar|eliminar|borrar|publicar|cerrar sesión|confirmar|invia|paga|acquista|elimina|pubblica|esci|conferma)\b/iu;

/** Whether a step changes something that the person may not want changed by itself. */
export function commits(action: GuideAction, name: string, submits: boolean): boolean {
  if (action === 'navigate' || action === 'upload') return true;
  if (action === 'press') return true;
  if (action !== 'click' && action !== 'check') return false;
  return submits || COMMITTING.test(name);
}
