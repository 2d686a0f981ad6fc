import { useWords } from '@wabu/shared/i18n';

export const it = {
  total_one: '{{count}} microsito',
  total_other: '{{count}} micrositi',
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
  commented: '[{{url}}]: commento del fornitore, {{date}}',
  approved: '[{{url}}]: approvato dal fornitore, {{date}}',
  approvedOlder: '[{{url}}]: approvato dal fornitore prima delle ultime modifiche, {{date}}',
  failed: 'I micrositi non si sono caricati.',
  ofSupplier: 'Micrositi',
  create: 'Crea il microsito',
  noneOfSupplier: 'Nessun microsito usa questo fornitore.',
};

export const useSlotWords = () => useWords<typeof it>('frontends-slots');
