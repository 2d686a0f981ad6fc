import type { Page } from '@playwright/test';
import { people } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/test.ts';
import { signInByForm } from '../pages/login-form.ts';
import { suppliersPageOf } from '../pages/suppliers-page.ts';
import { earlierBudgets, expectInBudget, raised } from './budgets.ts';

/** Until nothing more is asked for, however long a busy machine takes. */
const quiet = { waitUntil: 'networkidle' } as const;

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

test('No budget of bytes is larger than it was before', () => {
  const earlier = earlierBudgets();
  test.skip(earlier === null, 'there is no history here to compare with');
  expect(raised(earlier ?? {}), 'e2e/budgets.json only goes down').toEqual([]);
});

const paths = { suppliers: 'suppliers', users: 'users', devtools: 'tests' } as const;

test('The first visit to a section keeps its budget of bytes', async ({ page, signIn }) => {
  await signIn('king');
  for (const module of ['suppliers', 'users', 'devtools'] as const) {
    const loaded = listen(page, module);
    await page.goto(`/adminwabu/${paths[module]}`, quiet);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    if (module === 'devtools') {
      // Its editor comes when the page has nothing else to do, or when somebody comes to write.
      await page.getByRole('textbox', { name: 'Testo di prova' }).click();
      await expect(page.locator('[contenteditable=true]')).toBeVisible();
    }
    expectInBudget(module, await loaded.kilobytes());
  }
});

test('The scripts of the public home, and from the login to the suppliers, keep their budgets', async ({
  page,
  newPerson,
}) => {
  const home = listen(page);
  await page.goto('/', quiet);
  expectInBudget('home scripts', await home.scripts());

  const person = await newPerson();
  const way = listen(person);
  await person.goto('/login', quiet);
  await signInByForm(person, people.king.username, people.king.password);
  await person.waitForURL('**/adminwabu/dashboard**');
  await person.getByRole('link', { name: 'Fornitori' }).first().click();
  await expect(suppliersPageOf(person).list.getByRole('option').first()).toBeVisible();
  expectInBudget('login to suppliers, scripts', await way.scripts());
});

test('Reading a microsite loads no editor; writing in it keeps the budget', async ({
  page,
  signIn,
  microsites,
  frontendsPage,
}) => {
  await microsites.seed({ URL: 'terme' });
  await signIn('king');
  const loaded = listen(page, 'frontends');
  await page.goto('/adminwabu/frontends?frontend=terme', quiet);
  await expect(page.getByText('Il biglietto.')).toBeVisible();
  expect(await loaded.hasEditor()).toBe(false);
  await frontendsPage.tool('Modifica').click();
  await frontendsPage.write('Contenuto', 1, 'Italiano', ' Andata e ritorno.');
  expect(await loaded.hasEditor()).toBe(true);
  expectInBudget('frontends', await loaded.kilobytes());
});

test('However many texts are opened, at most four editors live', async ({
  page,
  signIn,
  microsites,
  frontendsPage,
}) => {
  const section = {
    visible: true,
    NomeSezione: { it: '<p>Nome</p>' },
    Contenuto: { it: '<p>Testo</p>' },
  };
  const Sezioni = [section, section, section];
  await microsites.seed({ URL: 'malcesine', Sezioni });
  await signIn('king');
  await frontendsPage.open('malcesine', 'edit');
  for (const number of [1, 2, 3]) {
    for (const kind of ['Nome', 'Contenuto'] as const) {
      await frontendsPage.write(kind, number, 'Italiano', ' più');
      await expect(frontendsPage.text(kind, number, 'Italiano').getByText('più')).toBeVisible();
      const alive = await page.locator('[contenteditable=true]').count();
      expect(alive, 'editors alive').toBeGreaterThanOrEqual(1);
      expect(alive, 'editors alive').toBeLessThanOrEqual(4);
    }
  }
});
