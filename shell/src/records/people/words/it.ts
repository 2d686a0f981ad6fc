import { italianKinds } from '@wabu/shared/entities/history/kind-words';
import { italianChoices } from '@wabu/shared/entities/suppliers/choice-words';
import { bundledWords } from '@wabu/shared/ui';
import { en } from './en.ts';

/** The words of «Dati di una persona». The type of the other languages derives from the Italian words. */
export const it = {
  title: 'Dati di una persona',
  intro:
    'Cerca una persona per consegnarle ciò che il sito conserva di lei, o per cancellarlo ovunque. Ogni esportazione e ogni cancellazione resta nella cronologia, senza i contenuti.',
  search: {
    label: 'Chi cerchi?',
    hint: 'Parte del nome, o per intero codice fiscale, partita IVA o e-mail. Trova fornitori, utenti e commenti alle anteprime, anche già cancellati.',
    short: 'Scrivi almeno {{length}} caratteri',
    button: 'Cerca',
    failed: 'La ricerca non è riuscita',
    results_one: '{{count}} risultato',
    results_other: '{{count}} risultati',
    more: 'Ce ne sono altri: scrivi più lettere del nome.',
    none: 'Nessuno con questo nome o codice',
    noneText: 'Prova con meno lettere, o con il codice fiscale per intero.',
  },
  kinds: { ...italianKinds.one, comment: 'Commento a un’anteprima' },
  choice: italianChoices,
  past: 'già cancellato',
  held: {
    title: 'Che cosa conserviamo',
    failed: 'Non riesco a leggere che cosa è conservato',
    records: 'Scheda',
    microsites: 'Siti',
    published: 'Pagine pubblicate',
    previews: 'Link di anteprima',
    comments: 'Commenti e approvazioni',
    templates: 'Modelli di sezione con il nome',
    files: 'Immagini e file',
    sessions: 'Sessioni aperte',
    factors: 'Secondo fattore: app, passkey e codici di recupero',
    browsers: 'Browser usati per accedere',
    trash: 'Nel cestino',
    history: 'Voci della cronologia',
    mentions: 'Altre voci con il nome',
    addresses: 'Indirizzi dei siti, che poi non rispondono più',
    templateNames: 'Modelli che lo staff non troverà più',
    nothing: 'Non c’è più nulla.',
  },
  export: {
    button: 'Esporta',
    done: 'File esportato: consegnalo alla persona e cancellalo dal tuo computer',
    failed: 'L’esportazione non è riuscita',
  },
  erase: {
    open: 'Cancella per sempre',
    title: 'Cancellare per sempre i dati di {{name}}?',
    ...italianKinds.erase,
    comment: 'Cancella il commento. Non si può annullare.',
    stays:
      'Restano chi ha lavorato sulle schede e quando, ciò che altri hanno scaricato prima e le copie di sicurezza già fatte: se ne ripristini una, la cancellazione si ripete.',
    law: 'I documenti fiscali si conservano per 10 anni: prima di cancellare, verifica di averli altrove.',
    confirm: 'Scrivi «{{name}}» per confermare',
    mismatch: 'Il nome non corrisponde',
    button: 'Cancella per sempre',
    done: 'I dati sono stati cancellati.',
    pending: 'La cancellazione è cominciata: il server la completa da solo.',
    failed: 'La cancellazione non è riuscita',
  },
  offline: 'Il server non risponde: riprova tra poco',
};

/** The words of the data of a person. */
export const usePeopleWords = bundledWords('people', { it, en });
