export const it = {
  action: {
    publish: 'Pubblica',
    withdraw: 'Ritira',
    translate: 'Traduci',
    delete: 'Cancella',
  },
  publish: {
    title: 'Pubblicare i microsite selezionati?',
    do_one: '{{number}} microsite diventa pubblico com’è salvato adesso.',
    do_other: '{{number}} microsite diventano pubblici come sono salvati adesso.',
    skip_one: '{{number}} è già pubblico, senza modifiche.',
    skip_other: '{{number}} sono già pubblici, senza modifiche.',
    start_one: 'Pubblica {{number}} microsite',
    start_other: 'Pubblica {{number}} microsite',
    done_one: '{{number}} microsite pubblicato',
    done_other: '{{number}} microsite pubblicati',
  },
  withdraw: {
    title: 'Ritirare i microsite selezionati?',
    do_one: '{{number}} microsite non si vede più nel sito.',
    do_other: '{{number}} microsite non si vedono più nel sito.',
    skip_one: '{{number}} non è pubblico.',
    skip_other: '{{number}} non sono pubblici.',
    start_one: 'Ritira {{number}} microsite',
    start_other: 'Ritira {{number}} microsite',
    done_one: '{{number}} microsite ritirato',
    done_other: '{{number}} microsite ritirati',
  },
  delete: {
    title: 'Cancellare i frontend selezionati?',
    public_one:
      '{{number}} è pubblico: va nel cestino per {{days}} giorni, e nel sito non si vede più.',
    public_other:
      '{{number}} sono pubblici: vanno nel cestino per {{days}} giorni, e nel sito non si vedono più.',
    do_one: '{{number}} non è pubblico: va nel cestino per {{days}} giorni.',
    do_other: '{{number}} non sono pubblici: vanno nel cestino per {{days}} giorni.',
    start_one: 'Cancella {{number}} frontend',
    start_other: 'Cancella {{number}} frontend',
    done_one: '{{number}} frontend cancellato',
    done_other: '{{number}} frontend cancellati',
  },
  review: {
    text_one: 'Tradotto adesso: {{number}} microsite. Aprilo per leggere i testi a confronto.',
    text_other:
      'Tradotti adesso: {{number}} microsite. Aprine uno per leggere i testi a confronto.',
    end: 'Mostra tutti',
  },
  translate: {
    title: 'Tradurre i microsite selezionati?',
    source: 'Traduci da',
    do_one:
      '{{number}} microsite: {{texts}} testi mancanti o non aggiornati, {{characters}} caratteri.',
    do_other:
      '{{number}} microsite: {{texts}} testi mancanti o non aggiornati, {{characters}} caratteri.',
    human: 'I testi scritti da una persona restano come sono.',
    skip_one: '{{number}} non ha niente da tradurre.',
    skip_other: '{{number}} non hanno niente da tradurre.',
    start_one: 'Traduci {{number}} microsite',
    start_other: 'Traduci {{number}} microsite',
    done_one: '{{number}} microsite tradotto',
    done_other: '{{number}} microsite tradotti',
    ended: 'Traduzione finita',
    report_one:
      '{{texts}} testo tradotto in {{microsites}}. È segnato come traduzione automatica finché una persona non lo corregge.',
    report_other:
      '{{texts}} testi tradotti in {{microsites}}. Sono segnati come traduzioni automatiche finché una persona non li corregge.',
    microsites_one: '{{number}} microsite',
    microsites_other: '{{number}} microsite',
    review: 'Rivedi le traduzioni',
    partly: 'tradotto in parte. {{language}}: {{problem}}',
    unusable: 'il traduttore non ha dato testi da usare',
    line: 'Il traduttore non risponde. Quello che è già tradotto resta.',
  },
};

export type BulkWords = typeof it;
