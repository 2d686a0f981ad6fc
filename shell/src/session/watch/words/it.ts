import { CONFIRMED_MINUTES } from '@wabu/shared/entities/retention';

export const words = {
  title: 'Confermi che sei tu?',
  text: `Per questa azione serve la tua password. Poi non la chiediamo più per ${CONFIRMED_MINUTES} minuti.`,
  password: 'La tua password',
  confirm: 'Conferma',
  cancel: 'Annulla',
  wrong: 'La password non è giusta',
  offline: 'Il server non risponde: riprova tra poco',
};
export type ConfirmWords = typeof words;
