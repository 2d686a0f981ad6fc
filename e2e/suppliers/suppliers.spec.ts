import { expect, test } from '../fixtures/test.ts';

test.use({ role: 'king' });

test('Long fields of a supplier have a line of their own @verify', async ({ suppliersPage }) => {
  const { open, tool, field } = suppliersPage;
  await open();
  await tool('Nuovo').click();
  const width = async (label: string) => (await field(label).boundingBox())?.width ?? 0;
  const half = await width('PIVA');
  for (const label of ['Nome', 'Indirizzo'])
    expect(await width(label), label).toBeGreaterThan(1.9 * half);
});
