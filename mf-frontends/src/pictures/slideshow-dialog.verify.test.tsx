import { describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { button, findDialog } from '@wabu/shared/testing';
import { openEditForm } from '../testing/open-edit-form.tsx';

describe('the slideshow', () => {
  test('keeps the order of selection, can be sorted, and summarises the changes', async () => {
    const { user, stored } = await openEditForm({
      pictures: ['a.png', 'b.png', 'c.png'],
      changes: { Slideshow: ['a.png'] },
    });
    await user.click(button('Modifica Slideshow'));
    const show = await findDialog('Modifica Slideshow');
    expect(within(show).getByText('Immagini selezionate per lo slideshow:')).toBeVisible();
    expect(within(show).getByText('Nessuna modifica')).toBeVisible();
    await user.click(await within(show).findByRole('option', { name: /c\.png/ }));
    await user.click(within(show).getByRole('option', { name: /b\.png/ }));
    expect(within(show).getByText('+2')).toBeVisible();
    const marks = within(show).getAllByText('Selezionata');
    expect(marks.map(({ className }) => className)).toEqual(['mark', 'mark', 'mark']);
    await user.click(
      within(show).getByRole('button', { name: 'Sposta in prima posizione: b.png' }),
    );
    await user.click(within(show).getByRole('button', { name: 'Sposta dopo: a.png' }));
    await user.click(within(show).getByRole('button', { name: 'Conferma' }));
    await user.keyboard('{Control>}s{/Control}');
    await user.click(await screen.findByRole('button', { name: 'Sovrascrivi' }));
    await screen.findByText('Microsito [terme] salvato');
    expect((await stored('terme')).Slideshow).toEqual(['b.png', 'c.png', 'a.png']);
  });

  test('needs one picture to be confirmed, forgets what was not, and is emptied in the form', async () => {
    const { user } = await openEditForm({ pictures: ['a.png'], changes: { Slideshow: ['a.png'] } });
    await user.click(button('Modifica Slideshow'));
    const show = await findDialog('Modifica Slideshow');
    await user.click(within(show).getByRole('button', { name: 'Togli: a.png' }));
    expect(within(show).getByText('Nessuna immagine selezionata.')).toBeVisible();
    expect(within(show).getByRole('button', { name: 'Conferma' })).toBeDisabled();
    expect(screen.getByText('Tolta dallo slideshow: a.png')).toBeVisible();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(show).not.toBeInTheDocument());
    expect(screen.queryByText('Tolta dallo slideshow: a.png')).toBeNull();
    await user.click(button('Svuota slideshow'));
    expect(await screen.findByText('Slideshow svuotato')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Svuota slideshow' })).toBeNull();
  });
});
