import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { expectAccessible, findDialog } from '@wabu/shared/testing';
import { openEditForm } from '../../testing/open-edit-form.tsx';
import { save } from '../../testing/open-frontends.tsx';
import { deepl, startTranslator, withTranslator } from '../../testing/open-translation.tsx';

startTranslator();

const scene = { pictures: ['lago.png'], changes: { Copertina: 'lago.png' } };
type Person = Awaited<ReturnType<typeof openEditForm>>['user'];
const openAltText = async (user: Person) => {
  await user.click(await screen.findByRole('button', { name: /^Testo alternativo lago.png: / }));
  return within(await findDialog('Dettagli immagine'));
};
test('is written per language with a focal point, and saved with the record', async () => {
  const { user, stored } = await openEditForm(scene);
  expect(
    await screen.findByRole('button', { name: 'Testo alternativo lago.png: manca' }),
  ).toBeVisible();
  const { getByRole, getByText } = await openAltText(user);
  expect(getByRole('textbox', { name: 'ITA · Italiano' })).toHaveFocus();
  await user.keyboard(' Il lago al tramonto ');
  expect(getByRole('textbox', { name: 'HEB · עברית' })).toHaveAttribute('dir', 'rtl');
  await user.click(await screen.findByRole('button', { name: 'Punto focale' }));
  await user.keyboard('{ArrowLeft}{ArrowDown}{Shift>}{ArrowDown}{/Shift}');
  expect(
    getByText('Punto focale: 48% da sinistra, 62% dall’alto', { ignore: '[aria-hidden]' }),
  ).toBeInTheDocument();
  await expectAccessible();
  await user.click(getByRole('button', { name: 'Conferma' }));
  expect(await screen.findByRole('button', { name: /: manca in 8 lingue su 9/ })).toBeVisible();
  await save(user);
  expect((await stored('terme')).altTexts).toEqual({
    'lago.png': { texts: { it: 'Il lago al tramonto' }, focus: { x: 0.48, y: 0.62 } },
  });
});

test('Chiudi leaves it as it was, and a decorative picture needs none', async () => {
  const { user } = await openEditForm(scene);
  const { getByRole } = await openAltText(user);
  await user.keyboard('Il lago');
  await user.click(getByRole('button', { name: 'Chiudi' }));
  await user.click(await screen.findByRole('button', { name: /lago.png: manca$/ }));
  await user.click(await screen.findByRole('checkbox', { name: /Decorativa/ }));
  expect(screen.getByRole('textbox', { name: 'ITA · Italiano' })).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'Conferma' }));
  expect(
    await screen.findByRole('button', { name: 'Testo alternativo lago.png: Decorativa' }),
  ).toBeVisible();
});

test('the Italian text is translated at one press into the languages that have none', async () => {
  const altTexts = { 'lago.png': { texts: { it: 'Il lago', de: 'Der See' } } };
  const changes = { ...scene.changes, altTexts };
  const { user } = await openEditForm({ ...scene, changes, ...withTranslator() });
  const { getByRole, queryByRole } = await openAltText(user);
  await user.click(getByRole('button', { name: 'Traduci nelle 7 lingue che mancano' }));
  await waitFor(() => expect(queryByRole('button', { name: /^Traduci/ })).toBeNull());
  expect(getByRole('textbox', { name: 'DEU · Deutsch' })).toHaveValue('Der See');
  expect(deepl.calls.map(({ text }) => text)).toEqual(Array(7).fill(['Il lago']));
  await user.click(getByRole('button', { name: 'Conferma' }));
  expect(await screen.findByRole('button', { name: /lago.png: completo$/ })).toBeVisible();
});
