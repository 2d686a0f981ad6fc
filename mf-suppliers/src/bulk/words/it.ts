import { bundledWords } from '@wabu/shared/ui';
import { en } from './en.ts';

export const it = {
  action: {
    delete: 'Cancella',
    change: 'Cambia',
    export: 'Esporta',
  },
  delete: {
    title: 'Cancellare i fornitori selezionati?',
    do_one:
      '{{number}} fornitore va nel cestino con i suoi file: da lì si ripristina per {{days}} giorni.',
    do_other:
      '{{number}} fornitori vanno nel cestino con i loro file: da lì si ripristinano per {{days}} giorni.',
    linked_one: '{{number}} fornitore non si cancella, perché un microsito lo usa.',
    linked_other: '{{number}} fornitori non si cancellano, perché dei micrositi li usano.',
    start_one: 'Cancella {{number}} fornitore',
    start_other: 'Cancella {{number}} fornitori',
    done_one: '{{number}} fornitore cancellato',
    done_other: '{{number}} fornitori cancellati',
  },
  change: {
    title: 'Cambia i fornitori selezionati',
    field: 'Campo',
    value: 'Nuovo valore',
    do_one: '{{number}} fornitore prende {{field}} «{{value}}».',
    do_other: '{{number}} fornitori prendono {{field}} «{{value}}».',
    same_one: '{{number}} fornitore ha già questo valore.',
    same_other: '{{number}} fornitori hanno già questo valore.',
    wrong_one: '{{number}} fornitore resta com’è, perché prima va corretto.',
    wrong_other: '{{number}} fornitori restano come sono, perché prima vanno corretti.',
    start_one: 'Cambia {{number}} fornitore',
    start_other: 'Cambia {{number}} fornitori',
    done_one: '{{number}} fornitore cambiato',
    done_other: '{{number}} fornitori cambiati',
  },
};

/** The words of the actions on many suppliers, which load with them. */
export const useBulkWords = bundledWords('suppliers-bulk', { it, en });
