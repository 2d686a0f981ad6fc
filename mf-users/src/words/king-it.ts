import { fileLimits, inMegabytes } from '@wabu/shared/entities/files';
import { TRASH_DAYS } from '@wabu/shared/entities/retention';
import { userLimits } from '@wabu/shared/entities/user';
import { bundledWords } from '@wabu/shared/ui';
import { en } from './king-en.ts';

export const it = {
  add: {
    title: 'Aggiungi nuovo utente',
    name: 'Nome utente',
    role: 'Ruolo',
    chooseRole: 'Scegli un ruolo',
    avatar: 'Avatar',
    confirm: 'Conferma',
    cancel: 'Annulla',
    required: 'Compila tutti i campi!',
    duplicate: 'Nome utente già presente! Scegli un altro nome.',
    avatarFailed: 'Errore upload avatar',
    createFailed: 'Errore creazione utente',
    created: 'Utente creato correttamente!',
    byLink: 'Senza password: la persona sceglie la sua con un link di accesso',
  },
  password: {
    label: 'Password',
    hint: `Da ${userLimits.passwordMin} a ${userLimits.passwordMax} caratteri. Spazi e accenti vanno bene.`,
    show: 'Mostra la password',
    generate: 'Genera',
    copy: 'Copia',
    copied: 'Password copiata',
    notCopied: 'Copia non riuscita: seleziona la password e copiala tu',
    strength: {
      none: '',
      weak: 'Debole: allungala con altre parole',
      fair: 'Discreta',
      good: 'Buona',
      strong: 'Ottima',
    },
  },
  picture: {
    choose: 'Scegli un’immagine',
    change: 'Cambia immagine',
    preview: 'Anteprima dell’avatar',
    hint: 'PNG, JPEG, GIF o WebP. Viene ritagliata al centro e rimpicciolita.',
    type: 'Scegli un file PNG, JPEG, GIF o WebP',
    unreadable: 'Questa immagine non si legge: scegline un’altra',
    'too-large': `Il file supera i ${inMegabytes(fileLimits.bytes)} MB`,
  },
  remove: {
    title: 'Cancella utente',
    user: 'Seleziona utente',
    choose: 'Scegli un utente',
    confirm: 'Conferma cancellazione',
    cancel: 'Annulla',
    noneChosen: 'Seleziona un utente da cancellare!',
    toTrash: `Va nel cestino: per ${TRASH_DAYS} giorni un king lo può ripristinare.`,
    noneLeft: 'Non ci sono utenti da cancellare.',
    deleted: 'Utente cancellato correttamente!',
    failed: 'Errore cancellazione utente',
  },
  manage: {
    menu: 'Gestisci {{name}}',
    role: 'Ruolo',
    enable: 'Attiva',
    disable: 'Disattiva',
    roleChanged: '{{name}} ora è {{role}}: deve accedere di nuovo',
    disabled: '{{name}} è disattivato e non può più entrare',
    enabled: '{{name}} può entrare di nuovo',
    failed: '{{name}} non è stato modificato',
    link: {
      create: 'Crea un link di accesso',
      confirm: 'Vuoi creare un link di accesso per {{name}}?',
      consequence:
        'La password attuale smette subito di funzionare e le sessioni aperte si chiudono. Con il link si sceglie una nuova password.',
      yes: 'Crea',
      failed: 'Il link per {{name}} non è stato creato',
      title: 'Link di accesso per {{name}}',
      once: 'Copialo ora: non verrà mostrato un’altra volta. Chi lo apre sceglie la password di {{name}}, quindi dallo solo a questa persona.',
      label: 'Link',
      until: 'Si può usare una volta sola, fino al {{time}}.',
      copy: 'Copia',
      copied: 'Link copiato',
      notCopied: 'Copia non riuscita: il link è selezionato, copialo tu',
      close: 'Chiudi',
    },
  },
  usage: {
    title: 'Spazio per i file',
    all: 'Tutti gli utenti',
    of: '{{used}} di {{limit}}',
    each: 'Contano anche i file nel cestino. Ogni utente ha fino a {{limit}}.',
    disk: 'Sul disco sono liberi {{free}}.',
    reserve: 'Sotto {{reserve}} liberi non si aggiunge più nulla.',
    users: 'Spazio di ogni utente',
    former: '(non è tra gli utenti)',
    failed: 'Lo spazio usato non si è caricato',
  },
  offline: 'Il server non risponde: riprova tra poco',
};

/** The words of what only kings open. */
export const useKingWords = bundledWords('users-king', { it, en });
