import type { SupplierInput } from '@wabu/shared/entities/supplier';
import { manySuppliers } from '@wabu/shared/testing/builders';
import { people, post, postAll, tokenFor } from '../../e2e/fixtures/people.ts';
import { publishMicrosite } from '../../e2e/fixtures/published-microsite.ts';
import type { Server } from '../../e2e/fixtures/server.ts';
import { collectsOnSignal } from '../lib/collect-heap.ts';
import { serverWithMicrosites } from '../lib/filled-server.ts';
import { TOKEN } from './read-metrics.ts';
import type { Colleague } from './staff.ts';
import type { Site } from './visitors.ts';

const SUPPLIERS = 1_000;
const MICROSITES = 200;
/** Those with pictures and texts of their own; the staff changes the first of them. */
const WITH_PICTURES = 10;
const COLLEAGUES = 4;

/** A server in production mode, with metrics, whose heap SIGUSR2 collects; and who visits it and works there. */
export async function startSite(): Promise<{
  server: Server;
  site: Site;
  colleagues: Colleague[];
}> {
  const server = await serverWithMicrosites(MICROSITES - WITH_PICTURES, {
    NODE_ENV: 'production',
    METRICS_TOKEN: TOKEN,
    ...collectsOnSignal,
  });
  const { url } = server;
  const king = await tokenFor(url, 'king');
  // The first is there: it has the microsites that were written into the database.
  const suppliers = manySuppliers(SUPPLIERS).slice(1);
  await postAll(`${url}/api/d1/addsupplier`, suppliers, king);
  const edited = numbered('barche', WITH_PICTURES);
  for (const URL of edited) await publishMicrosite(url, king, URL);
  const site = {
    published: [...numbered('microsito', MICROSITES - WITH_PICTURES), ...edited.slice(COLLEAGUES)],
    changing: edited.slice(0, COLLEAGUES),
    media: await picturesOf(url, edited.slice(COLLEAGUES)),
  };
  const colleagues: Colleague[] = [];
  for (const [index, URL] of site.changing.entries())
    colleagues.push(await addColleague(url, king, index, URL, suppliers));
  return { server, site, colleagues };
}

async function addColleague(
  url: string,
  king: string,
  index: number,
  URL: string,
  all: SupplierInput[],
): Promise<Colleague> {
  const credentials = { username: `collega-${index}`, password: people.admin.password };
  const user = {
    clear_name: credentials.username,
    clear_psw: credentials.password,
    clear_role: 'admin',
    clear_avatar: 'avatar.jpg',
  };
  await post(`${url}/api/d1/adduser`, user, king);
  const suppliers = all.filter((_, at) => at % COLLEAGUES === index);
  return { credentials, king, suppliers, URL, freeNumber: SUPPLIERS + 1 + index };
}

const numbered = (name: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${name}-${index + 1}`);

/** The addresses of the pictures that the microsites show. */
async function picturesOf(url: string, microsites: string[]): Promise<string[]> {
  const found = new Set<string>();
  for (const URL of microsites) {
    const page = await (await fetch(`${url}/it/siti/${URL}`)).text();
    for (const [path] of page.matchAll(/\/media\/[0-9a-f]+\/[\w-]+/g)) found.add(path);
  }
  if (found.size === 0) throw new Error('The microsites show no pictures');
  return [...found];
}
