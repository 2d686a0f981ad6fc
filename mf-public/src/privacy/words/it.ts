/** The words of privacy and cookies. The type of the other languages derives from the Italian words. */
export const words = {
  title: 'Informativa sulla privacy',
  description:
    'Quali dati personali tratta il sito Wabu, perché, per quanto tempo, e quali diritti hai.',
  lead: 'Questa informativa è resa ai sensi dell’articolo 13 del Regolamento (UE) 2016/679 (GDPR). Spiega, in parole semplici, quali dati personali trattiamo quando usi questo sito, perché lo facciamo e quali diritti hai.',
  updated: 'Ultimo aggiornamento:',
  contents: 'Indice',
  controller: {
    title: 'Titolare del trattamento e contatti',
    who: 'Il titolare del trattamento è {{name}}, {{address}}.',
    unnamed:
      'Chi gestisce questo sito non ha ancora indicato qui il titolare del trattamento e un indirizzo a cui scrivere.',
    contact: 'Per ogni domanda sui tuoi dati e per esercitare i tuoi diritti scrivi a',
    officer:
      'Non abbiamo nominato un responsabile della protezione dei dati, perché non ricorrono i casi dell’articolo 37 del GDPR.',
  },
  purposes: {
    title: 'Quali dati trattiamo, perché e su quale base',
    intro:
      'Trattiamo solo i dati che servono. Il sito pubblico si può visitare senza registrarsi e senza dirci chi sei.',
    purpose: 'Finalità',
    data: 'Dati',
    basis: 'Base giuridica',
    browsing: {
      purpose: 'Mostrarti le pagine e proteggere il sito da abusi e guasti',
      data: 'Indirizzo IP, data e ora, pagina richiesta, tipo di browser e lingua preferita',
      basis: 'Legittimo interesse a un sito sicuro e funzionante (art. 6, par. 1, lett. f)',
    },
    preferences: {
      purpose: 'Ricordare la lingua e la tua scelta sui cookie',
      data: 'Lingua, risposta al banner, data e versione dell’informativa',
      basis:
        'Strumenti tecnici necessari (art. 122 del Codice privacy) e obbligo di dimostrare il consenso (art. 7, par. 1)',
    },
    statistics: {
      purpose:
        'Capire quali pagine sono utili, con strumenti statistici di terze parti ({{provider}})',
      data: 'Pagine visitate, durata della visita, dati tecnici del dispositivo',
      basis: 'Il tuo consenso (art. 6, par. 1, lett. a), che puoi revocare in ogni momento',
    },
    staff: {
      purpose: 'Far lavorare lo staff nell’area riservata',
      data: 'Nome utente, password conservata solo come impronta (hash), secondo fattore (segreti cifrati o come impronte), ruolo, avatar, accessi con browser e indirizzo, schede aperte e modifiche eseguite',
      basis:
        'Esecuzione del rapporto di lavoro o collaborazione (art. 6, par. 1, lett. b) e sicurezza (lett. f)',
    },
    suppliers: {
      purpose: 'Gestire i fornitori e i loro siti',
      data: 'Nome o ragione sociale, partita IVA o codice fiscale, indirizzo, e-mail, PEC, telefono, codice SDI, codici identificativi degli alloggi (CIN, CIR), contratto, nomi degli autori delle immagini, commenti a un’anteprima del sito',
      basis:
        'Esecuzione del contratto (art. 6, par. 1, lett. b) e obblighi di legge fiscali e contabili (lett. c)',
    },
    requests: {
      purpose: 'Rispondere a chi ci scrive da un modulo del sito',
      data: 'Nome, e-mail, lingua, messaggi, date e numero di persone se indicati, pagina da cui scrivi; al fornitore a cui la domanda si riferisce passiamo solo ciò che serve per rispondere',
      basis:
        'Misure precontrattuali prese su tua richiesta (art. 6, par. 1, lett. b) e legittimo interesse a risponderti (lett. f)',
    },
  },
  recipients: {
    title: 'A chi comunichiamo i dati e dove si trovano',
    intro:
      'Non vendiamo i tuoi dati e non li diffondiamo. Possono riceverli, solo per quanto serve:',
    team: 'le persone autorizzate del nostro staff, con compiti e accessi definiti dal ruolo;',
    hosting: 'il fornitore dei server su cui gira il sito, nominato responsabile del trattamento;',
    translation:
      'il servizio di traduzione DeepL SE (Germania), che riceve i testi scritti dallo staff quando ne chiede la traduzione, nominato responsabile del trattamento;',
    statistics:
      'il fornitore del servizio statistico ({{provider}}), se e solo se hai dato il consenso;',
    authorities: 'le autorità, quando la legge lo impone.',
    transfers:
      'I dati sono conservati nell’Unione europea. Se un fornitore li tratta fuori dallo Spazio economico europeo, il trasferimento avviene verso Paesi con una decisione di adeguatezza o con le clausole contrattuali tipo della Commissione europea (artt. 45 e 46 del GDPR).',
  },
  retention: {
    title: 'Per quanto tempo li conserviamo',
    what: 'Dati',
    howLong: 'Durata',
    browsing: {
      what: 'Dati di navigazione',
      howLong: 'Il tempo della risposta; nei registri di sicurezza al massimo {{logs}}',
    },
    preferences: {
      what: 'Lingua e scelta sui cookie',
      howLong:
        'Nel tuo browser: nel cookie {{answer}} dall’ultima visita, {{refusal}} per un rifiuto; nella memoria locale finché non ne cancelli i dati',
    },
    statistics: {
      what: 'Dati statistici',
      howLong: 'Al massimo {{statistics}}, o fino alla revoca del consenso',
    },
    staff: {
      what: 'Account dello staff',
      howLong:
        'Per la durata della collaborazione; gli accessi durano al massimo {{session}}; un browser usato per accedere si ricorda per {{browsers}}; chi ha una scheda aperta si vede fino a {{presence}} dopo l’ultimo segnale; lo storico delle modifiche conserva il nome utente',
    },
    suppliers: {
      what: 'Dati dei fornitori',
      howLong:
        'Per la durata del contratto e poi 10 anni, come chiede la legge (art. 2220 del Codice civile); i commenti a un’anteprima fino a {{comments}} dopo la fine del suo link',
    },
    requests: {
      what: 'Richieste dei visitatori',
      howLong:
        'Fino a {{requests}} dopo l’ultimo messaggio di una richiesta chiusa; il link segreto scade {{link}} dopo l’ultimo messaggio',
    },
    history:
      'Di ogni modifica fatta dallo staff conserviamo chi l’ha fatta e quando; i contenuti di prima li cancelliamo al più tardi dopo {{history}}. Ciò che lo staff cancella resta nel cestino per {{trash}}.',
  },
  rights: {
    title: 'I tuoi diritti',
    intro: 'In ogni momento puoi chiederci:',
    access: 'l’accesso ai tuoi dati e una copia (art. 15);',
    rectification: 'la rettifica dei dati inesatti o incompleti (art. 16);',
    erasure: 'la cancellazione (art. 17);',
    restriction: 'la limitazione del trattamento (art. 18);',
    portability: 'la portabilità, in un formato leggibile da un computer (art. 20);',
    objection:
      'di non trattare più i dati usati per legittimo interesse: è l’opposizione (art. 21);',
    withdrawal:
      'la revoca del consenso, che non tocca la liceità di ciò che è avvenuto prima (art. 7, par. 3).',
    how: 'Scrivici all’indirizzo indicato al punto 1: rispondiamo entro un mese e gratuitamente.',
    unnamed:
      'Chi gestisce il sito deve rispondere entro un mese e gratuitamente, ma non ha ancora indicato un indirizzo a cui scrivergli. Puoi comunque rivolgerti all’autorità indicata qui sotto.',
    erased:
      'Su richiesta ti consegniamo in un file tutto ciò che il sito conserva di te. Quando lo cancelliamo, lo togliamo da schede, pagine pubblicate, ricerca, immagini, storico, cestino e commenti; di chi ha lavorato qui resta che cosa è stato fatto e quando, senza il nome. Non possiamo raggiungere ciò che altri hanno scaricato prima, né le copie di sicurezza già fatte: se ne ripristiniamo una, ripetiamo la cancellazione.',
    cookies:
      'La scelta sui cookie puoi cambiarla da te con la voce «Cookie» in fondo a ogni pagina.',
    complaint:
      'Se ritieni che i tuoi dati siano trattati in modo illecito, puoi proporre reclamo al Garante per la protezione dei dati personali, Piazza Venezia 11, 00187 Roma, o all’autorità del Paese in cui vivi o lavori:',
  },
  duty: {
    title: 'Obbligo di fornire i dati e decisioni automatizzate',
    mandatory:
      'I dati di navigazione sono necessari per ricevere le pagine: senza, il sito non può risponderti. Quelli di staff e fornitori sono necessari per il contratto e per la legge.',
    statistics: 'Il consenso alle statistiche è libero: se lo neghi non perdi nulla.',
    automated:
      'Non prendiamo decisioni basate unicamente su trattamenti automatizzati e non facciamo profilazione (art. 22).',
  },
  storage: {
    title: 'Cookie, memoria del browser e aggiornamenti',
    intro: 'Ecco tutto ciò che questo sito conserva nel tuo browser.',
    changes:
      'Quando questa informativa cambia in modo rilevante, ne cambiamo la versione e ti chiediamo di nuovo la tua scelta sui cookie.',
    more: 'Altre informazioni nella pagina sui cookie',
  },
  table: {
    caption: 'Che cosa è conservato nel tuo browser',
    staff: 'Solo per lo staff',
    place: 'Dove',
    purpose: 'A che cosa serve',
    duration: 'Durata',
    local: 'Memoria locale',
    both: 'Memoria locale e cookie',
    session: 'Memoria locale e di sessione',
    database: 'IndexedDB',
    third: 'Cookie e memoria di terze parti',
    cookie: 'Cookie',
    language: {
      purpose: 'Ricorda la lingua che hai scelto',
      duration:
        'Cookie: {{answer}} dall’ultima visita; memoria locale: finché non cancelli i dati del browser',
    },
    consent: {
      purpose: 'Dice se hai dato un consenso',
      duration: 'Finché non cancelli i dati del browser',
    },
    consentType: {
      purpose: 'Dice quale: tutti, solo necessari o nessuno',
      duration: 'Finché non cancelli i dati del browser',
    },
    record: {
      purpose: 'Prova della scelta: data e versione dell’informativa',
      duration:
        'Cookie: {{answer}} dall’ultima visita, {{refusal}} dopo un rifiuto; memoria locale: finché non cancelli i dati del browser',
    },
    technical: {
      purpose: 'Segna che i cookie tecnici sono attivi',
      duration: 'Finché non cancelli i dati del browser',
    },
    releases: {
      purpose: 'Nota tecnica: la pagina è già stata ricaricata per questo rilascio',
      duration: 'Fino alla chiusura della scheda',
    },
    jwt: {
      purpose: 'Tiene aperta la sessione dell’area riservata',
      duration: '{{session}}, o fino all’uscita',
    },
    username: {
      purpose: 'Nome di chi ha effettuato l’accesso',
      duration: 'Fino all’uscita',
    },
    device: {
      purpose:
        'Riconosce questo browser all’accesso: così i tentativi di altri non bloccano il tuo account',
      duration: '{{browsers}} dall’ultimo accesso',
    },
    preferences: {
      purpose: 'Aspetto e preferenze di lavoro',
      duration: 'Finché non cancelli i dati del browser',
    },
    storedPages: {
      purpose: 'Copia cifrata del primo schermo degli elenchi, per mostrarlo subito',
      duration:
        'Si legge solo durante la sessione, al massimo {{session}}; cancellata quando esci, o all’apertura successiva del sito',
    },
    drafts: {
      purpose: 'Bozze non ancora salvate',
      duration: 'Fino al salvataggio, al massimo {{drafts}}',
    },
    statistics: {
      purpose: 'Misura delle visite, solo dopo «Accetta tutti»',
      duration: 'Al massimo {{statistics}}, o fino alla revoca',
    },
  },
  cookies: {
    title: 'Cookie',
    description: 'Quali cookie usa Wabu, che cosa conserva nel tuo browser e come cambiare idea.',
    lead: 'I cookie sono piccoli testi che un sito affida al tuo browser per ritrovarli alla visita successiva. Chiamiamo così, per semplicità, anche ciò che il sito tiene nella memoria locale del browser.',
    technical: {
      title: 'Cookie tecnici',
      text: 'Servono a far funzionare il sito: ricordano la lingua e la tua scelta, e allo staff tengono aperta la sessione. Non richiedono consenso e non ti seguono altrove.',
    },
    statistics: {
      title: 'Statistiche di terze parti',
      text: 'Le fornisce {{provider}} e partono soltanto dopo che hai scelto «Accetta tutti». Prima di allora nessuna richiesta va a siti diversi da questo: bandiere e immagini vengono dai nostri server, i caratteri dal tuo dispositivo.',
    },
    change: {
      title: 'Cambiare idea',
      text: 'Puoi rivedere la tua scelta quando vuoi, da qui o dalla voce «Cookie» in fondo a ogni pagina. Puoi anche cancellare tutto dalle impostazioni del browser.',
      withdrawal:
        'Se revochi il consenso cancelliamo ciò che le statistiche hanno lasciato nel browser.',
      button: 'Rivedi la tua scelta',
    },
    policy: 'Leggi l’informativa sulla privacy',
  },
};

export type PrivacyWords = typeof words;
