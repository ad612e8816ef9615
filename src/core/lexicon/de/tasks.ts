import { list } from '../list.ts';
import type { TaskWords } from '../shape.ts';

export const tasks: TaskWords = {
  doing: {
    change: 'ändern bearbeiten anpassen umbenennen',
    delete: 'löschen entfernen',
    create: 'erstellen anlegen hinzufügen neu neue neuen neuer schreiben',
    find: 'suchen suche finden durchsuchen',
    settings: 'einstellungen optionen konto profil',
    login: 'anmelden einloggen anmeldung',
    logout: 'abmelden ausloggen',
    save: 'speichern sichern übernehmen bestätigen absenden',
    publish: 'veröffentlichen',
    buy: 'kaufen bestellen warenkorb kasse',
    download: 'herunterladen exportieren',
    upload: 'hochladen anhängen importieren',
    history: 'verlauf versionsgeschichte versionen',
    help: 'hilfe',
    register: 'registrieren registrierung',
    print: 'drucken ausdrucken druckansicht',
    contact: 'kontakt kontaktieren kontaktformular',
    job: 'jobs job stellen karriere stellenangebote jobbörse',
    subscribe: 'abonnieren abo abonnement',
    newsletter: 'newsletter',
    comment: 'kommentar kommentare kommentieren',
    donate: 'spende spenden',
    share: 'teilen',
    report: 'melden beschwerde beschweren fehler',
  },
  phrases: {
    contact: list('kontakt aufnehmen | in kontakt treten | mail schreiben'),
    register: list('konto anlegen | konto erstellen | konto eröffnen | neu registrieren | neues konto'),
    job: list('offene stellen | bei uns arbeiten'),
    login: list('jetzt einloggen | melde mich an'),
  },
  filler:
    'wie kann ich möchte will gehe öffne zeige klicke bitte wo mein meine meinen man seite webseite hier',
};
