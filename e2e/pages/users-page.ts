import type { Page } from '@playwright/test';

/** The users' screen, in Italian. */
export function usersPageOf(page: Page) {
  const add = page.getByRole('dialog', { name: 'Aggiungi nuovo utente' });
  const remove = page.getByRole('dialog', { name: 'Cancella utente' });
  return {
    page,
    open: () => page.goto('/adminwabu/users'),
    table: page.getByRole('table', { name: 'Elenco utenti' }),
    row: (name: string) => page.getByRole('row').filter({ hasText: name }),
    button: (name: 'Aggiungi utente' | 'Cancella utente') =>
      page.getByRole('button', { name, exact: true }),
    manage: (name: string) => page.getByRole('button', { name: `Gestisci ${name}` }),
    /** A role or an action of the open menu of a user. */
    menuItem: (name: string) =>
      page
        .getByRole('menu')
        .getByRole(/^[a-z]+$/.test(name) ? 'menuitemradio' : 'menuitem', { name }),
    add,
    field: (label: string) => add.getByLabel(new RegExp(`^${label}`)),
    remove,
  };
}

/** A photograph larger than an avatar. */
async function aPhotograph(page: Page) {
  const bytes = await page.evaluate(async () => {
    const canvas = document.createElement('canvas');
    canvas.width = 1600;
    canvas.height = 1000;
    const paint = canvas.getContext('2d');
    if (paint) {
      paint.fillStyle = '#7fc4e6';
      paint.fillRect(0, 0, 1600, 1000);
      paint.fillStyle = '#f4b73f';
      paint.fillRect(600, 300, 400, 400);
    }
    const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', 0.95));
    return [...new Uint8Array((await blob?.arrayBuffer()) ?? new ArrayBuffer(0))];
  });
  return { name: 'foto.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(bytes) };
}

export const anna = { name: 'anna', password: 'vela-bianca-a-malcesine', role: 'admin' };

/** Opens the add dialog and fills it in, with a picture. */
export async function fillUser(page: Page, user: typeof anna) {
  const screen = usersPageOf(page);
  await screen.button('Aggiungi utente').click();
  await screen.field('Nome utente').fill(user.name);
  await screen.field('Password').fill(user.password);
  await screen.field('Ruolo').selectOption(user.role);
  await screen.field('Avatar').setInputFiles(await aPhotograph(page));
  await screen.add.getByRole('img', { name: 'Anteprima dell’avatar' }).waitFor();
}
