import { afterEach, expect, test } from '@jest/globals';
import { REGISTRY_ELEMENT_ID } from '@wabu/shared/module';
import { card, renderCards } from '../testing/render-tests-page.tsx';
import { ModulesCard } from './modules-card.tsx';

function inlineRegistry(): void {
  const module = (id: string, status = 'live', shared: Record<string, string> = {}) => ({
    ...{ id, status, shared, version: '1.2.3', base: `/modules/${id}/1.2.3/`, percent: 10 },
    ...{ entry: { scripts: [], styles: [] }, preload: { scripts: [], styles: [] }, files: {} },
  });
  const script = document.createElement('script');
  script.type = 'application/json';
  script.id = REGISTRY_ELEMENT_ID;
  const modules = [
    module('shell', 'live', { react: '19.3.1', zustand: '5.1.0' }),
    { ...module('users'), description: { slots: [{ slot: 'dashboard.card', order: 1 }] } },
    module('suppliers', 'blocked'),
    module('frontends', 'canary'),
    { ...module('boats'), insteadOf: '2.0.0' },
  ];
  script.textContent = JSON.stringify({ issuedAt: '', modules });
  document.head.append(script);
}
afterEach(() => document.getElementById(REGISTRY_ELEMENT_ID)?.remove());

test('lists each module with version, state and shared packages', async () => {
  inlineRegistry();
  await renderCards(ModulesCard);
  const rows = card('Moduli')
    .getAllByRole('row')
    .map(({ textContent }) => textContent);
  expect(rows).toEqual([
    'ModuloVersioneStatoCaricamentoDimensioneCondivide',
    'shell1.2.3In uso——offre 2react 19.3.1zustand 5.1.0',
    'usersdashboard.card1.2.3Non richiesto——usa 0',
    'suppliers1.2.3Bloccato——usa 0',
    'frontends1.2.3Anteprima al 10%Non richiesto——usa 0',
    'boats1.2.3al posto di 2.0.0Non richiesto——usa 0',
  ]);
});

test('a page without a registry shows a message', async () => {
  await renderCards(ModulesCard);
  expect(card('Moduli').getByText('Il registro dei moduli non è in questa pagina.')).toBeVisible();
});
