import { execFileSync } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { withKitNames } from '../../tools/kit/names/kit-names.ts';
import { commandsOf } from '../deployments/documented-commands.ts';
import { runCommands } from '../deployments/run-commands.ts';
import { root } from '../fixtures/folders.ts';
import { people, tokenFor } from '../fixtures/people.ts';
import { releasesOf } from '../fixtures/releases.ts';
import type { Server } from '../fixtures/server.ts';
import { expect, test } from '../fixtures/test.ts';
import { signInByForm } from '../pages/login-form.ts';
import { staffAreaOf } from '../pages/staff-area.ts';
import { suppliersPageOf } from '../pages/suppliers-page.ts';
import { emptyRepository } from './repository.ts';

/** The tests continue each other: an installation takes a minute. */
test.describe.configure({ mode: 'serial', timeout: 900_000 });

let repository: ReturnType<typeof emptyRepository>;
test.beforeAll(() => {
  repository = emptyRepository();
});
test.afterAll(() => repository.dispose());

const node = (words: string[], env: Record<string, string> = {}) =>
  execFileSync(process.execPath, words, { cwd: root, env: { ...process.env, ...env } }).toString();

/** A page with data of the installation. */
const page = `import { useQuery } from '@tanstack/react-query';
import { answer, createApiClient } from '@wabu/module-kit/client';
import { useWords } from '@wabu/module-kit/i18n';
import { authorizedFetch } from '@wabu/module-kit/session';
import { PageHeader } from '@wabu/module-kit/ui';
import type { it } from '../words/it.ts';

const { api } = createApiClient(authorizedFetch);

export function BoatsPage() {
  const t = useWords<typeof it>('boats');
  const queryFn = () => answer(api.d1.getallsuppliers.$get());
  const { data = [] } = useQuery({ queryKey: ['boats'], queryFn });
  return (
    <>
      <PageHeader title={t('title')} />
      <ul>
        {data.map(({ PIVA, Nome }) => (
          <li key={PIVA}>{Nome}</li>
        ))}
      </ul>
    </>
  );
}
`;
const SUPPLIER = 'Battelli del Benaco Srl';

test('A module is created with the kit and nothing else of ours @verify', async () => {
  node(['tools/scripts/pack-kit.mjs']);
  const [tarball = ''] = readdirSync(join(root, 'dist/kit'));
  cpSync(join(root, 'dist/kit', tarball), join(repository.folder, tarball));
  const [create = ''] = commandsOf('docs/modules.md', 'A repository of its own');
  expect(await runCommands(['bash'], create, repository.folder)).toContain('boats is there');
  expect(readdirSync(join(repository.folder, 'node_modules/@wabu'))).toEqual(['module-kit']);
  await expect(repository.wabu(['new', 'boats'])).rejects.toThrow('run this in an empty folder');
  repository.write('src/boats/boats-page.tsx', page);
  await repository.npm('run', 'types');
  await repository.npm('test');
  await repository.npm('run', 'build');
});

/** Opens the local build inside the installation, signed in as an admin, in a browser of its own. */
async function inDevelopment(
  browser: Browser,
  server: Server,
  options: string[],
  act: (own: Page) => Promise<void>,
): Promise<void> {
  const { address, stop } = await repository.dev(server.url, ...options);
  const context = await browser.newContext({ locale: 'it-IT' });
  try {
    const own = await context.newPage();
    await own.goto(`${new URL(address).origin}/login`);
    await signInByForm(own, people.admin.username, people.admin.password);
    await act(own);
  } finally {
    await context.close();
    stop();
  }
}

test('Its local build is shown inside an installation, to one browser @verify', async ({
  browser,
  page: others,
  server,
  signIn,
  staffArea,
}) => {
  await inDevelopment(browser, server, [], async (own) => {
    await staffAreaOf(own).link('Boats').click();
    await expect(own.getByRole('heading', { name: 'Boats' })).toBeVisible();
    await expect(own.getByText(SUPPLIER)).toBeVisible();
    // Words appear without a reload.
    await own.evaluate(() => {
      document.documentElement.dataset.before = 'reload';
    });
    repository.change('src/words/it.ts', "title: 'Boats'", "title: 'Barche'");
    await expect(own.getByRole('heading', { name: 'Barche' })).toBeVisible();
    await expect(own.locator('html')).toHaveAttribute('data-before', 'reload');
    repository.change(
      'src/boats/boats-page.tsx',
      '<li key={PIVA}>{Nome}',
      '<li key={PIVA}>⛵ {Nome}',
    );
    await expect(own.getByText(`⛵ ${SUPPLIER}`)).toBeVisible();

    const write = await own.evaluate(async () => {
      const { status } = await fetch('/api/d1/addsupplier', { method: 'POST' });
      return status;
    });
    expect(write).toBe(403);

    await signIn('admin');
    await others.goto('/adminwabu/dashboard');
    await expect(staffArea.link('Fornitori')).toBeVisible();
    await expect(staffArea.link('Boats')).toHaveCount(0);
    expect(await releasesOf(server).liveVersion('boats')).toBe('');
  });
});

