import { useWords } from '@wabu/shared/i18n';

export const it = {
  total_one: '{{count}} fornitore',
  total_other: '{{count}} fornitori',
  withoutFrontend_one: '{{count}} senza microsito',
  withoutFrontend_other: '{{count}} senza microsito',
  drafts_one: '{{count}} bozza non salvata in questo browser',
  drafts_other: '{{count}} bozze non salvate in questo browser',
  failed: 'I numeri non si sono caricati.',
  supplier: 'Fornitore',
  loading: 'Caricamento…',
};

/** The words of this module's slot contributions; its pages have their own. */
export const useSlotWords = () => useWords<typeof it>('suppliers-slots');
