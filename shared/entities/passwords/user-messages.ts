import { loginMessages } from './login-messages.ts';

/** Lengths in characters. */
export const userLimits = { name: 64, passwordMin: 8, passwordMax: 128, avatar: 120 } as const;

export const userMessages = {
  required: 'Compila tutti i campi!',
  duplicate: 'Nome utente già presente! Scegli un altro nome.',
  noneChosen: 'Seleziona un utente da cancellare!',
  created: 'Utente creato correttamente!',
  deleted: 'Utente cancellato correttamente!',
  passwordSet: 'Password impostata, sessioni chiuse',
  loadFailed: 'Errore nel recupero utenti',
  createFailed: 'Errore creazione utente',
  deleteFailed: 'Errore cancellazione utente',
  avatarFailed: 'Errore upload avatar',
  notFound: "L'utente non esiste più",
  notYourself: 'Non puoi cancellare il tuo utente',
  name: 'Usa solo lettere, numeri, spazi e . _ - @',
  avatar: 'Nome del file avatar non valido',
  passwordShort: `La password deve avere almeno ${userLimits.passwordMin} caratteri`,
  passwordLong: `La password può avere al massimo ${userLimits.passwordMax} caratteri`,
  passwordCommon: 'Questa password è troppo comune: scegline una meno prevedibile',
  ...loginMessages,
} as const;
