import { useWords } from '@wabu/shared/i18n';

export const it = {
  new_zero: 'Nessuna richiesta nuova',
  new_one: '{{count}} richiesta nuova',
  new_other: '{{count}} richieste nuove',
  open_one: '{{count}} aperta',
  open_other: '{{count}} aperte',
  waiting_one: '{{count}} in attesa del visitatore',
  waiting_other: '{{count}} in attesa del visitatore',
  held_one: '{{count}} sembra spam',
  held_other: '{{count}} sembrano spam',
  failed: 'I numeri non si sono caricati.',
  form: 'Il microsito termina con il modulo «Scrivi a …»',
  atOnce: 'Le sue risposte alle richieste vanno subito al visitatore',
  switchFailed: 'L’impostazione non è cambiata: riprova.',
  title: 'Richieste',
  all: 'Vedi tutte e {{count}}',
};

/** The words of this module's slot contributions; its pages have their own. */
export const useSlotWords = () => useWords<typeof it>('requests-slots');
