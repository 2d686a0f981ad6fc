import { afterEach, expect, test } from '@jest/globals';
import { card, openTests } from '../testing/open-tests.tsx';

/** The share scope as the federation runtime leaves it on the page. */
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

test('tells who provided each package, and who lives on it', async () => {
  federate({ react: ['19.3.1'], '@wabu/shared/ui': ['1.0.0'] });
  await openTests();
  const { getAllByRole, getByText } = card('Pacchetti condivisi');
  expect(getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
    'PacchettoVersioneFornito daUsato daStato',
    '@wabu/shared/ui1.0.0shellshell, userscaricato · unico nella pagina',
    'react19.3.1shellshell, userscaricato · unico nella pagina',
  ]);
  expect(getByText('Di ogni pacchetto c’è una sola copia.')).toBeVisible();
});

test('two of one package are told by name', async () => {
  federate({ react: ['19.3.1', '18.3.1'], zustand: ['5.1.0'] });
  await openTests();
  expect(card('Pacchetti condivisi').getByText('In più di una versione: react')).toBeVisible();
});

test('a page without federation says so', async () => {
  await openTests();
  expect(
    card('Pacchetti condivisi').getByText('In questa pagina non c’è federazione di moduli.'),
  ).toBeVisible();
});
