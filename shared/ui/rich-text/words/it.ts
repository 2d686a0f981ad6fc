import { bundledWords } from '@wabu/shared/ui';
import { en } from './en.ts';

export const it = {
  toolbar: 'Formattazione',
  hint: 'Alt F10 strumenti · Tab rientra negli elenchi · Esc esce',
  help: 'Testo formattato. Premi Alt F10 per gli strumenti. Negli elenchi Tab e Maiusc Tab cambiano il livello. Esc esce dal testo.',
  loading: 'Caricamento...',
  failed: 'Gli strumenti di scrittura non si sono caricati.',
  retry: 'Riprova',
  keys: {
    group: 'In un testo formattato',
    indent: 'Rientra nell’elenco',
    outdent: 'Togli il rientro',
    tools: 'Vai agli strumenti',
    leave: 'Esci dal testo',
  },
  heading: 'Titolo {{level}}',
  save: 'Salva',
  bold: 'Grassetto',
  italic: 'Corsivo',
  underline: 'Sottolineato',
  bulleted: 'Elenco puntato',
  ordered: 'Elenco numerato',
  quote: 'Citazione',
  link: 'Collegamento',
  picture: 'Immagine',
  undo: 'Annulla modifica',
  redo: 'Ripeti modifica',
  clear: 'Togli formattazione',
  more: 'Altri strumenti',
  close: 'Chiudi',
  linkPanel: {
    address: 'Indirizzo',
    example: 'www.esempio.it, nome@esempio.it, +39 045…',
    text: 'Testo da mostrare',
    newTab: 'Apri in una nuova scheda',
    apply: 'Applica',
    remove: 'Togli collegamento',
    invalid: 'Scrivi un indirizzo web, una e-mail o un telefono.',
  },
  picturePanel: {
    file: 'Scegli un file PNG, JPEG, GIF o WebP',
    alt: 'Descrizione per chi non vede l’immagine',
    insert: 'Inserisci',
    save: 'Salva descrizione',
    remove: 'Togli immagine',
    missing: 'Scegli prima un file.',
  },
  pictureProblem: {
    type: 'Questo file non è un’immagine PNG, JPEG, GIF o WebP.',
    unreadable: 'Questa immagine non si legge: prova a salvarla di nuovo.',
    'too-large': 'Questa immagine è troppo grande: scegline una più piccola.',
  },
  lostPictures_one: 'Un’immagine di un altro sito non è stata incollata: caricala con «Immagine».',
  lostPictures_other:
    '{{count}} immagini di altri siti non sono state incollate: caricale con «Immagine».',
};

export type RichTextWords = typeof it;

/** The editor's words. They are part of this code, because several modules bundle it. */
export const useRichTextWords = bundledWords('rich-text', { it, en });
