import type { SupplierInput } from '@wabu/shared/entities/supplier';
import { aSupplier } from '@wabu/shared/testing/builders';
import { people } from '../../e2e/fixtures/people.ts';
import { ask } from './workerd.ts';

export interface Counted {
  name: string;
  /** Rows as D1 counts them. */
  read: number;
  written: number;
  queries: number;
}

const NEW_URL = 'barche-a-vela';

/** One section in one language, which is enough to be published. */
function aCompleteFrontend({
  Nome,
  Indirizzo,
  CAP,
  Citta,
  Provincia,
  Nazione,
  email,
}: SupplierInput) {
  const section = {
    visible: true,
    NomeSezione: { it: '<p>Incluso</p>' },
    Contenuto: { it: '<p>Il biglietto comprende il traghetto.</p>' },
  };
  const place = { Indirizzo, CAP, Citta, Provincia, Nazione, email };
  const pictures = { Logo: '', Copertina: '', Slideshow: [] };
  return { ...pictures, URL: NEW_URL, Fornitore: Nome, Localizzazione: place, Sezioni: [section] };
}

/** What typical actions of visitors and staff read and write in D1, once the isolate has answered them before. */
export async function countedActions(url: string, token: string): Promise<Counted[]> {
  const counted: Counted[] = [];
  async function send(method: string, path: string, json?: object): Promise<Response> {
    const answer = await ask(url + path, {
      method,
      headers: {
        Authorization: `Bearer ${token}`,
        ...(json && { 'Content-Type': 'application/json' }),
      },
      body: json === undefined ? null : JSON.stringify(json),
      redirect: 'manual',
    });
    if (answer.status >= 400)
      throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
    return answer;
  }
  async function count(name: string, method: string, path: string, json?: object) {
    const answer = await send(method, path, json);
    const rows = JSON.parse(answer.headers.get('D1-Rows') ?? '') as Omit<Counted, 'name'>;
    counted.push({ name, ...rows });
    return answer;
  }
  async function countTwice(name: string, method: string, path: string, json?: object) {
    await send(method, path, json);
    return count(name, method, path, json);
  }
  const page = (await (await send('GET', '/api/d1/frontends?limit=1')).json()) as {
    records: { URL: string }[];
  };
  const { URL: address = '' } = page.records[0] ?? {};
  const opened = `/api/d1/getfrontend?URL=${encodeURIComponent(address)}`;
  const frontend = (await (await send('GET', opened)).json()) as object;

  await countTwice('a public page', 'GET', '/it/');
  await countTwice('a microsite', 'GET', `/siti/${address}`);
  await countTwice('a search of a visitor', 'POST', '/api/public/search', {
    q: 'lago',
    language: 'it',
  });
  await countTwice('first page of 100,000 suppliers', 'GET', '/api/d1/suppliers?limit=1000');
  await countTwice('a search in 100,000 suppliers', 'POST', '/api/d1/searchsuppliers', {
    text: 'garda',
    limit: 50,
  });
  const supplier = aSupplier(7_000_001);
  await count('a new supplier', 'POST', '/api/d1/addsupplier', supplier);
  await countTwice('a frontend opened', 'GET', opened);
  await count('a frontend saved', 'PUT', '/api/d1/updatefrontend', frontend);
  await count('a new frontend', 'POST', '/api/d1/addfrontend', aCompleteFrontend(supplier));
  await count('a publication', 'POST', '/api/d1/publishfrontend', { URL: NEW_URL });
  await countTwice('a page of the activity', 'GET', '/api/d1/activity?limit=50');
  // Last: it ends the session of the token.
  await count('a sign-in', 'POST', '/api/adminwabu/login', people.king);
  return counted;
}
