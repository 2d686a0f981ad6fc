import { CONFIRMED_MINUTES } from '@wabu/shared/entities/retention';
import { bundledWords } from '@wabu/shared/ui';
import { en } from './en.ts';

export const it = {
  title: 'Confermi che sei tu?',
  text: `Per questa azione serve la tua password. Poi non te la chiediamo più per ${CONFIRMED_MINUTES} minuti.`,
  textWithPasskey: `Per questa azione serve la tua password o una tua passkey. Poi non te le chiediamo più per ${CONFIRMED_MINUTES} minuti.`,
  password: 'La tua password',
  usePasskey: 'Usa una passkey',
  confirm: 'Conferma',
  wrong: 'La password non è giusta',
  wrongPasskey: 'La passkey non è stata riconosciuta: riprova, o usa la password',
  declined: 'Non è stata usata nessuna passkey: riprova, o usa la password',
  unsupported: 'Questo browser non usa passkey a questo indirizzo: usa la password',
  offline: 'Il server non risponde: riprova tra poco',
};
/** The words of the dialog that confirms a session. */
export const useConfirmWords = bundledWords('confirmation', { it, en });
