import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { freePort } from '../../tools/scripts/setup/port.mjs';
import { commandsOf } from './documented-commands.ts';
import { printVariables, runCommands, variablesIn } from './run-commands.ts';
import { type Call, isUpdated, kingOf, namesOf, overHttp, overHttps, passwordIn } from './site.ts';
import { makeUpstream, NEWER_DATA } from './upstream.ts';

/*
 * Runs the commands of docs/docker/README.md as they are written. Different here: Caddy signs its certificates itself,
 * because no public authority can reach it, and it listens on free ports of the loopback interface. The commands also
 * prune unused images and the build cache of this machine.
 */
test.describe.configure({ mode: 'serial', timeout: 900_000, retries: 0 });

const VISIT_EVERY_MS = 200;
const DOCUMENT = 'docs/docker/README.md';
const docker = (...words: string[]) => spawnSync('docker', words, { encoding: 'utf8' });
const succeeds = (...words: string[]) => docker(...words).status === 0;
const hasEngine = () => succeeds('info') && succeeds('compose', 'version');
test.skip(() => !hasEngine(), 'this machine has no Docker engine with compose');

let folder = '';
const docs = () => join(folder, 'wabu/docs/docker');
const sh = (commands: string) => runCommands(['bash'], commands, docs());
const logOf = (service: string) => sh(`docker compose logs --no-color ${service}`);

let upstream: ReturnType<typeof makeUpstream>;
let password = '';
let call: Call;
const king = kingOf(
  (...words) => call(...words),
  () => password,
);

test.beforeAll(async () => {
  if (!hasEngine()) return;
  // Its containers, volumes and images have fixed names.
  if (docker('compose', 'ls', '--all', '--quiet').stdout.includes('wabu'))
    throw new Error('Wabu is installed on this machine: its containers would be replaced.');
  folder = mkdtempSync(join(tmpdir(), 'wabu-docker-'));
  upstream = makeUpstream(folder);
  const [plain, secure] = [await freePort(), await freePort()];
  const ports = '"80:80", "443:443", "443:443/udp"';
  upstream.change(
    'docs/docker/compose.yaml',
    ports,
    `"127.0.0.1:${plain}:80", "127.0.0.1:${secure}:443"`,
  );
  upstream.change('docs/docker/Caddyfile', '{\n\t# A cert', '{\n\tlocal_certs\n\t# A cert');
  upstream.publish();
  execFileSync('git', ['clone', '--quiet', upstream.bare, join(folder, 'wabu')]);
  let authority = '';
  call = async (...words) => {
    authority ||= await sh(
      'docker compose exec -T caddy cat /data/caddy/pki/authorities/local/root.crt',
    );
    return overHttps('www.example.org', secure, authority)(...words);
  };
});
test.afterAll(async () => {
  if (folder === '') return;
  if (existsSync(docs())) {
    await sh('docker rm --force wabu 2> /dev/null || true');
    await sh('docker compose down --volumes --remove-orphans');
    await sh('docker volume rm --force wabu-data wabu-backups');
    await sh('docker images wabu --quiet | sort -u | xargs -r docker rmi --force');
    await sh('docker image prune --force');
  }
  rmSync(folder, { recursive: true, force: true });
});

test('The documented commands start the server behind Caddy @verify', async () => {
  const [start = ''] = commandsOf(DOCUMENT, 'Start');
  password = passwordIn(await sh(start));
  expect(password).toMatch(/^\w{20}$/);
  await expect.poll(async () => (await call('/healthz').catch(() => null))?.status).toBe(200);
  expect((await call('/')).text).toContain('<html lang=');
  await king.addSupplier(1);
});

test('Its server cannot change its own code @verify', async () => {
  expect(await sh('docker compose exec -T wabu id --user --name')).toBe('node\n');
  const write = 'docker compose exec -T wabu touch /app/file || echo rejected';
  expect(await sh(write)).toContain('rejected');
  const log = await logOf('wabu');
  expect(log).not.toContain('"level":"error"');
});

test("A visitor's address is what Caddy saw, whatever the visitor says @verify", async () => {
  const body = { username: 'nobody', password: 'not the password' };
  const headers = { 'x-forwarded-for': '203.0.113.9' };
  expect((await call('/api/adminwabu/login', { body, headers })).status).toBe(401);
  const address = /"login refused".*"address":"([^"]+)"/.exec(await logOf('wabu'))?.[1];
  expect(address).toBeTruthy();
  expect(['203.0.113.9', '172.31.97.2']).not.toContain(address);
});

test('A backup is taken and restored as documented @verify', async () => {
  const [commands = ''] = commandsOf(DOCUMENT, 'Backup and restore');
  const [backup = '', copy = '', ...restore] = commands.trim().split('\n');
  await sh([backup, copy].join('\n'));
  await king.addSupplier(2);
  await sh(restore.join('\n'));
  await expect.poll(async () => (await call('/healthz')).status).toBe(200);
  expect(await king.supplierNames()).toEqual(namesOf(1));
});

test('Visitors notice no update, it shows the new program, and the way back loses nothing @verify', async () => {
  upstream.publishUpdate();
  const [update = '', clean = '', back = ''] = commandsOf(DOCUMENT, 'Update and go back');
  const visits: number[] = [];
  const visitor = setInterval(async () => visits.push((await call('/')).status), VISIT_EVERY_MS);
  const variables = variablesIn(await sh(update + clean + printVariables));
  clearInterval(visitor);
  expect(new Set(visits), 'what visitors were answered during the update').toEqual(new Set([200]));
  expect(await isUpdated(call)).toBe(true);
  await king.addSupplier(3);
  await sh(`${variables}\n${back}`);
  expect(await isUpdated(call)).toBe(false);
  expect(await king.supplierNames()).toEqual(namesOf(1, 3));
});

test('The program of before an update that changed the data says so, and starts with the backup @verify', async () => {
  upstream.publishMigration();
  const [update = '', , back = '', restore = ''] = commandsOf(DOCUMENT, 'Update and go back');
  await sh('git checkout --quiet main');
  const variables = variablesIn(await sh(update + printVariables));
  await king.addSupplier(4);
  await expect(sh(`${variables}\n${back}`)).rejects.toThrow('wabu');
  expect(await sh('docker compose logs -n 5 wabu')).toContain(NEWER_DATA);
  await sh(`${variables}\n${restore}`);
  await expect.poll(async () => (await call('/healthz')).status).toBe(200);
  expect(await king.supplierNames()).toEqual(namesOf(1, 3));
});

test('Without compose the image runs behind a proxy of the machine, and stops in time @verify', async () => {
  await sh('docker compose down');
  const port = await freePort();
  const [, commands = ''] = commandsOf(DOCUMENT, 'Start');
  await sh(commands.replace('127.0.0.1:3000:3000', `127.0.0.1:${port}:3000`));
  const direct = overHttp(`http://127.0.0.1:${port}`);
  await expect.poll(async () => (await direct('/healthz').catch(() => null))?.status).toBe(200);
  const body = { username: 'nobody', password: 'not the password' };
  await direct('/api/adminwabu/login', { body, headers: { 'x-forwarded-for': '203.0.113.9' } });
  expect(await sh('docker logs wabu')).toContain('"address":"203.0.113.9"');
  await sh('docker stop wabu');
  expect(await sh("docker inspect wabu --format '{{.State.ExitCode}}'")).toBe('0\n');
});
