import type { PrivacyWords } from './it.ts';

export const words: PrivacyWords = {
  title: 'Datenschutzerklärung',
  description:
    'Welche personenbezogenen Daten die Website Wabu verarbeitet, warum, wie lange und welche Rechte Sie haben.',
  lead: 'Diese Erklärung erfolgt gemäß Artikel 13 der Verordnung (EU) 2016/679 (DSGVO). Sie erläutert in einfachen Worten, welche personenbezogenen Daten wir bei der Nutzung dieser Website verarbeiten, warum wir das tun und welche Rechte Sie haben.',
  updated: 'Zuletzt aktualisiert:',
  contents: 'Inhalt',
  controller: {
    title: 'Verantwortlicher und Kontakt',
    who: 'Verantwortlicher ist {{name}}, {{address}}.',
    unnamed:
      'Der Betreiber dieser Website hat hier noch keinen Verantwortlichen und keine Kontaktadresse angegeben.',
    contact: 'Bei Fragen zu Ihren Daten und zur Ausübung Ihrer Rechte schreiben Sie an',
    officer:
      'Ein Datenschutzbeauftragter ist nicht benannt, weil kein Fall des Artikels 37 DSGVO vorliegt.',
  },
  purposes: {
    title: 'Welche Daten wir verarbeiten, warum und auf welcher Grundlage',
    intro:
      'Wir verarbeiten nur, was wir brauchen. Die öffentliche Website können Sie besuchen, ohne sich zu registrieren und ohne uns zu sagen, wer Sie sind.',
    purpose: 'Zweck',
    data: 'Daten',
    basis: 'Rechtsgrundlage',
    browsing: {
      purpose: 'Ihnen die Seiten anzeigen und die Website vor Missbrauch und Störungen schützen',
      data: 'IP-Adresse, Datum und Uhrzeit, aufgerufene Seite, Browsertyp und bevorzugte Sprache',
      basis:
        'Berechtigtes Interesse an einer sicheren, funktionierenden Website (Art. 6 Abs. 1 Buchst. f)',
    },
    preferences: {
      purpose: 'Ihre Sprache und Ihre Cookie-Auswahl merken',
      data: 'Sprache, Antwort auf das Banner, Datum und Fassung dieser Erklärung',
      basis:
        'Technisch erforderliche Mittel (Art. 122 des italienischen Datenschutzkodex) und Nachweispflicht für die Einwilligung (Art. 7 Abs. 1)',
    },
    statistics: {
      purpose:
        'Mit Statistikdiensten Dritter ({{provider}}) verstehen, welche Seiten nützlich sind',
      data: 'Besuchte Seiten, Besuchsdauer, technische Daten des Geräts',
      basis: 'Ihre Einwilligung (Art. 6 Abs. 1 Buchst. a), die Sie jederzeit widerrufen können',
    },
    staff: {
      purpose: 'Den Mitarbeitenden die Arbeit im internen Bereich ermöglichen',
      data: 'Benutzername, als Hash gespeichertes Passwort, zweiter Faktor (verschlüsselt oder als Hash), Rolle, Avatar, Anmeldungen mit Browser und Adresse, geöffnete Datensätze und Änderungen',
      basis:
        'Durchführung des Beschäftigungs- oder Kooperationsverhältnisses (Art. 6 Abs. 1 Buchst. b) und Sicherheit (Buchst. f)',
    },
    suppliers: {
      purpose: 'Partnerbetriebe und ihre Websites verwalten',
      data: 'Name oder Firma, USt-IdNr. oder Steuernummer, Anschrift, E-Mail, zertifizierte E-Mail (PEC), Telefon, SDI-Code, Kennungen der Unterkünfte (CIN, CIR), Vertrag, Namen der Urheber von Bildern, Kommentare zu einer Vorschau der Website',
      basis:
        'Vertragserfüllung (Art. 6 Abs. 1 Buchst. b) sowie steuer- und buchführungsrechtliche Pflichten (Buchst. c)',
    },
    requests: {
      purpose: 'Anfragen beantworten, die über ein Formular der Website eingehen',
      data: 'Name, E-Mail, Sprache, Nachrichten, Daten und Personenzahl, falls angegeben, die Seite, von der du schreibst; der Betrieb, um den es geht, erhält nur, was für die Antwort nötig ist',
      basis:
        'Vorvertragliche Maßnahmen auf deine Anfrage (Art. 6 Abs. 1 Buchst. b) und berechtigtes Interesse an einer Antwort (Buchst. f)',
    },
  },
  recipients: {
    title: 'Wer die Daten erhält und wo sie liegen',
    intro:
      'Wir verkaufen und veröffentlichen Ihre Daten nicht. Soweit erforderlich, können sie erhalten:',
    team: 'befugte Mitarbeitende, deren Aufgaben und Zugriffe ihre Rolle festlegt;',
    hosting: 'der Anbieter der Server, auf denen die Website läuft, als Auftragsverarbeiter;',
    translation:
      'der Übersetzungsdienst DeepL SE (Deutschland), der von Mitarbeitenden verfasste Texte erhält, wenn sie deren Übersetzung anfordern, als Auftragsverarbeiter;',
    statistics: 'der Statistikanbieter ({{provider}}), ausschließlich wenn Sie eingewilligt haben;',
    authorities: 'Behörden, wenn das Gesetz es verlangt.',
    transfers:
      'Die Daten werden in der Europäischen Union gespeichert. Verarbeitet ein Anbieter sie außerhalb des Europäischen Wirtschaftsraums, erfolgt die Übermittlung in Länder mit Angemessenheitsbeschluss oder auf Grundlage der Standardvertragsklauseln der Europäischen Kommission (Art. 45 und 46 DSGVO).',
  },
  retention: {
    title: 'Wie lange wir sie aufbewahren',
    what: 'Daten',
    howLong: 'Dauer',
    browsing: {
      what: 'Nutzungsdaten',
      howLong: 'Für die Dauer der Antwort; in Sicherheitsprotokollen höchstens {{logs}}',
    },
    preferences: {
      what: 'Sprache und Cookie-Auswahl',
      howLong:
        'In Ihrem Browser: im Cookie {{answer}} ab dem letzten Besuch, bei einer Ablehnung {{refusal}}; im lokalen Speicher, bis Sie die Browserdaten löschen',
    },
    statistics: {
      what: 'Statistikdaten',
      howLong: 'Höchstens {{statistics}} oder bis zum Widerruf der Einwilligung',
    },
    staff: {
      what: 'Mitarbeiterkonten',
      howLong:
        'Für die Dauer der Zusammenarbeit; Anmeldungen gelten höchstens {{session}}; ein zur Anmeldung benutzter Browser bleibt {{browsers}} gespeichert; wer einen Datensatz geöffnet hat, ist bis zu {{presence}} nach dem letzten Signal zu sehen; der Änderungsverlauf behält den Benutzernamen',
    },
    suppliers: {
      what: 'Daten der Partnerbetriebe',
      howLong:
        'Für die Vertragsdauer und danach 10 Jahre, wie es das Gesetz verlangt (Art. 2220 des italienischen Zivilgesetzbuchs); Kommentare zu einer Vorschau höchstens {{comments}} nach dem Ende ihres Links',
    },
    requests: {
      what: 'Anfragen von Besuchern',
      howLong:
        'Höchstens {{requests}} nach der letzten Nachricht einer geschlossenen Anfrage; der geheime Link endet {{link}} nach der letzten Nachricht',
    },
    history:
      'Von jeder Änderung unseres Teams bewahren wir auf, wer sie wann vorgenommen hat; die früheren Inhalte bewahren wir höchstens {{history}} auf. Was das Team löscht, bleibt {{trash}} lang im Papierkorb.',
  },
  rights: {
    title: 'Ihre Rechte',
    intro: 'Sie können von uns jederzeit verlangen:',
    access: 'Auskunft über Ihre Daten und eine Kopie davon (Art. 15);',
    rectification: 'Berichtigung unrichtiger oder unvollständiger Daten (Art. 16);',
    erasure: 'Löschung (Art. 17);',
    restriction: 'Einschränkung der Verarbeitung (Art. 18);',
    portability: 'Übertragbarkeit in einem maschinenlesbaren Format (Art. 20);',
    objection:
      'das Ende einer Verarbeitung aufgrund berechtigten Interesses, indem Sie ihr widersprechen (Art. 21);',
    withdrawal:
      'Widerruf der Einwilligung, ohne dass die Rechtmäßigkeit des Vorherigen berührt wird (Art. 7 Abs. 3).',
    how: 'Schreiben Sie an die unter Punkt 1 genannte Adresse: Wir antworten innerhalb eines Monats und kostenlos.',
    unnamed:
      'Der Betreiber der Website muss innerhalb eines Monats und kostenlos antworten, hat aber noch keine Kontaktadresse angegeben. Sie können sich trotzdem an die unten genannte Behörde wenden.',
    erased:
      'Auf Wunsch übergeben wir Ihnen alles, was die Website über Sie gespeichert hat, in einer Datei. Beim Löschen entfernen wir es aus Datensätzen, veröffentlichten Seiten, Suche, Bildern, Änderungsverlauf, Papierkorb und Kommentaren; von Mitarbeitenden bleibt, was wann getan wurde, ohne den Namen. Nicht erreichen können wir, was andere zuvor heruntergeladen haben, und frühere Sicherungskopien: Stellen wir eine davon wieder her, wiederholen wir die Löschung.',
    cookies: 'Ihre Cookie-Auswahl ändern Sie selbst über „Cookies“ am Ende jeder Seite.',
    complaint:
      'Wenn Sie meinen, dass Ihre Daten unrechtmäßig verarbeitet werden, können Sie sich bei der italienischen Datenschutzbehörde (Garante per la protezione dei dati personali), Piazza Venezia 11, 00187 Rom, oder bei der Behörde des Landes beschweren, in dem Sie leben oder arbeiten:',
  },
  duty: {
    title: 'Pflicht zur Bereitstellung und automatisierte Entscheidungen',
    mandatory:
      'Nutzungsdaten sind nötig, um die Seiten zu erhalten: Ohne sie kann die Website Ihnen nicht antworten. Daten von Mitarbeitenden und Partnerbetrieben sind für den Vertrag und von Gesetzes wegen erforderlich.',
    statistics:
      'Die Einwilligung in Statistiken ist freiwillig: Wenn Sie ablehnen, entgeht Ihnen nichts.',
    automated:
      'Wir treffen keine ausschließlich automatisierten Entscheidungen und erstellen keine Profile (Art. 22).',
  },
  storage: {
    title: 'Cookies, Browserspeicher und Änderungen',
    intro: 'Das ist alles, was diese Website in Ihrem Browser aufbewahrt.',
    changes:
      'Ändert sich diese Erklärung wesentlich, erhält sie eine neue Fassung, und wir fragen Sie erneut nach Ihrer Cookie-Auswahl.',
    more: 'Mehr auf der Seite über Cookies',
  },
  table: {
    caption: 'Was in Ihrem Browser gespeichert ist',
    staff: 'Nur für Mitarbeitende',
    place: 'Wo',
    purpose: 'Wozu es dient',
    duration: 'Dauer',
    local: 'Lokaler Speicher',
    both: 'Lokaler Speicher und Cookie',
    session: 'Lokaler und Sitzungsspeicher',
    database: 'IndexedDB',
    third: 'Cookies und Speicher Dritter',
    cookie: 'Cookie',
    language: {
      purpose: 'Merkt sich die gewählte Sprache',
      duration:
        'Cookie: {{answer}} ab dem letzten Besuch; lokaler Speicher: bis Sie die Browserdaten löschen',
    },
    consent: {
      purpose: 'Hält fest, ob Sie eingewilligt haben',
      duration: 'Bis Sie die Browserdaten löschen',
    },
    consentType: {
      purpose: 'Hält fest, worin: alle, nur notwendige oder keine',
      duration: 'Bis Sie die Browserdaten löschen',
    },
    record: {
      purpose: 'Nachweis der Auswahl: Datum und Fassung der Erklärung',
      duration:
        'Cookie: {{answer}} ab dem letzten Besuch, nach einer Ablehnung {{refusal}}; lokaler Speicher: bis Sie die Browserdaten löschen',
    },
    technical: {
      purpose: 'Vermerkt, dass technische Cookies aktiv sind',
      duration: 'Bis Sie die Browserdaten löschen',
    },
    releases: {
      purpose: 'Technischer Vermerk: Die Seite wurde für diese Fassung schon neu geladen',
      duration: 'Bis zum Schließen des Tabs',
    },
    jwt: {
      purpose: 'Hält die Sitzung im internen Bereich offen',
      duration: '{{session}} oder bis zur Abmeldung',
    },
    username: {
      purpose: 'Name der angemeldeten Person',
      duration: 'Bis zur Abmeldung',
    },
    device: {
      purpose:
        'Erkennt diesen Browser bei der Anmeldung, damit Versuche anderer Ihr Konto nicht sperren',
      duration: '{{browsers}} ab der letzten Anmeldung',
    },
    preferences: {
      purpose: 'Darstellung und Arbeitseinstellungen',
      duration: 'Bis Sie die Browserdaten löschen',
    },
    storedPages: {
      purpose: 'Verschlüsselte Kopie der ersten Ansicht der Listen, um sie sofort zu zeigen',
      duration:
        'Nur während der Sitzung lesbar, höchstens {{session}}; gelöscht beim Abmelden oder beim nächsten Öffnen der Website',
    },
    drafts: {
      purpose: 'Noch nicht gespeicherte Entwürfe',
      duration: 'Bis zum Speichern, höchstens {{drafts}}',
    },
    statistics: {
      purpose: 'Misst Besuche, nur nach „Alle akzeptieren“',
      duration: 'Höchstens {{statistics}} oder bis zum Widerruf',
    },
  },
  cookies: {
    title: 'Cookies',
    description:
      'Welche Cookies Wabu verwendet, was in Ihrem Browser gespeichert wird und wie Sie Ihre Meinung ändern.',
    lead: 'Cookies sind kleine Texte, die eine Website Ihrem Browser übergibt, um sie beim nächsten Besuch wiederzufinden. Der Einfachheit halber nennen wir auch so, was die Website im lokalen Speicher des Browsers ablegt.',
    technical: {
      title: 'Technische Cookies',
      text: 'Sie halten die Website am Laufen: Sie merken sich Sprache und Auswahl und halten die Sitzung der Mitarbeitenden offen. Sie brauchen keine Einwilligung und folgen Ihnen nirgendwohin.',
    },
    statistics: {
      title: 'Statistiken Dritter',
      text: 'Sie stammen von {{provider}} und starten erst, nachdem Sie „Alle akzeptieren“ gewählt haben. Bis dahin geht keine Anfrage an andere Websites: Flaggen und Bilder kommen von unseren Servern, Schriften von Ihrem Gerät.',
    },
    change: {
      title: 'Meinung ändern',
      text: 'Ihre Auswahl können Sie jederzeit überprüfen, hier oder über „Cookies“ am Ende jeder Seite. Sie können auch alles in den Einstellungen des Browsers löschen.',
      withdrawal:
        'Wenn Sie die Einwilligung widerrufen, löschen wir, was die Statistik im Browser hinterlassen hat.',
      button: 'Auswahl ändern',
    },
    policy: 'Datenschutzerklärung lesen',
  },
};
