export const it = {
  cancel: 'Annulla',
  close: 'Chiudi',
  confirm: 'Conferma',
  copy: 'Copia',
  copied: 'Copiato',
  ok: 'OK',
  retry: 'Riprova',
  clearSearch: 'Svuota ricerca',
  errors: 'Errori:',
  notices: 'Avvisi',
  dismiss: 'Chiudi avviso',
  list: {
    empty: 'Non c’è ancora niente.',
    failed: 'L’elenco non si è caricato.',
    loading: 'Caricamento...',
  },
  unsaved: {
    title: 'Hai modifiche non salvate',
    text: 'Se esci adesso le perdi.',
    save: 'Salva ed esci',
    discard: 'Esci senza salvare',
    stay: 'Continua a modificare',
  },
  conflict: {
    title: 'Qualcun altro ha salvato prima di te',
    text: 'Scegli per ogni campo quale testo tenere. Niente va perso.',
    mine: 'Il tuo testo',
    theirs: 'Il testo salvato',
    empty: '(vuoto)',
    save: 'Salva la tua scelta',
    keepWriting: 'Torna a modificare',
  },
  save: {
    saving: 'Salvataggio...',
    offline: 'Sei offline. Il salvataggio parte appena torna la connessione.',
  },
  draft: {
    found: 'C’è una bozza che non hai salvato.',
    recover: 'Recupera bozza',
    discard: 'Scarta bozza',
  },
};

export type UiWords = typeof it;
