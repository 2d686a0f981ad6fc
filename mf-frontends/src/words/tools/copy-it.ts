/** The words of duplicates, copied sections and templates. */
export const copy = {
  duplicate: 'Duplica',
  duplicateTitle: 'Duplica [{{url}}]',
  newUrl: 'URL del duplicato',
  takeAlong: 'Che cosa copiare',
  parts: {
    texts: 'Testi',
    pictures: 'Immagini',
    address: 'Localizzazione',
  },
  notPublished:
    'Il duplicato ha lo stesso fornitore e non è pubblicato. Senza la localizzazione prende indirizzo ed email del fornitore.',
  copyingPictures: 'Copio le immagini: {{done}} di {{count}}',
  duplicated: 'Creato il duplicato [{{url}}]',
  sectionCopyNamed: 'Copia in altri micrositi: {{name}}',
  sectionCopy: 'Copia in altri micrositi',
  sectionTitle: 'Copia «{{name}}» in altri micrositi',
  sectionPlan:
    'La sezione si aggiunge in fondo, con le sue immagini e i testi in {{languages}}. Le traduzioni automatiche restano segnate come tali, e niente viene pubblicato.',
  chosen_one: '{{count}} microsito scelto',
  chosen_other: '{{count}} micrositi scelti',
  copyHere: 'Copia in {{count}}',
  selectFound: 'Seleziona tutti i trovati',
  selectNone: 'Deseleziona tutto',
  searchForMore_one: 'Ecco il primo: cerca per trovare gli altri.',
  searchForMore_other: 'Ecco i primi {{count}}: cerca per trovare gli altri.',
  copyingSection: 'Copia della sezione in corso',
  sectionResult: 'Copia della sezione',
  sectionCopied: '«{{name}}» copiata {{microsites}}.',
  toMicrosites_one: 'in {{count}} microsito',
  toMicrosites_other: 'in {{count}} micrositi',
};
