import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { createApp } from '../src/app.ts';
import { openNodePlatform } from '../src/platform/node/node-platform.ts';
import { HttpServer } from '../src/platform/node/server/http-server.ts';
import { readEnvironment } from '../src/platform/node/settings/environment.ts';
import { site } from '../src/site.ts';
import { DeeplDouble } from '../src/testing.ts';
import { withBoats } from './boats.ts';
import { fastHashes } from './fast-hashes.ts';
import {
  type ContractServer,
  initOf,
  METRICS_TOKEN,
  OPERATOR,
  type PublicServer,
  SECRET,
  type SentFrom,
  seedPeople,
  switched,
} from './server.ts';

const api = join(__dirname, '..');

/** The settings that `switched` sets. */
const pick = ({ activity, ...limits }: ReturnType<typeof readEnvironment>) => ({
  activity,
  dailyCharacters: limits.dailyCharacters as number,
  dailyCharactersPerUser: limits.dailyCharactersPerUser as number,
});

/** Sends another `Host` header, which `fetch` does not allow. */
async function fetchFrom(
  port: number,
  host: string,
  path: string,
  sent?: SentFrom,
): Promise<Response> {
  const { method, headers, body } = initOf(sent);
  const asked = { host: '127.0.0.1', port, path, method, headers: { ...headers, Host: host } };
  const request = httpRequest(asked).end(body);
  const [answer] = (await once(request, 'response')) as [IncomingMessage];
  const received = Object.entries(answer.headersDistinct).flatMap(([name, values = []]) =>
    values.map((value): [string, string] => [name, value]),
  );
  return new Response(await text(answer), { status: answer.statusCode, headers: received });
}

/** Starts the Node server over HTTP with its own database file and folder. */
export async function startOnNode(
  open?: PublicServer,
): Promise<ContractServer & { port: number; dataDir: string }> {
  const dataDir = await mkdtemp(join(tmpdir(), 'wabu-contract-'));
  const deepl = await new DeeplDouble().start();
  const variables = {
    DATA_DIR: dataDir,
    DEEPL_API_KEY: DeeplDouble.KEY,
    DEEPL_API_URL: deepl.url,
    JWT_SECRET: SECRET,
    METRICS_TOKEN,
    OPERATOR_TOKEN: OPERATOR,
    PORT: '0',
    PUBLIC_URL: open?.publicUrl,
  };
  const environment = readEnvironment(variables);
  const folders = { migrations: join(api, 'migrations'), root: dataDir };
  const opened = await openNodePlatform(environment, folders, () => {});
  // No test cuts the power: commits need not wait for the disk.
  await opened.database.query('PRAGMA synchronous = OFF');
  const passwords = fastHashes();
  const platform = { ...opened, passwords, ...(open && { fetchPublicText }) };
  await seedPeople(platform.database, passwords);
  const server = new HttpServer(withBoats(platform, createApp(platform, site).fetch));
  const port = await server.listen(0, '127.0.0.1');
  const settings = {
    ...platform.settings,
    ...pick(readEnvironment({ ...variables, ...switched })),
  };
  const switchedApp = createApp({ ...platform, settings }, site);
  async function fetchPublicText(address: string): Promise<string | null> {
    const { host, pathname } = new URL(address);
    if (open === undefined || !host.endsWith(open.leadsHere)) return null;
    const found = await fetchFrom(port, host, pathname);
    return found.status === 200 ? found.text() : null;
  }
  return {
    runtime: 'node',
    port,
    dataDir,
    fetch: (path, init) => fetch(`http://127.0.0.1:${port}${path}`, init),
    fetchSwitched: async (path, init) =>
      switchedApp.fetch(new Request(`http://127.0.0.1${path}`, init)),
    fetchFrom: (host, path, sent) => fetchFrom(port, host, path, sent),
    database: platform.database,
    objects: platform.objects,
    deepl,
    close: async () => {
      await server.close();
      await platform.close();
      await deepl.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
