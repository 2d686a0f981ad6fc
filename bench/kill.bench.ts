import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { createClient } from '@libsql/client';
import type { SupplierInput } from '@wabu/shared/entities/supplier';
import { aSupplier } from '@wabu/shared/testing/builders';
import { tokenFor } from '../e2e/fixtures/people.ts';
import { aPng } from '../e2e/fixtures/png.ts';
import { startServer } from '../e2e/fixtures/server.ts';
import type { Row } from './lib/row.ts';

/** Enough to interrupt a write at each of its steps. */
const KILLS = Number(process.env.KILLS ?? 200);
const MAX_ROUND_MS = 400;
const WRITERS = 6;
const FOLDER = '[Utils]';
const ABSENT = 'absent';
const TRASHED = 'in the trash';

/** Kills the server with SIGKILL at random moments of its writes, and looks for lost and half-done ones. */
export async function measure(): Promise<Row[]> {
  const server = await startServer({ data: 'empty', env: { DEMO: '0' } });
  const log = new WriteLog(server.url, await tokenFor(server.url, 'king'));
  const restarts: number[] = [];
  let number = 0;
  for (let round = 0; round < KILLS; round += 1) {
    let isAlive = true;
    const write = async () => {
      while (isAlive) await log.write(++number);
    };
    const writing = Promise.all(Array.from({ length: WRITERS }, write));
    await sleep(Math.random() * MAX_ROUND_MS);
    await server.kill();
    isAlive = false;
    await writing;
    const started = performance.now();
    await server.start();
    restarts.push((performance.now() - started) / 1000);
    await log.check();
  }
  await server.stop();
  const wrong = [...log.wrong, ...(await contradictionsIn(server.dataDir))];
  await server.dispose();
  if (wrong.length > 0) console.error(wrong.slice(0, 20));
  return [
    {
      name: `acknowledged writes lost, and writes done by half, in ${KILLS} kills -9`,
      runs: [wrong.length],
      unit: '',
      limit: { atMost: 0 },
      note: `of ${log.acknowledged}`,
    },
    {
      name: 'restart after kill -9, slowest',
      runs: restarts,
      quantile: 1,
      unit: 's',
      limit: { atMost: 2 },
    },
  ];
}

/** Records what each write may leave behind, and compares it with what the server has after a crash. */
class WriteLog {
  acknowledged = 0;
  readonly wrong: string[] = [];
  /** What a supplier or a file may be: one state after an acknowledgement, else also the state before. */
  readonly #states = new Map<string, readonly string[]>();
  readonly #readFiles = new Set<string>();

  constructor(
    readonly url: string,
    readonly token: string,
  ) {}

  /** A file, and a supplier with a file from its creation to the trash and back, as far as the server lives. */
  async write(number: number): Promise<void> {
    const bytes = aPng(140);
    const form = new FormData();
    form.set('folder', FOLDER);
    const name = `foto-${number}.png`;
    form.set('file', new File([new Uint8Array(bytes)], name, { type: 'image/png' }));
    await this.#send(`file ${name}`, hashOf(bytes), 'POST', '/api/r2/upload', form);
    const supplier = aSupplier(number);
    const key = `supplier ${supplier.Nome}`;
    const text = textOf(supplier);
    const send = (state: string, method: string, path: string, body: object) =>
      this.#send(key, state, method, path, JSON.stringify(body));
    if (!(await send(text, 'POST', '/api/d1/addsupplier', supplier)) || number % 3 === 0) return;
    if (!(await send(text, 'POST', '/api/r2/addsupplier', supplier))) return;
    const { PIVA } = supplier;
    if (!(await send(TRASHED, 'DELETE', '/api/d1/deletesupplier', { PIVA })) || number % 3 === 1)
      return;
    const entries = await this.#trash().catch(() => []);
    const id = entries.find(({ label }) => label === supplier.Nome)?.id;
    if (id === undefined) return;
    await send(text, 'POST', '/api/d1/undelete', { id });
  }

