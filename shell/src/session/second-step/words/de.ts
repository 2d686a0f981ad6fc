import type { StepWords } from './it.ts';

export const words: StepWords = {
  title: 'Zweiter Schritt',
  passkeyTitle: 'Mit Passkey anmelden',
  code: 'Code der App',
  codeHint: 'Die 6 Ziffern, die Ihre Authentifizierungs-App jetzt zeigt.',
  recovery: 'Wiederherstellungscode',
  recoveryHint: 'Einer der Codes, die Sie aufbewahrt haben: jeder gilt einmal.',
  passkeyText:
    'Der Browser fragt nach Ihrem Passkey: Bestätigen Sie ihn mit Fingerabdruck, Gesicht oder PIN.',
  continue: 'Weiter',
  usePasskey: 'Passkey verwenden',
  useCode: 'Code der App verwenden',
  useRecovery: 'Wiederherstellungscode verwenden',
  restart: 'Zurück zu Benutzername und Passwort',
  retry: 'Erneut versuchen',
  wrongCode:
    'Der Code ist falsch oder wurde schon benutzt: Warten Sie auf den nächsten und versuchen Sie es noch einmal.',
  wrongRecovery: 'Der Wiederherstellungscode ist falsch oder wurde schon benutzt.',
  wrongPasskey:
    'Der Passkey wurde nicht erkannt: Versuchen Sie es noch einmal, oder melden Sie sich anders an.',
  cancelled:
    'Es wurde kein Passkey benutzt. Versuchen Sie es noch einmal, oder melden Sie sich anders an.',
  unsupported:
    'Dieser Browser verwendet an dieser Adresse keine Passkeys: Melden Sie sich anders an.',
  expired: 'Das hat zu lange gedauert: Geben Sie Benutzername und Passwort noch einmal ein.',
  failed: 'Der Server antwortet nicht: Versuchen Sie es gleich noch einmal.',
  codesLeft:
    'Übrige Wiederherstellungscodes: {{left}}. Erstellen Sie neue auf der Seite «Mein Konto».',
  lost: 'Telefon und Codes verloren? Ein King kann den zweiten Faktor entfernen.',
};
