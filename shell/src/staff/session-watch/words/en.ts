import { CONFIRMED_MINUTES } from '@wabu/shared/entities/retention';
import type { it } from './it.ts';

export const en: typeof it = {
  title: 'Is it you?',
  text: `This action needs your password. After that we will not ask for it again for ${CONFIRMED_MINUTES} minutes.`,
  textWithPasskey: `This action needs your password or one of your passkeys. After that we will not ask again for ${CONFIRMED_MINUTES} minutes.`,
  password: 'Your password',
  usePasskey: 'Use a passkey',
  confirm: 'Confirm',
  wrong: 'The password is not right',
  wrongPasskey: 'The passkey was not recognised: try again, or use the password',
  declined: 'No passkey was used: try again, or use the password',
  unsupported: 'This browser uses no passkeys at this address: use the password',
  offline: 'The server does not respond: try again soon',
};