  async check(): Promise<void> {
    const found = new Map([...(await this.#suppliers()), ...(await this.#files())]);
    for (const key of found.keys()) if (!this.#states.has(key)) this.wrong.push(`${key}: unknown`);
    for (const [key, allowed] of this.#states) {
      const state = found.get(key) ?? ABSENT;
      if (!allowed.includes(state)) this.wrong.push(`${key}: ${state}`);
      this.#states.set(key, [state]);
    }
  }

  async #send(key: string, state: string, method: string, path: string, body: string | FormData) {
    const before = this.#states.get(key) ?? [ABSENT];
    this.#states.set(key, [...before, state]);
    const type = typeof body === 'string' ? { 'Content-Type': 'application/json' } : undefined;
    const headers = { ...this.#headers, ...type };
    const answer = await fetch(this.url + path, { method, headers, body }).catch(() => null);
    // The server was killed before it answered, or the uploads of this minute are used up.
    if (answer === null || answer.status === 429) return false;
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    this.#states.set(key, [state]);
    this.acknowledged += 1;
    return true;
  }

  async #suppliers(): Promise<[string, string][]> {
    const listed = await this.#read<SupplierInput[]>('/api/d1/getallsuppliers');
    const trashed = await this.#trash();
    return [
      ...listed.map((one): [string, string] => [`supplier ${one.Nome}`, textOf(one)]),
      ...trashed.map(({ label }): [string, string] => [`supplier ${label}`, TRASHED]),
    ];
  }

  /** Reads each file once: one that was complete after a kill is not read again. */
  async #files(): Promise<[string, string][]> {
    const body = JSON.stringify({ foldername: FOLDER });
    const call = { method: 'POST', body };
    const { files } = await this.#read<{ files: string[] }>('/api/r2/listfiles', call);
    const names = files.map((path) => path.split('/').at(-1) ?? '');
    const read = async (filename: string): Promise<[string, string]> => {
      const key = `file ${filename}`;
      if (this.#readFiles.has(key)) return [key, this.#states.get(key)?.[0] ?? ''];
      this.#readFiles.add(key);
      const query = new URLSearchParams({ foldername: FOLDER, filename });
      const answer = await fetch(`${this.url}/api/r2/getfile?${query}`, { headers: this.#headers });
      return [key, hashOf(new Uint8Array(await answer.arrayBuffer()))];
    };
    return Promise.all(names.filter((name) => name.startsWith('foto-')).map(read));
  }

  async #trash(): Promise<Entry[]> {
    const entries: Entry[] = [];
    for (let after: string | null = ''; after !== null; ) {
      const path: string = `/api/d1/trash?entity=supplier&limit=200${after}`;
      const page: { entries: Entry[]; next: number | null } = await this.#read(path);
      entries.push(...page.entries);
      after = page.next === null ? null : `&after=${page.next}`;
    }
    return entries;
  }

  async #read<T>(path: string, init?: RequestInit): Promise<T> {
    const headers = { ...this.#headers, 'Content-Type': 'application/json' };
    return (await (await fetch(this.url + path, { ...init, headers })).json()) as T;
  }

  get #headers() {
    return { Authorization: `Bearer ${this.token}` };
  }
}

interface Entry {
  id: number;
  label: string;
}

/** The fields that were sent, in one order. */
const textOf = (supplier: SupplierInput) => JSON.stringify(fields.map((field) => supplier[field]));
const fields = Object.keys(aSupplier()) as (keyof SupplierInput)[];

const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/** Suppliers, entries of the history, files and entries of the trash that contradict each other, in a stopped server. */
async function contradictionsIn(dataDir: string): Promise<string[]> {
  const client = createClient({ url: `file:${dataDir}/wabu.db` });
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
    UNION ALL SELECT 'file without a supplier: ' || folder FROM objects
      WHERE folder LIKE '[Suppliers]/%' AND substr(folder, 13) NOT IN (SELECT tax_id FROM suppliers)
    UNION ALL SELECT 'trash without the file: ' || label FROM trash
      WHERE entity = 'supplier' AND '[Trash]/' || id NOT IN (SELECT folder FROM objects)`);
  client.close();
  return rows.map(({ found }) => String(found));
}
