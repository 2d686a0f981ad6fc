import type { LayoutWords } from './it.ts';

export const words: LayoutWords = {
  skip: 'Zum Inhalt springen',
  home: 'Startseite',
  search: 'Suche',
  navigation: 'Hauptnavigation',
  language: {
    word: 'Sprache',
    choose: 'Sprache wählen',
    current: 'Aktuelle Sprache:',
    changed: 'Die Seite ist jetzt auf Deutsch',
  },
  footer: {
    label: 'Über diese Website',
    privacy: 'Datenschutz',
    cookies: 'Cookies',
    login: 'Anmelden',
    about: 'Die Gemeinschaft am Gardasee',
  },
  banner: {
    title: 'Cookies, wie Sie möchten',
    text: 'Wir verwenden technische Cookies, die für den Betrieb der Website nötig sind. Nur mit Ihrer Einwilligung nutzen wir auch Statistikdienste Dritter ({{provider}}), um zu verstehen, welche Seiten Ihnen nützen.',
    technicalOnly:
      'Wir verwenden nur technische Cookies, die für den Betrieb der Website nötig sind.',
    closing: 'Wenn Sie mit × schließen, lehnen Sie ab: Es bleiben nur technische Cookies.',
    all: 'Alle akzeptieren',
    necessary: 'Nur notwendige akzeptieren',
    reject: 'Ablehnen',
    close: 'Schließen und ablehnen',
    keep: 'Schließen, ohne etwas zu ändern',
    privacy: 'Datenschutzerklärung lesen',
    chosenAll: 'Derzeit gilt: Sie haben alle Cookies akzeptiert.',
    chosenNecessary: 'Derzeit gilt: Sie haben nur notwendige Cookies akzeptiert.',
    chosenNone: 'Derzeit gilt: Sie haben alle nicht technischen Cookies abgelehnt.',
    revoke: 'Einwilligung widerrufen',
  },
  login: {
    title: 'Interner Bereich',
    intro: 'Melden Sie sich mit Ihren Mitarbeiterdaten an.',
    username: 'Benutzername',
    password: 'Passwort',
    show: 'Passwort anzeigen',
    wait: 'Zu viele Versuche: Warten Sie {{time}} und versuchen Sie es noch einmal.',
    script: 'Zum Anmelden muss JavaScript im Browser aktiviert sein.',
  },
  problem: {
    title: '„{{name}}“ wurde nicht geladen',
    network:
      'Prüfen Sie die Verbindung und versuchen Sie es noch einmal. Der Rest der Seite funktioniert.',
    slow: 'Wird noch geladen…',
    unfit:
      'Diese Fassung passt nicht zur Anwendung, die jetzt aktiv ist. Das Team {{team}} kann helfen; der Rest der Seite funktioniert.',
    other:
      'Versuchen Sie es noch einmal; hilft das nicht, laden Sie die Seite neu. Der Rest funktioniert.',
    retry: 'Noch einmal versuchen',
    details: 'Einzelheiten',
  },
  notFound: {
    title: 'Seite nicht gefunden',
    text: 'Unter dieser Adresse gibt es nichts. Vielleicht wurde die Seite verschoben, oder die Adresse enthält einen Tippfehler.',
    home: 'Zurück zur Startseite',
  },
};
