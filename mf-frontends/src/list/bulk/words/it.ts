import { bundledWords } from '@wabu/shared/ui';
import { en } from './en.ts';

export const it = {
  action: {
    publish: 'Pubblica',
    withdraw: 'Ritira',
    translate: 'Traduci',
    delete: 'Cancella',
  },
  publish: {
    title: 'Pubblicare i micrositi selezionati?',
    do_one: '{{number}} microsito diventa pubblico com’è salvato adesso.',
    do_other: '{{number}} micrositi diventano pubblici come sono salvati adesso.',
    skip_one: '{{number}} è già pubblico, senza modifiche.',
    skip_other: '{{number}} sono già pubblici, senza modifiche.',
    start_one: 'Pubblica {{number}} microsito',
    start_other: 'Pubblica {{number}} micrositi',
    done_one: '{{number}} microsito pubblicato',
    done_other: '{{number}} micrositi pubblicati',
  },
  withdraw: {
    title: 'Ritirare i micrositi selezionati?',
    do_one: '{{number}} microsito non si vede più nel sito.',
    do_other: '{{number}} micrositi non si vedono più nel sito.',
    skip_one: '{{number}} non è pubblico.',
    skip_other: '{{number}} non sono pubblici.',
    start_one: 'Ritira {{number}} microsito',
    start_other: 'Ritira {{number}} micrositi',
    done_one: '{{number}} microsito ritirato',
    done_other: '{{number}} micrositi ritirati',
  },
  delete: {
    title: 'Cancellare i micrositi selezionati?',
    public_one:
      '{{number}} è pubblico: va nel cestino per {{days}} giorni, e nel sito non si vede più.',
    public_other:
      '{{number}} sono pubblici: vanno nel cestino per {{days}} giorni, e nel sito non si vedono più.',
    do_one: '{{number}} non è pubblico: va nel cestino per {{days}} giorni.',
    do_other: '{{number}} non sono pubblici: vanno nel cestino per {{days}} giorni.',
    start_one: 'Cancella {{number}} microsito',
    start_other: 'Cancella {{number}} micrositi',
    done_one: '{{number}} microsito cancellato',
    done_other: '{{number}} micrositi cancellati',
  },
  review: {
    text_one: 'Tradotto adesso: {{number}} microsito. Aprilo per leggere i testi a confronto.',
    text_other:
      'Tradotti adesso: {{number}} micrositi. Aprine uno per leggere i testi a confronto.',
    end: 'Mostra tutti',
  },
  translate: {
    title: 'Tradurre i micrositi selezionati?',
    source: 'Traduci da',
    do_one:
      '{{number}} microsito: {{texts}} testi mancanti o non aggiornati, {{characters}} caratteri.',
    do_other:
      '{{number}} micrositi: {{texts}} testi mancanti o non aggiornati, {{characters}} caratteri.',
    human: 'I testi scritti da una persona restano come sono.',
    skip_one: '{{number}} non ha niente da tradurre.',
    skip_other: '{{number}} non hanno niente da tradurre.',
    start_one: 'Traduci {{number}} microsito',
    start_other: 'Traduci {{number}} micrositi',
    done_one: '{{number}} microsito tradotto',
    done_other: '{{number}} micrositi tradotti',
    ended: 'Traduzione finita',
    report_one:
      '{{texts}} testo tradotto in {{microsites}}. È segnato come traduzione automatica finché una persona non lo corregge.',
    report_other:
      '{{texts}} testi tradotti in {{microsites}}. Sono segnati come traduzioni automatiche finché una persona non li corregge.',
    microsites_one: '{{number}} microsito',
    microsites_other: '{{number}} micrositi',
    review: 'Rivedi le traduzioni',
    partly: 'tradotto in parte. {{language}}: {{problem}}',
    unusable: 'il traduttore non ha dato testi da usare',
    line: 'Il traduttore non risponde. Quello che è già tradotto resta.',
  },
};

export const useBulkWords = bundledWords('frontends-bulk', { it, en });
