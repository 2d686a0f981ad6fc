import type { LinkWords } from './it.ts';

export const words: LinkWords = {
  title: 'Passwort wählen',
  intro: 'Dieser Link gilt einmal: Wählen Sie ein neues Passwort, und Sie sind sofort angemeldet.',
  password: 'Neues Passwort',
  hint: '{{shortest}} bis {{longest}} Zeichen. Leerzeichen und Umlaute sind erlaubt.',
  submit: 'Speichern und anmelden',
  rejected:
    'Dieses Passwort ist zu kurz, zu verbreitet oder enthält Ihren Benutzernamen: Wählen Sie ein anderes.',
  gone: 'Dieser Link ist abgelaufen oder wurde schon benutzt. Bitten Sie die Person, die die Benutzer verwaltet, um einen neuen.',
  failed:
    'Der Server antwortet nicht. Versuchen Sie es gleich noch einmal: Der Link gilt weiterhin.',
  toLogin: 'Zur Anmeldung',
};
