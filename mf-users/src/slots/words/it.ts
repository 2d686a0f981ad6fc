import { useWords } from '@wabu/shared/i18n';

/** The words of this module's slot contributions. */
export const it = {
  total_one: '{{count}} utente',
  total_other: '{{count}} utenti',
  failed: 'Gli utenti non si sono caricati.',
};

/** The words of this module's slot contributions; its pages have their own. */
export const useSlotWords = () => useWords<typeof it>('users-slots');
