import { afterEach, expect, test } from '@jest/globals';
import { card, renderCards } from '../testing/render-tests-page.tsx';
import { ShareCard } from './share-card.tsx';

/** Sets the share scope that the federation runtime exposes. */
function federate(versions: Record<string, string[]>): void {
  const share = { from: 'wabu_shell', useIn: ['wabu_shell', 'wabu_users'], loaded: true };
  const scope = Object.entries(versions).map(([name, all]) => [
    name,
    Object.fromEntries(
      all.map((version) => [
        version,
        { ...share, shareConfig: { singleton: true, strictVersion: true } },
      ]),
    ),
  ]);
  const shell = { name: 'wabu_shell', shareScopeMap: { default: Object.fromEntries(scope) } };
  Object.assign(globalThis, { __FEDERATION__: { __INSTANCES__: [shell] } });
}
afterEach(() => {
  Reflect.deleteProperty(globalThis, '__FEDERATION__');
});

test('lists provider and consumers of each package', async () => {
  federate({ react: ['19.3.1'], '@wabu/shared/ui': ['1.0.0'] });
  await renderCards(ShareCard);
  const { getAllByRole, getByText } = card('Pacchetti condivisi');
  expect(getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
    'PacchettoVersioneFornito daUsato daStato',
    '@wabu/shared/ui1.0.0shellshell, userscaricato · unico nella pagina',
    'react19.3.1shellshell, userscaricato · unico nella pagina',
  ]);
  expect(getByText('Di ogni pacchetto c’è una sola copia.')).toBeVisible();
});

test('a package in two versions is named', async () => {
  federate({ react: ['19.3.1', '18.3.1'], zustand: ['5.1.0'] });
  await renderCards(ShareCard);
  expect(card('Pacchetti condivisi').getByText('In più di una versione: react')).toBeVisible();
});

test('a page without federation shows a message', async () => {
  await renderCards(ShareCard);
  expect(
    card('Pacchetti condivisi').getByText('In questa pagina non c’è federazione di moduli.'),
  ).toBeVisible();
});
