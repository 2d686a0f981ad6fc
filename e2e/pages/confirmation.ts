import type { Page } from '@playwright/test';

/** The dialog that confirms the session, in Italian. */
export function confirmationOf(page: Page) {
  const dialog = page.getByRole('dialog', { name: 'Confermi che sei tu?' });
  const password = dialog.getByLabel('La tua password');
  return {
    dialog,
    password,
    passkey: dialog.getByRole('button', { name: 'Usa una passkey' }),
    /** Sends a password by the keyboard. */
    enter: async (text: string) => {
      await password.fill(text);
      await password.press('Enter');
    },
  };
}
