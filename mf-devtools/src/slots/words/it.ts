import { useWords } from '@wabu/shared/i18n';

/** The words of this module's slot contributions. */
export const it = {
  checking: 'Controllo il server…',
  healthy: 'Il server funziona',
  unhealthy: 'Il server ha un problema',
};

/** The words of this module's slot contributions; its pages have their own. */
export const useSlotWords = () => useWords<typeof it>('devtools-slots');
