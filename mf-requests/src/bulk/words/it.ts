import { TRASH_DAYS } from '@wabu/shared/entities/retention';
import { bundledWords } from '@wabu/shared/ui';
import { en } from './en.ts';

export const it = {
  action: { close: 'Chiudi', assign: 'Assegna', delete: 'Cancella' },
  close: {
    title: 'Chiudere le richieste selezionate?',
    do_one: '{{number}} richiesta viene chiusa.',
    do_other: '{{number}} richieste vengono chiuse.',
    start_one: 'Chiudi {{number}} richiesta',
    start_other: 'Chiudi {{number}} richieste',
    done_one: '{{number}} richiesta chiusa',
    done_other: '{{number}} richieste chiuse',
  },
  assign: {
    title: 'Assegna le richieste selezionate',
    to: 'A chi',
    nobody: 'A nessuno',
    do_one: '{{number}} richiesta viene assegnata.',
    do_other: '{{number}} richieste vengono assegnate.',
    start_one: 'Assegna {{number}} richiesta',
    start_other: 'Assegna {{number}} richieste',
    done_one: '{{number}} richiesta assegnata',
    done_other: '{{number}} richieste assegnate',
  },
  delete: {
    title: 'Cancellare le richieste selezionate?',
    do_one: `{{number}} richiesta va nel cestino: da lì si ripristina per ${TRASH_DAYS} giorni.`,
    do_other: `{{number}} richieste vanno nel cestino: da lì si ripristinano per ${TRASH_DAYS} giorni.`,
    start_one: 'Cancella {{number}} richiesta',
    start_other: 'Cancella {{number}} richieste',
    done_one: '{{number}} richiesta cancellata',
    done_other: '{{number}} richieste cancellate',
  },
  same_one: '{{number}} richiesta è già così.',
  same_other: '{{number}} richieste sono già così.',
};

/** The words of the actions on many requests, which load with them. */
export const useBulkWords = bundledWords('requests-bulk', { it, en });
