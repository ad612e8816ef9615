import type { PrivateWords } from '../shape.ts';

export const privateWords: PrivateWords = {
  password: ['passwort*', '*passwort', 'kennwort*', '*kennwort', 'passwörter'],
  code: [
    'einmalcode',
    'einmalpasswort',
    'einmalkennwort',
    'tan',
    '*sicherheitscode',
    'bestätigungscode',
    'verifizierungscode',
    'sicherheitsfrage',
  ],
  payment: [
    'kreditkarte*',
    'kartennummer',
    'karteninhaber',
    'kontonummer',
    'bankleitzahl',
    'prüfziffer',
    'prüfnummer',
    'gültig bis',
    'ablaufdatum',
  ],
  identity: [
    'sozialversicherungsnummer',
    'steuernummer',
    'steuer id',
    'steueridentifikationsnummer',
    'passnummer',
    'reisepassnummer',
    'ausweisnummer',
    'personalausweisnummer',
  ],
  harmless: ['gutscheincode', 'aktionscode', 'rabattcode'],
};
