import { fileMessages } from '@wabu/shared/entities/files';
import { TRASH_DAYS } from '@wabu/shared/entities/retention';
import { userLimits, userMessages } from '@wabu/shared/entities/user';

/** Widened, so that other languages may say it in their words. */
const sentences: Record<keyof typeof userMessages, string> = userMessages;
const tooLarge: string = fileMessages.tooLarge;

export const it = {
  title: 'Utenti',
  list: {
    caption: 'Elenco utenti',
    name: 'Nome',
    role: 'Ruolo',
    avatar: 'Avatar',
    failed: sentences.loadFailed,
    retry: 'Riprova',
    you: 'sei tu',
  },
  history: { open: 'Cronologia di {{name}}' },
  add: {
    open: 'Aggiungi utente',
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
    open: 'Cancella utente',
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
  offline: 'Il server non risponde: riprova tra poco',
};

export type UserWords = typeof it;
