import { expect, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { answer } from '@wabu/api/client';
import type { Frontend } from '@wabu/shared/entities/frontend';
import { findDialog, row } from '@wabu/shared/testing';
import { complete, frontendAt, openFrontends } from '../../testing/open-frontends.tsx';
import { section, startTranslator, withTranslator } from '../../testing/open-translation.tsx';
import './bulk-bar.tsx';

startTranslator();

const nothing = { Sezioni: [] };

type Scene = Parameters<typeof openFrontends>[0];
/** The page with all frontends chosen. */
async function allChosen(scene: Scene) {
  const page = await openFrontends(scene);
  await row(new RegExp(scene?.frontends?.[0]?.URL ?? ''));
  await page.user.click(screen.getByRole('listbox'));
  await page.user.keyboard('{Control>}a{/Control}');
  const bar = within(await screen.findByRole('region', { name: 'Selezione' }));
  const start = async (name: string) => page.user.click(await bar.findByRole('button', { name }));
  const stateOf = async (URL: string) =>
    (await act(() => page.stored(URL))).publication?.state ?? 'withdrawn';
  return { ...page, start, stateOf };
}

const undo = () =>
  within(screen.getByRole('region', { name: 'Avvisi' })).getByRole('button', { name: 'Annulla' });

test('many are published, one that cannot be is named, and one undo withdraws them', async () => {
  const frontends = [
    frontendAt('uno', complete),
    frontendAt('due', complete),
    frontendAt('vuoto', nothing),
  ];
  const { user, start, stateOf } = await allChosen({ frontends });
  await start('Pubblica');
  const element = await findDialog('Pubblicare i micrositi selezionati?');
  const dialog = within(element);
  expect(await dialog.findByText(/^3 micrositi diventano pubblici/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Pubblica 3 micrositi' }));
  expect(await screen.findByText('2 micrositi pubblicati')).toBeVisible();
  expect(await screen.findByText(/^vuoto: /)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Chiudi' }));
  expect(await stateOf('uno')).toBe('published');
  expect(await stateOf('due')).toBe('published');
  await user.click(undo());
  await waitFor(async () => expect(await stateOf('due')).toBe('withdrawn'));
  expect(await stateOf('uno')).toBe('withdrawn');
});

test('those that are not public are not withdrawn', async () => {
  const frontends = [frontendAt('uno', complete), frontendAt('due', complete)];
  const page = await openFrontends({ frontends });
  await act(() => answer(page.calls.d1.publishfrontend.$post({ json: { URL: 'uno' } })));
  await act(() => page.queries.invalidateQueries());
  await row(/uno.*Pubblicato/);
  await page.user.click(screen.getByRole('listbox'));
  await page.user.keyboard('{Control>}a{/Control}');
  await page.user.click(await screen.findByRole('button', { name: 'Ritira' }));
  expect(await screen.findByText('1 non è pubblico.')).toBeVisible();
  await page.user.click(screen.getByRole('button', { name: 'Ritira 1 microsito' }));
  expect(await screen.findByText('1 microsito ritirato')).toBeVisible();
  expect((await act(() => page.stored('uno'))).publication?.state).toBe('withdrawn');
});

test('many are deleted, and come back with one undo', async () => {
  const { user, start, calls } = await allChosen({
    frontends: [frontendAt('uno', nothing), frontendAt('due', nothing)],
  });
  const stored = async () => (await act(() => answer(calls.d1.getallfrontends.$get()))).length;
  await start('Cancella');
  await user.click(await screen.findByRole('button', { name: 'Cancella 2 micrositi' }));
  expect(await screen.findByText('2 micrositi cancellati')).toBeVisible();
  expect(await stored()).toBe(0);
  await user.click(undo());
  await waitFor(async () => expect(await stored()).toBe(2));
});

test('missing texts of many are translated, what a person wrote stays, and one undo takes them back', async () => {
  const textsOf = ({ Sezioni }: Frontend) => Sezioni[0]?.Contenuto;
  const { user, start, stored } = await allChosen({
    frontends: [
      frontendAt('uno', { Sezioni: [section({ it: '<p>Ciao</p>', en: '<p>Mine</p>' })] }),
      frontendAt('due', { Sezioni: [section({ it: '<p>Ciao</p>', en: '<p>Mine</p>' })] }),
      frontendAt('vuoto', nothing),
    ],
    ...withTranslator(),
  });
  await start('Traduci');
  const plan = within(await findDialog('Tradurre i micrositi selezionati?'));
  expect(await plan.findByText(/^2 micrositi: 14 testi mancanti/)).toBeVisible();
  expect(plan.getByText('1 non ha niente da tradurre.')).toBeVisible();
  await user.click(plan.getByRole('button', { name: 'Traduci 2 micrositi' }));
  expect(await screen.findByText(/^14 testi tradotti in 2 micrositi\./)).toBeVisible();
  const texts = textsOf(await act(() => stored('uno')));
  expect(texts).toMatchObject({ it: '<p>Ciao</p>', en: '<p>Mine</p>' });
  expect(Object.values(texts ?? {}).filter((text) => text !== '')).toHaveLength(9);
  await user.click(screen.getByRole('button', { name: 'Rivedi le traduzioni' }));
  expect(await screen.findByText(/^Tradotti adesso: 2 micrositi/)).toBeVisible();
  expect(screen.queryByRole('option', { name: /vuoto/ })).toBeNull();
  await user.click(await row(/due/));
  const sheet = await findDialog(/^Foglio di confronto · due/);
  expect(await within(sheet).findByText(/7 testi automatici/)).toBeVisible();
  await user.click(within(sheet).getAllByRole('button', { name: 'Chiudi' })[0] as HTMLElement);
  await user.click(screen.getByRole('button', { name: 'Mostra tutti' }));
  expect(await row(/vuoto/)).toBeVisible();
  await user.click(undo());
  await waitFor(async () => expect(textsOf(await act(() => stored('uno')))?.de ?? '').toBe(''));
});