test('With --write its page changes the data of the installation @verify', async ({
  browser,
  server,
}) => {
  await inDevelopment(browser, server, ['--write'], async (own) => {
    await staffAreaOf(own).link('Fornitori').click();
    const supplier = suppliersPageOf(own);
    await supplier.item(SUPPLIER).click();
    await supplier.tool('Modifica').click();
    await supplier.field('Città').fill('Limone sul Garda');
    await supplier.tool('Salva').click();
    await expect(supplier.list).toBeVisible();
    const headers = { Authorization: `Bearer ${await tokenFor(server.url, 'rookie')}` };
    const stored = await fetch(`${server.url}/api/d1/getallsuppliers`, { headers });
    expect(await stored.json()).toContainEqual(
      expect.objectContaining({ Nome: SUPPLIER, Citta: 'Limone sul Garda' }),
    );
  });
});

test('It is checked, released by its team and rolled back @verify', async ({
  page: others,
  server,
  signIn,
}) => {
  const site = { WABU_URL: server.url };
  await expect(repository.wabu(['release'], site)).rejects.toThrow('Set WABU_DEPLOY_TOKEN');
  const [, commands = ''] = commandsOf('docs/modules.md', 'A repository of its own');
  const [check = '', release = '', rollback = '', retire = ''] = commands.trim().split('\n');
  const team = `export WABU_URL=${server.url} WABU_DEPLOY_TOKEN=${tokenOf(server, 'boats')}\n`;
  const run = (command: string) => runCommands(['bash'], team + command, repository.folder);
  expect(await run(check)).toMatch(/boats passed in shell 1/);
  expect(await run(release)).toContain('boats 1 is live');
  await signIn('admin');
  const shows = async (title: string) => {
    await others.goto('/adminwabu/boats');
    await expect(others.getByRole('heading', { name: title })).toBeVisible();
    await expect(others.getByText(`⛵ ${SUPPLIER}`)).toBeVisible();
  };
  await shows('Barche');
  repository.change('src/words/it.ts', "title: 'Barche'", "title: 'Battelli'");
  expect(await run(release)).toContain('boats 2 is live');
  await shows('Battelli');
  expect(await run(rollback)).toContain('boats 1 live at');
  await shows('Barche');
  expect(await run(retire)).toContain('boats is retired');
});

/** The sources of a module of this tree, as a team would write them with the kit; its tests stay here. */
function copyModule(name: string): void {
  const own = join(root, name);
  for (const file of readdirSync(join(own, 'src'), { recursive: true, encoding: 'utf8' }))
    if (/\.(tsx?|css)$/.test(file) && !/\.test\.|testing\//.test(file))
      repository.write(`src/${file}`, withKitNames(readFileSync(join(own, 'src', file), 'utf8')));
  const { wabu } = JSON.parse(readFileSync(join(own, 'package.json'), 'utf8'));
  const description = JSON.parse(readFileSync(join(repository.folder, 'package.json'), 'utf8'));
  repository.write('package.json', JSON.stringify({ ...description, wabu }));
}

test('The sources of a module of this tree build there, and pass the check @verify', async ({
  server,
}) => {
  rmSync(join(repository.folder, 'src'), { recursive: true });
  copyModule('mf-requests');
  await repository.npm('run', 'types');
  await repository.npm('run', 'build');
  const site = { WABU_URL: server.url, WABU_DEPLOY_TOKEN: tokenOf(server, 'requests') };
  expect(await repository.wabu(['check'], site)).toMatch(/requests passed in shell/);
});

/** The operator of the installation creates the token of the team of a module. */
function tokenOf(server: Server, module: string): string {
  const operator = { PORT: new URL(server.url).port, DATA_DIR: server.dataDir };
  const output = node(['tools/scripts/releases.mjs', 'deploy-token', module], operator);
  return /wabu-deploy\.\w+/.exec(output)?.[0] ?? '';
}
