import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { earlierBudgets, keepsBudget, raised } from '../fixtures/budgets.ts';
import { seedFrontends } from '../fixtures/frontends.ts';
import { frontendsScreen } from '../fixtures/frontends-screen.ts';
import { journey } from '../fixtures/journey.ts';
import { people } from '../fixtures/people.ts';
import { signInByForm } from '../fixtures/sign-in-by-form.ts';
import { suppliersScreen } from '../fixtures/suppliers-screen.ts';

/** Until nothing more is asked for, however long a busy machine takes. */
const quiet = { waitUntil: 'networkidle', timeout: 60_000 } as const;

/** Listens to what a page loads, of one module or of all. */
function listen(page: Page, module = '') {
  const files = new Map<string, Promise<{ bytes: number; isEditor: boolean }>>();
  page.on('requestfinished', (request) => {
    const { pathname } = new URL(request.url());
    if (!pathname.startsWith(module === '' ? '/modules/' : `/modules/${module}/`)) return;
    files.set(pathname, weigh());
    async function weigh() {
      const answer = await request.response();
      const { responseBodySize } = await request.sizes();
      const text = (await answer?.text()) ?? '';
      return { bytes: responseBodySize, isEditor: text.includes('data-slate-editor') };
    }
  });
  const sumOf = async (names: string[]) => {
    const weighed = await Promise.all(names.map((name) => files.get(name)));
    return weighed.reduce((sum, file) => sum + (file?.bytes ?? 0), 0) / 1000;
  };
  return {
    kilobytes: () => sumOf([...files.keys()]),
    scripts: () => sumOf([...files.keys()].filter((name) => name.endsWith('.js'))),
    hasEditor: async () => (await Promise.all(files.values())).some(({ isEditor }) => isEditor),
  };
}

test('No budget of bytes is larger than it was before', (context) => {
  const earlier = earlierBudgets();
  if (earlier === null) return context.skip('there is no history here to compare with');
  assert.deepEqual(raised(earlier), [], 'e2e/budgets.json only goes down');
});

const paths = { suppliers: 'suppliers', users: 'users', devtools: 'tests' } as const;

journey('The first visit to a section keeps its budget of bytes', {}, async (given) => {
  const { page, server, signIn } = given;
  await signIn('king');
  for (const module of ['suppliers', 'users', 'devtools'] as const) {
    const loaded = listen(page, module);
    await page.goto(`${server.url}/adminwabu/${paths[module]}`, quiet);
    await page.getByRole('heading', { level: 1 }).waitFor();
    if (module === 'devtools') {
      // Its editor comes when the page has nothing else to do, or when somebody comes to write.
      await page.getByRole('textbox', { name: 'Testo di prova' }).click();
      await page.locator('[contenteditable=true]').waitFor();
    }
    keepsBudget(module, await loaded.kilobytes());
  }
});

journey(
  'The scripts of the public home, and from the login to the suppliers, keep their budgets',
  {},
  async (given) => {
    const { page, server, newPerson } = given;
    const home = listen(page);
    await page.goto(`${server.url}/`, quiet);
    keepsBudget('home scripts', await home.scripts());

    const person = await newPerson();
    const way = listen(person);
    await person.goto(`${server.url}/login`, quiet);
    await signInByForm(person, people.king.username, people.king.password);
    await person.waitForURL('**/adminwabu/dashboard**');
    await person.getByRole('link', { name: 'Fornitori' }).first().click();
    await suppliersScreen(person).list.getByRole('option').first().waitFor();
    keepsBudget('login to suppliers, scripts', await way.scripts());
  },
);

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
    keepsBudget('frontends', await loaded.kilobytes());
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
