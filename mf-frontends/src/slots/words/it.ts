/** The words of this module's slot contributions. */
export const it = {
  total_one: '{{count}} frontend',
  total_other: '{{count}} frontend',
  published_one: '{{count}} pubblicato',
  published_other: '{{count}} pubblicati',
  changed_one: '{{count}} con modifiche non pubblicate',
  changed_other: '{{count}} con modifiche non pubblicate',
  missing_one: '{{count}} con testi mancanti',
  missing_other: '{{count}} con testi mancanti',
  outdated_one: '{{count}} con traduzioni da aggiornare',
  outdated_other: '{{count}} con traduzioni da aggiornare',
  drafts_one: '{{count}} bozza non salvata in questo browser',
  drafts_other: '{{count}} bozze non salvate in questo browser',
  failed: 'I frontend non si sono caricati.',
  retry: 'Riprova',
  ofSupplier: 'Micrositi',
  noneOfSupplier: 'Nessun microsito usa questo fornitore.',
};
