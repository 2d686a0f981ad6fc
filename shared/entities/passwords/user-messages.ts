import { defineMessages } from '../messages/messages.ts';
import { loginMessages } from './login-messages.ts';

/** Lengths in characters. */
export const userLimits = { name: 64, passwordMin: 8, passwordMax: 128, avatar: 120 } as const;

export const userMessages = defineMessages('user', {
  required: 'Compila tutti i campi!',
  duplicate: 'Nome utente già presente! Scegli un altro nome.',
  notFound: "L'utente non esiste più",
  notYourself: 'Non puoi cancellare il tuo utente',
  name: 'Usa solo lettere, numeri, spazi e . _ - @',
  avatar: 'Nome del file avatar non valido',
  passwordShort: `La password deve avere almeno ${userLimits.passwordMin} caratteri`,
  passwordLong: `La password può avere al massimo ${userLimits.passwordMax} caratteri`,
  passwordCommon: 'Questa password è troppo comune: scegline una meno prevedibile',
  wrongCredentials: loginMessages.wrongCredentials,
});
