import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { commandsOf } from './documented-commands.ts';
import { makeMachine } from './machine.ts';
import { printVariables, variablesIn } from './run-commands.ts';
import { drawnSmaller, isUpdated, kingOf, namesOf, overHttp, passwordIn } from './site.ts';
import { makeUpstream, NEWER_DATA } from './upstream.ts';

/*
 * Runs the commands of docs/deploy.md as they are written, in a container that systemd starts and
 * that shares the network of this machine.
 */
test.describe.configure({ mode: 'serial', timeout: 900_000, retries: 0 });

const has = (program: string) => spawnSync(program, ['--version']).error === undefined;
const isPossible = () => process.getuid?.() === 0 && has('debootstrap') && has('systemd-nspawn');
test.skip(
  () => !isPossible(),
  'only root can start a container, with systemd-nspawn and debootstrap',
);

const UPDATES = 'docs/deploy.md';
const ORIGIN = 'http://127.0.0.1:3000';
let folder = '';
const call = overHttp(ORIGIN);
let password = '';
const king = kingOf(call, () => password);

/** `systemctl` starts the service and does not wait until it answers. */
const isReady = () =>
  expect.poll(async () => (await call('/healthz').catch(() => null))?.status).toBe(200);
async function startMachine() {
  machine.start();
  const state = () => machine.run('systemctl is-system-running || true').catch(String);
  await expect.poll(state).toMatch(/^(running|degraded)/);
}

let machine: ReturnType<typeof makeMachine>;
let upstream: ReturnType<typeof makeUpstream>;
test.beforeAll(async () => {
  if (!isPossible()) return;
  test.setTimeout(300_000);
  if (await call('/healthz').catch(() => null)) throw new Error(`A server answers at ${ORIGIN}.`);
  folder = mkdtempSync(join(tmpdir(), 'wabu-machine-'));
  machine = makeMachine(folder);
  upstream = makeUpstream(join(folder, 'srv'));
  await startMachine();
  // A repository of root on the machine itself takes the place of one on a server.
  await machine.run("git config --system safe.directory '*'");
});
test.afterAll(async () => {
  if (folder === '') return;
  await machine?.stop();
  rmSync(folder, { recursive: true, force: true });
});

test('The documented commands install the service @verify', async () => {
  const [install = ''] = commandsOf('docs/deploy.md', 'Node behind a reverse proxy');
  password = passwordIn(await machine.run(install.replace('<this repository>', '/srv/wabu.git')));
  expect(password).toMatch(/^\w{20}$/);
  await king.addSupplier(1);
  expect(await machine.run('systemd-analyze security wabu')).toMatch(/exposure level .* 1\.\d OK/);
});

test('In its sandbox the server draws pictures, and starts again after a crash @verify', async () => {
  const { original, thumbnail } = await drawnSmaller(ORIGIN, await king.token());
  expect(thumbnail).toBeLessThan(original / 4);
  await machine.run('systemctl kill --signal=KILL wabu && sleep 3');
  await isReady();
  expect(await king.supplierNames()).toEqual(namesOf(1));
});

test('A backup is taken and restored as documented @verify', async () => {
  const commands = commandsOf('docs/deploy.md', 'Backup and restore').at(-1) ?? '';
  const [folder = '', backup = '', stop = '', restore = ''] = commands.trim().split('\n');
  await machine.run([folder, backup].join('\n'));
  await king.addSupplier(2);
  await machine.run(
    [stop, restore.replace('2026-05-01', '$(date +%F)'), 'systemctl start wabu'].join('\n'),
  );
  await isReady();
  expect(await king.supplierNames()).toEqual(namesOf(1));
});

test('The operator sets a new password with the variables of the service @verify', async () => {
  const [command = ''] = commandsOf('docs/deploy.md', 'Users who cannot sign in');
  password = 'the-lake-in-november';
  await machine.run(`echo ${password} | ${command}`);
  expect(await king.supplierNames()).toEqual(namesOf(1));
});

test('An update shows the new program, and the way back loses nothing @verify', async () => {
  upstream.publishUpdate();
  const [update = '', clean = ''] = commandsOf(UPDATES, 'With systemd');
  const [back = ''] = commandsOf(UPDATES, 'Go back');
  const variables = variablesIn(await machine.run(update + clean + printVariables));
  expect(await isUpdated(call)).toBe(true);
  await king.addSupplier(3);
  await machine.run(`${variables}\n${back}`);
  expect(await isUpdated(call)).toBe(false);
  expect(await king.supplierNames()).toEqual(namesOf(1, 3));
});

test('The program of before an update that changed the data says so, and starts with the backup @verify', async () => {
  upstream.publishMigration();
  const [update = ''] = commandsOf(UPDATES, 'With systemd');
  const [back = '', restore = ''] = commandsOf(UPDATES, 'Go back');
  await machine.run('cd /srv/wabu && sudo -u wabu git checkout --quiet main');
  const variables = variablesIn(await machine.run(update + printVariables));
  await king.addSupplier(4);
  await expect(machine.run(`${variables}\n${back}`)).rejects.toThrow('Failed to connect');
  expect(await machine.run('journalctl -u wabu -n 5')).toContain(NEWER_DATA);
  await machine.run(`${variables}\ncd /srv/wabu\n${restore}`);
  await isReady();
  expect(await king.supplierNames()).toEqual(namesOf(1, 3));
});

test('It starts with the machine, and stops in time @verify', async () => {
  await machine.run('systemctl stop wabu');
  expect(await machine.run('systemctl show wabu --property=Result')).toBe('Result=success\n');
  await machine.stop();
  await startMachine();
  await isReady();
  expect(await king.supplierNames()).toEqual(namesOf(1, 3));
});
