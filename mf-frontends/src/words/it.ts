import { TRASH_DAYS } from '@wabu/shared/entities/retention';
import { checks } from './checks-it.ts';
import { chosen } from './chosen-it.ts';
import { conflict } from './conflict-it.ts';
import { host } from './host-it.ts';
import { legal } from './legal-it.ts';
import { link } from './link-it.ts';
import { list } from './list-it.ts';
import { altText, images, picker, slideshow, upload } from './pictures-it.ts';
import { publication } from './publication-it.ts';
import { copy } from './tools/copy-it.ts';
import { replace } from './tools/replace-it.ts';
import { run } from './tools/run-it.ts';
import { templates } from './tools/templates-it.ts';
import { translate } from './translate-it.ts';

export const it = {
  title: 'Frontends',
  unknownUser: 'Utente Sconosciuto !!',
  forbidden: 'Permessi non validi',
  requestFailed: 'La richiesta non è riuscita.',
  list,
  actions: {
    toolbar: 'Azioni',
    delete: 'Cancella',
    preview: 'Anteprima',
    sheet: 'Foglio di confronto',
    cancel: 'Annulla',
    undo: 'Annulla',
    retry: 'Riprova',
  },
  history: {
    checks: 'Controlli ignorati',
    section: 'Sezione {{section}}',
    picture: 'Testo alternativo di {{file}}',
  },
  detail: {
    title: 'Dettagli Frontend',
    new: 'Nuovo frontend',
    data: 'Dati',
    pictures: 'Immagini',
    nothing: 'Seleziona un frontend dalla lista',
    failed: 'Il frontend non si è caricato.',
    gone: 'Il frontend [{{url}}] non esiste più.',
    url: 'Gestione URL',
    address: 'Gestione Localizzazione',
    images: 'Gestione Immagini',
    section: 'Sezione {{number}}',
    visible: 'Visibile',
    hidden: 'Non visibile',
    none: 'N/A',
    noText: 'Nessun testo',
    noSections: 'Questo frontend non ha ancora sezioni.',
  },
  fields: {
    URL: 'URL',
    Fornitore: 'Fornitore',
    Indirizzo: 'Indirizzo',
    CAP: 'CAP',
    Citta: 'Città',
    Provincia: 'Provincia',
    Nazione: 'Nazione',
    email: 'Email',
    Logo: 'Logo',
    Copertina: 'Copertina',
    Slideshow: 'Slideshow',
    Sezioni: 'Sezioni',
    NomeSezione: 'Nome sezione',
    Contenuto: 'Contenuto',
  },
  form: {
    address: 'Localizzazione',
    urlHint: 'Per esempio terme-di-sirmione',
    urlFree: 'URL disponibile',
    urlChanged:
      'L’URL identifica il frontend e con «Salva» non cambia. Usa «Salva come nuovo» per creare un nuovo frontend.',
    supplierSearch: 'Cerca un fornitore',
    supplierNone: 'Nessun fornitore trovato',
    suppliersFailed: 'I fornitori non si sono caricati.',
    copy: 'Copia da fornitore',
    copied: 'Copiati indirizzo ed email di {{supplier}}',
    copyFirst: 'Scegli prima un fornitore',
    left_one: '{{count}} carattere su {{max}}',
    left_other: '{{count}} caratteri su {{max}}',
    draftOlder: 'La bozza è stata unita alle modifiche salvate nel frattempo.',
  },
  save: {
    overwrite: 'Confermi la sovrascrittura del frontend [{{url}}] ?',
    overwriteButton: 'Sovrascrivi',
    saved: 'Frontend [{{url}}] salvato',
    added: 'Frontend aggiunto con successo!',
    merged: 'Salvato insieme alle modifiche fatte nel frattempo',
    failed: 'Errore salvataggio frontend',
    updateFailed: 'Errore modifica frontend',
    copyingImages: 'Copio le immagini nel nuovo frontend...',
    imagesNotCopied: 'Alcune immagini non sono state copiate: {{names}}',
  },
  delete: {
    question: 'Confermi la cancellazione del frontend [{{url}}] ?',
    detail: `Va nel cestino con le sue immagini: da lì si ripristina per ${TRASH_DAYS} giorni. I visitatori non lo vedono più.`,
    done: 'Frontend [{{url}}] cancellato',
    failed: 'Errore cancellazione frontend',
  },
  sections: {
    add: 'Aggiungi sezione',
    name: 'Nome della sezione {{number}} in {{language}}',
    content: 'Contenuto della sezione {{number}} in {{language}}',
    untitled: 'Sezione senza nome',
    up: 'Sposta su: {{name}}',
    down: 'Sposta giù: {{name}}',
    drag: 'Trascina per riordinare: {{name}}',
    remove: 'Rimuovi: {{name}}',
    removed: 'Sezione rimossa: {{name}}',
    moved: '{{name}}: posizione {{position}} di {{count}}',
    empty: 'Nessuna sezione: aggiungine una.',
  },
  order: {
    picked: 'Hai preso {{name}}, posizione {{position}} di {{count}}',
    over: '{{name}} sopra la posizione {{position}} di {{count}}',
    dropped: '{{name}} lasciato alla posizione {{position}} di {{count}}',
    cancelled: 'Spostamento annullato: {{name}} è di nuovo alla posizione {{position}}',
    help: 'Premi spazio per prendere, le frecce per spostare, di nuovo spazio per lasciare, Esc per annullare.',
  },
  languages: {
    from: 'Da',
    to: 'A',
    previous: 'Lingua precedente',
    next: 'Lingua successiva',
    pair: 'Lingue a confronto',
  },
  states: {
    title: 'Stato delle traduzioni',
    caption: 'Stato di ogni testo in ogni lingua',
    missing: 'Manca',
    machine: 'Automatica',
    human: 'Scritta',
    outdated: 'Da aggiornare',
    default: 'Predefinita',
    unneeded: 'Non serve',
    cell: '{{text}}, {{language}}: {{state}}. Vai al testo',
  },
  images,
  picker,
  upload,
  slideshow,
  translate,
  preview: {
    language: 'Lingua',
    width: 'Larghezza',
    phone: 'Telefono',
    desktop: 'Computer',
    close: 'Chiudi',
    fallback: 'In questa lingua alcuni testi mancano: si vedono in un’altra.',
  },
  publication,
  altText,
  checks,
  chosen,
  conflict,
  copy,
  host,
  legal,
  link,
  replace,
  run,
  templates,
};

export type FrontendsWords = typeof it;
