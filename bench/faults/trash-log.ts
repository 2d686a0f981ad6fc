import { createClient } from '@libsql/client';
import type { Supplier, SupplierInput } from '@wabu/shared/entities/supplier';

type Place = 'nowhere' | 'list' | 'trash';

/** Begins the names of its suppliers. */
export const TRASH_NAME = 'Cestino ';

/** Deletes, restores and purges suppliers with a file, and compares where they are after a crash. */
export class TrashLog {
  written = 0;
  lost: string[] = [];
  /** The places where a supplier may be: after the last acknowledged write, and after one without an answer. */
  readonly #places = new Map<string, Place[]>();

  constructor(
    readonly url: string,
    readonly token: string,
  ) {}

  /** One supplier from its creation to its end, as far as the server lives. Every second one stays in the trash. */
  async run(supplier: SupplierInput, isPurged: boolean): Promise<void> {
    const name = `${TRASH_NAME}${supplier.PIVA}`;
    const body = { ...supplier, Nome: name };
    const { PIVA } = body;
    if (!(await this.#write(name, 'list', 'POST', '/api/d1/addsupplier', body))) return;
    if (!(await this.#write(name, 'list', 'POST', '/api/r2/addsupplier', body))) return;
    const remove = () => this.#write(name, 'trash', 'DELETE', '/api/d1/deletesupplier', { PIVA });
    if (!(await remove())) return;
    if (!(await this.#write(name, 'list', 'POST', '/api/d1/undelete', await this.#idOf(name))))
      return;
    if (!(await remove()) || !isPurged) return;
    await this.#write(name, 'nowhere', 'POST', '/api/d1/purge', await this.#idOf(name));
  }

  /** Finds the suppliers that are in another place than the writes say. */
  async check(): Promise<void> {
    const listed = (await this.#read<Supplier[]>('/api/d1/getallsuppliers')).map(
      ({ Nome }) => Nome,
    );
    const trashed = (await this.#trash()).map(({ label }) => label);
    for (const [name, places] of this.#places) {
      const found: Place[] = [
        ...(listed.includes(name) ? ['list' as const] : []),
        ...(trashed.includes(name) ? ['trash' as const] : []),
      ];
      const [place = 'nowhere'] = found;
      if (found.length > 1 || !places.includes(place)) this.lost.push(`${name}: ${found.join()}`);
      this.#places.set(name, [place]);
    }
  }

  async #write(name: string, place: Place, method: string, path: string, body: object | undefined) {
    // The answer to a read was lost.
    if (body === undefined) return false;
    const [before = 'nowhere'] = this.#places.get(name) ?? [];
    this.#places.set(name, [before, place]);
    const headers = { ...this.#headers, 'Content-Type': 'application/json' };
    const call = { method, headers, body: JSON.stringify(body) };
    const response = await fetch(this.url + path, call).catch(() => null);
    if (response === null) return false;
    if (!response.ok) throw new Error(`${path}: ${response.status}`);
    this.#places.set(name, [place]);
    this.written += 1;
    return true;
  }

  async #idOf(name: string): Promise<{ id: number } | undefined> {
    const entries = await this.#trash().catch(() => []);
    const found = entries.find(({ label }) => label === name);
    return found && { id: found.id };
  }

  async #trash() {
    const entries: { id: number; label: string }[] = [];
    let after = '';
    for (;;) {
      type Page = { entries: typeof entries; next: number | null };
      const page = await this.#read<Page>(`/api/d1/trash?entity=supplier&limit=200${after}`);
      entries.push(...page.entries);
      if (page.next === null) return entries;
      after = `&after=${page.next}`;
    }
  }

  async #read<T>(path: string): Promise<T> {
    const response = await fetch(this.url + path, { headers: this.#headers });
    return (await response.json()) as T;
  }

  get #headers() {
    return { Authorization: `Bearer ${this.token}` };
  }
}

/** Records, entries of the history, files and entries of the trash that contradict each other, in a stopped server. */
export async function contradictions(dataDir: string): Promise<string[]> {
  const client = createClient({ url: `file:${dataDir}/wabu.db`, concurrency: 1 });
  const { rows } = await client.execute(`
    WITH ends AS (
      SELECT record_id, action, max(id) FROM changes
      WHERE entity = 'supplier' AND action IN ('create', 'delete', 'undelete', 'purge') GROUP BY record_id)
    SELECT 'history says ' || action || ': ' || record_id AS found FROM ends
      WHERE (record_id IN (SELECT id FROM suppliers)) <> (action IN ('create', 'undelete'))
        OR (record_id IN (SELECT record_id FROM trash)) <> (action = 'delete')
    UNION ALL SELECT 'not in the history: ' || id FROM
      (SELECT id FROM suppliers UNION SELECT record_id FROM trash WHERE entity = 'supplier')
      WHERE id NOT IN (SELECT record_id FROM ends)
    UNION ALL SELECT 'contents of a purged record: ' || record_id FROM changes
      WHERE label IS NOT NULL AND action <> 'purge' AND entity = 'supplier'
        AND record_id IN (SELECT record_id FROM ends WHERE action = 'purge')
    UNION ALL SELECT 'file without an entry of the trash: ' || folder FROM objects
      WHERE folder LIKE '[Trash]/%' AND substr(folder, 9) NOT IN (SELECT id || '' FROM trash)
    UNION ALL SELECT 'file without a supplier: ' || folder FROM objects
      WHERE folder LIKE '[Suppliers]/%' AND substr(folder, 13) NOT IN (SELECT tax_id FROM suppliers)
    UNION ALL SELECT 'trash without the file: ' || label FROM trash
      WHERE entity = 'supplier' AND '[Trash]/' || id NOT IN (SELECT folder FROM objects)
    UNION ALL SELECT 'restored without the file: ' || name FROM suppliers
      WHERE id IN (SELECT record_id FROM ends WHERE action = 'undelete')
        AND '[Suppliers]/' || tax_id NOT IN (SELECT folder FROM objects)`);
  client.close();
  return rows.map(({ found }) => String(found));
}
