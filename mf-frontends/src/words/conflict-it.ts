export const conflict = {
  order: 'Ordine delle sezioni',
  visible: 'Visibilità: {{section}}',
  removed: 'Sezione rimossa: {{section}}',
  removedSide: 'Rimuovi la sezione',
  keptSide: 'Tieni la sezione modificata',
  altText: 'Testo alternativo: {{file}} · {{language}}',
  decorative: 'Immagine decorativa: {{file}}',
  focus: 'Punto focale: {{file}}',
  author: 'Autore: {{file}}',
  licence: 'Licenza: {{file}}',
  noFocus: 'Al centro',
  sectionText: '{{section}} · {{field}} · {{language}}',
};
