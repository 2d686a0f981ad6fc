import { fileMessages } from '@wabu/shared/entities/files';
import { TRASH_DAYS } from '@wabu/shared/entities/retention';
import { userLimits, userMessages } from '@wabu/shared/entities/user';

/** Widened, so that other languages may say it in their words. */
const sentences: Record<keyof typeof userMessages, string> = userMessages;
const tooLarge: string = fileMessages.tooLarge;

export const it = {
  add: {
    title: 'Aggiungi nuovo utente',
    name: 'Nome utente',
    role: 'Ruolo',
    chooseRole: 'Scegli un ruolo',
    avatar: 'Avatar',
    confirm: 'Conferma',
    cancel: 'Annulla',
    required: sentences.required,
    duplicate: sentences.duplicate,
    avatarFailed: sentences.avatarFailed,
    createFailed: sentences.createFailed,
    created: sentences.created,
  },
  password: {
    label: 'Password',
    hint: `Da ${userLimits.passwordMin} a ${userLimits.passwordMax} caratteri. Spazi e accenti vanno bene.`,
    show: 'Mostra password',
    hide: 'Nascondi password',
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
    'too-large': tooLarge,
  },
  remove: {
    title: 'Cancella utente',
    user: 'Seleziona utente',
    choose: 'Scegli un utente',
    confirm: 'Conferma cancellazione',
    cancel: 'Annulla',
    noneChosen: sentences.noneChosen,
    toTrash: `Va nel cestino: per ${TRASH_DAYS} giorni un king lo può ripristinare.`,
    noneLeft: 'Non ci sono utenti da cancellare.',
    deleted: sentences.deleted,
    failed: sentences.deleteFailed,
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

export type KingWords = typeof it;
