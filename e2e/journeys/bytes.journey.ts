import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import budgets from '../budgets.json' with { type: 'json' };
import { seedFrontends } from '../fixtures/frontends.ts';
import { frontendsScreen } from '../fixtures/frontends-screen.ts';
import { journey } from '../fixtures/journey.ts';

/** Until nothing more is asked for, however long a busy machine takes. */
const quiet = { waitUntil: 'networkidle', timeout: 60_000 } as const;

/** Listens to what a page loads of one module. */
function listen(page: Page, module: string) {
  const files = new Map<string, Promise<{ bytes: number; isEditor: boolean }>>();
  page.on('requestfinished', (request) => {
    const { pathname } = new URL(request.url());
    if (!pathname.startsWith(`/modules/${module}/`)) return;
    files.set(pathname, weigh());
    async function weigh() {
      const answer = await request.response();
      const { responseBodySize } = await request.sizes();
      const text = (await answer?.text()) ?? '';
      return { bytes: responseBodySize, isEditor: text.includes('data-slate-editor') };
    }
  });
  return {
    kilobytes: async () =>
      (await Promise.all(files.values())).reduce((sum, { bytes }) => sum + bytes, 0) / 1000,
    hasEditor: async () => (await Promise.all(files.values())).some(({ isEditor }) => isEditor),
  };
}

async function keepsBudget(module: keyof typeof budgets, kilobytes: number) {
  assert.ok(kilobytes > 1, `nothing of ${module} was seen`);
  assert.ok(
    kilobytes <= budgets[module],
    `${module} brings ${kilobytes.toFixed(1)} kB, its budget in e2e/budgets.json is ${budgets[module]} kB`,
  );
}

const paths = { suppliers: 'suppliers', users: 'users', devtools: 'tests' } as const;

journey('The first visit to a section keeps its budget of bytes', {}, async (given) => {
  const { page, server, signIn } = given;
  await signIn('king');
  for (const module of ['suppliers', 'users', 'devtools'] as const) {
    const loaded = listen(page, module);
    await page.goto(`${server.url}/adminwabu/${paths[module]}`, quiet);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await keepsBudget(module, await loaded.kilobytes());
  }
});

journey(
  'Reading a microsite loads no editor; writing in it keeps the budget',
  {},
  async (given) => {
    const { page, server, signIn, token } = given;
    await seedFrontends(server.url, await token('king'), [{ URL: 'terme' }]);
    await signIn('king');
    const loaded = listen(page, 'frontends');
    const read = `${server.url}/adminwabu/frontends?frontend=terme`;
    await page.goto(read, quiet);
    await page.getByText('Il biglietto.').waitFor();
    assert.equal(await loaded.hasEditor(), false);
    const screen = frontendsScreen(page);
    await screen.tool('Modifica').click();
    await screen.write('Contenuto', 1, 'Italiano', ' Andata e ritorno.');
    assert.equal(await loaded.hasEditor(), true);
    await keepsBudget('frontends', await loaded.kilobytes());
  },
);

journey('However many texts are opened, at most four editors live', {}, async (given) => {
  const { page, server, signIn, token, visit } = given;
  const section = {
    visible: true,
    NomeSezione: { it: '<p>Nome</p>' },
    Contenuto: { it: '<p>Testo</p>' },
  };
  const Sezioni = [section, section, section];
  await seedFrontends(server.url, await token('king'), [{ URL: 'terme', Sezioni }]);
  await signIn('king');
  await visit('/adminwabu/frontends?frontend=terme&mode=edit');
  const screen = frontendsScreen(page);
  for (const number of [1, 2, 3]) {
    for (const kind of ['Nome', 'Contenuto'] as const) {
      await screen.write(kind, number, 'Italiano', ' più');
      await screen.text(kind, number, 'Italiano').getByText('più').waitFor();
      const alive = await page.locator('[contenteditable=true]').count();
      assert.ok(alive >= 1 && alive <= 4, `${alive} editors are alive`);
    }
  }
});
