import { expect, test } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import { answer } from '@wabu/api/client';
import { button, expectAccessible, findAlert, findDialog } from '@wabu/shared/testing';
import { openEditForm } from '../testing/open-edit-form.tsx';

const scene = { pictures: ['lago.png'], changes: { Copertina: 'lago.png' } };
type Person = Awaited<ReturnType<typeof openEditForm>>['user'];
const openAltText = async (user: Person) => {
  await user.click(await screen.findByRole('button', { name: /^Testo alternativo lago.png: / }));
  return within(await findDialog('Testo alternativo'));
};
const save = async (user: Person) => {
  await user.click(button('Salva'));
  await user.click(await screen.findByRole('button', { name: 'Sovrascrivi' }));
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
  await screen.findByText('Frontend [terme] salvato');
  expect((await stored('terme')).altTexts).toEqual({
    'lago.png': { texts: { it: 'Il lago al tramonto' }, focus: { x: 0.48, y: 0.62 } },
  });
});

test('a decorative picture needs none', async () => {
  const { user, stored } = await openEditForm(scene);
  const { getByRole } = await openAltText(user);
  await user.click(getByRole('checkbox', { name: /Decorativa/ }));
  expect(getByRole('textbox', { name: 'ITA · Italiano' })).toBeDisabled();
  await user.click(getByRole('button', { name: 'Conferma' }));
  expect(
    await screen.findByRole('button', { name: 'Testo alternativo lago.png: Decorativa' }),
  ).toBeVisible();
  await save(user);
  await screen.findByText('Frontend [terme] salvato');
  expect((await stored('terme')).altTexts).toEqual({ 'lago.png': { decorative: true, texts: {} } });
});

test('Annulla leaves it as it was', async () => {
  const { user } = await openEditForm(scene);
  const { getByRole } = await openAltText(user);
  await user.keyboard('Il lago');
  await user.click(getByRole('button', { name: 'Annulla' }));
  expect(
    await screen.findByRole('button', { name: 'Testo alternativo lago.png: manca' }),
  ).toBeVisible();
});

test('another description saved meanwhile is a conflict in words', async () => {
  const { user, calls, stored } = await openEditForm(scene);
  const { getByRole } = await openAltText(user);
  await user.keyboard('Il lago');
  await user.click(getByRole('button', { name: 'Conferma' }));
  await act(async () => {
    const json = {
      ...(await stored('terme')),
      altTexts: { 'lago.png': { texts: { it: 'La riva' } } },
    };
    await answer(calls.d1.updatefrontend.$put({ json: { ...json, origins: [] } }));
  });
  await save(user);
  const conflict = await findAlert(/./);
  expect(conflict).toHaveTextContent('Testo alternativo: lago.png · ITA');
  expect(conflict).toHaveTextContent('La riva');
});
