import type { TaskWords } from '../shape.ts';

export const tasks: TaskWords = {
  doing: {
    change: 'ändern bearbeiten anpassen umbenennen',
    delete: 'löschen entfernen',
    create: 'erstellen anlegen hinzufügen neu neue neuen neuer schreiben',
    find: 'suchen suche finden',
    settings: 'einstellungen optionen konto profil',
    login: 'anmelden einloggen anmeldung',
    logout: 'abmelden ausloggen',
    save: 'speichern sichern übernehmen bestätigen absenden',
    publish: 'veröffentlichen',
    buy: 'kaufen bestellen warenkorb kasse',
    download: 'herunterladen exportieren',
    upload: 'hochladen anhängen importieren',
    history: 'verlauf versionsgeschichte versionen',
    help: 'hilfe kontakt',
  },
  filler:
    'wie kann ich möchte will gehe öffne zeige klicke bitte wo mein meine meinen man seite webseite hier',
};
