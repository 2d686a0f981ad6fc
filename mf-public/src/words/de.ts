import type { PublicWords } from './it.ts';

export const words: PublicWords = {
  home: {
    title: 'Willkommen am Gardasee',
    description:
      'Wabu ist der Treffpunkt für alle, die am Gardasee leben, ihn besuchen oder dort arbeiten: Einheimische, Reisende und Fachleute.',
    intro:
      'Wabu ist der Treffpunkt für alle, die den See lieben: Einheimische, Reisende und Fachleute. Hier finden Sie Erlebnisse, Angebote und Menschen, von Sirmione bis Riva, von Salò bis Malcesine.',
    soon: 'Wir bauen die Website mit derselben Sorgfalt, mit der man ein Segel setzt. Schauen Sie bald wieder vorbei: Der Wind steht gut.',
    lake: 'Ein Segelboot am Morgen auf dem Gardasee, im Hintergrund der Monte Baldo',
    lakeAtNight: 'Ein Segelboot bei Nacht auf dem Gardasee, im Hintergrund der Monte Baldo',
    construction:
      'Ein Schild „Under Construction“ auf einem unfertigen Steg, mit kleinem Kran, Brettern und Leitkegeln',
    caption: 'Under Construction: hier wird gebaut',
    language: 'Aktuelle Sprache:',
    microsites: 'Am See entdecken',
  },
  search: { title: 'Suche', description: 'Suche auf Wabu.' },
  placeholders: {
    soon: 'Diese Seite ist in Vorbereitung. Bis dahin können Sie zur Startseite zurückkehren.',
    back: 'Zurück zur Startseite',
    contacts: {
      title: 'Kontakt',
      text: 'Formular für ...',
      description: 'So erreichen Sie Wabu, die Gemeinschaft am Gardasee.',
    },
    support: {
      title: 'Hilfe',
      text: 'Formular für ...',
      description: 'Hilfe und Unterstützung für alle, die Wabu nutzen.',
    },
    terms: {
      title: 'Nutzungsbedingungen',
      description: 'Die Nutzungsbedingungen der Website Wabu.',
    },
    cart: { title: 'Warenkorb', description: 'Ihr Warenkorb bei Wabu.' },
  },
};
