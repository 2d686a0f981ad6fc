import { afterEach, expect, test } from '@jest/globals';
import { REGISTRY_ELEMENT_ID } from '@wabu/shared/module';
import { card, renderCards } from '../testing/render-tests-page.tsx';
import { ModulesCard } from './modules-card.tsx';

function inlineRegistry(): void {
  const module = (id: string) => ({
    id,
    version: '12',
    commit: 'ab12cd3',
    base: `/modules/${id}/12/`,
    entry: { scripts: [], styles: [] },
    preload: { scripts: [], styles: [] },
    files: {},
  });
  const script = document.createElement('script');
  script.type = 'application/json';
  script.id = REGISTRY_ELEMENT_ID;
  const modules = [
    module('shell'),
    { ...module('users'), description: { slots: [{ slot: 'dashboard.card', order: 1 }] } },
    { ...module('boats'), misfit: 'the shell lacks Dial' },
  ];
  script.textContent = JSON.stringify({ issuedAt: '', modules });
  document.head.append(script);
}
afterEach(() => document.getElementById(REGISTRY_ELEMENT_ID)?.remove());

test('lists each module with release, state and what does not fit', async () => {
  inlineRegistry();
  await renderCards(ModulesCard);
  const rows = card('Moduli')
    .getAllByRole('row')
    .map(({ textContent }) => textContent);
  expect(rows).toEqual([
    'ModuloVersioneStatoCaricamentoDimensione',
    'shell12ab12cd3In uso——',
    'usersdashboard.card12ab12cd3Non richiesto——',
    'boats12ab12cd3the shell lacks DialNon richiesto——',
  ]);
});

test('a page without a registry shows a message', async () => {
  await renderCards(ModulesCard);
  expect(card('Moduli').getByText('Il registro dei moduli non è in questa pagina.')).toBeVisible();
});
