import type { Supplier } from '@wabu/shared/entities/supplier';
import { tokenFor } from '../../e2e/fixtures/people.ts';
import { rawRequest } from '../lib/load.ts';

const LISTS = ['/api/d1/getallsuppliers', '/api/d1/getfrontendsummaries', '/api/d1/getusers'];

/** Returns the next request of mixed staff traffic: 50 % lists, 30 % pictures, 15 % records, 5 % saves. */
export async function staffRequests(url: string): Promise<() => string> {
  const headers = {
    authorization: `Bearer ${await tokenFor(url, 'king')}`,
    'accept-encoding': 'gzip, deflate, br',
  };
  const list = async <T>(path: string) =>
    (await (await fetch(url + path, { headers })).json()) as T[];
  const suppliers = await list<Supplier>('/api/d1/getallsuppliers');
  const addresses = (await list<{ URL: string }>('/api/d1/getfrontendsummaries')).map(
    (one) => one.URL,
  );
  const pictures = await picturesOf(url, addresses, headers);
  const get = (path: string) => rawRequest('GET', path, headers);
  let number = 0;
  return () => {
    number += 1;
    // 37 and 100 are coprime: the kinds alternate and keep their shares.
    const kind = (number * 37) % 100;
    if (kind < 50) return get(LISTS[number % LISTS.length] ?? '');
    if (kind < 80) return get(pictures[number % pictures.length] ?? '');
    if (kind < 95)
      return get(
        `/api/d1/getfrontend?URL=${encodeURIComponent(addresses[number % addresses.length] ?? '')}`,
      );
    const { version: _, ...supplier } = suppliers[number % suppliers.length] as Supplier;
    const changed = JSON.stringify({ ...supplier, Telefono: String(number) });
    return rawRequest(
      'PUT',
      '/api/d1/updatesupplier',
      { ...headers, 'content-type': 'application/json' },
      changed,
    );
  };
}

async function picturesOf(
  url: string,
  addresses: string[],
  headers: Record<string, string>,
): Promise<string[]> {
  const found: string[] = [];
  for (const address of addresses) {
    const foldername = `[Frontends]/${address}/images`;
    const answer = await fetch(`${url}/api/r2/listfiles`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ foldername }),
    });
    const { files } = (await answer.json()) as { files: string[] };
    for (const file of files) {
      const query = new URLSearchParams({
        foldername,
        filename: file.split('/').at(-1) ?? '',
        thumb: '',
      });
      found.push(`/api/r2/getfile?${query}`);
    }
  }
  return found;
}
