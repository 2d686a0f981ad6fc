/** The words of the public layout. The type of the other languages derives from the Italian words. */
export const words = {
  skip: 'Vai al contenuto',
  home: 'Home',
  search: 'Ricerca',
  navigation: 'Navigazione principale',
  language: {
    word: 'Lingua',
    choose: 'Scegli la lingua',
    current: 'Lingua attuale:',
    changed: 'La pagina ora è in italiano',
  },
  footer: {
    label: 'Informazioni sul sito',
    privacy: 'Privacy',
    cookies: 'Cookie',
    login: 'Login',
    about: 'La comunità del Lago di Garda',
  },
  banner: {
    title: 'I cookie, a modo tuo',
    text: 'Usiamo cookie tecnici, necessari per far funzionare il sito. Solo con il tuo consenso usiamo anche strumenti statistici di terze parti ({{provider}}), per capire quali pagine ti sono utili.',
    technicalOnly: 'Usiamo solo cookie tecnici, necessari per far funzionare il sito.',
    closing: 'Se chiudi con ×, rifiuti: restano solo i cookie tecnici.',
    all: 'Accetta tutti',
    necessary: 'Accetta solo i necessari',
    reject: 'Rifiuta',
    close: 'Chiudi e rifiuta',
    keep: 'Chiudi senza cambiare',
    privacy: 'Leggi l’informativa sulla privacy',
    chosenAll: 'La tua scelta attuale: hai accettato tutti i cookie.',
    chosenNecessary: 'La tua scelta attuale: hai accettato solo i cookie necessari.',
    chosenNone: 'La tua scelta attuale: hai rifiutato i cookie non tecnici.',
    revoke: 'Revoca il consenso',
  },
  login: {
    title: 'Area riservata',
    intro: 'Accedi con le credenziali dello staff.',
    username: 'Nome utente',
    password: 'Password',
    show: 'Mostra la password',
    wait: 'Troppi tentativi: aspetta {{time}} e riprova.',
    script: 'Per accedere serve JavaScript attivo nel browser.',
  },
  problem: {
    title: '«{{name}}» non si è caricato',
    network: 'Controlla la connessione e riprova. Il resto della pagina funziona.',
    slow: 'Sta arrivando…',
    unfit:
      'Questa versione non è adatta all’applicazione che è attiva ora. Lo risolve il team {{team}}; il resto della pagina funziona.',
    other: 'Riprova; se succede ancora, ricarica la pagina. Il resto funziona.',
    retry: 'Riprova',
    details: 'Dettagli',
  },
  notFound: {
    title: 'Pagina non trovata',
    text: 'A questo indirizzo non c’è nulla: forse la pagina è stata spostata, o c’è un errore di battitura.',
    home: 'Torna alla home',
  },
};

export type LayoutWords = typeof words;
