import { CONFIRMED_MINUTES } from '@wabu/shared/entities/retention';
import type { ConfirmWords } from './it.ts';

export const words: ConfirmWords = {
  title: 'Is it you?',
  text: `This action needs your password. After that we will not ask for it again for ${CONFIRMED_MINUTES} minutes.`,
  password: 'Your password',
  confirm: 'Confirm',
  cancel: 'Cancel',
  wrong: 'The password is not right',
  offline: 'The server does not respond: try again soon',
};
