import { createHash } from 'node:crypto';
import type { SupplierInput } from '@wabu/shared/entities/supplier';
import { aPng } from '../../e2e/fixtures/png.ts';
import { TRASH_NAME } from './trash-log.ts';

const FOLDER = '[Utils]';

/** Records the writes that a server acknowledged, and compares them with what it returns after a crash. */
export class DurabilityLog {
  saved = 0;
  uploaded = 0;
  /** Stored without an acknowledgement: the response was lost. */
  unacknowledged = 0;
  lost: string[] = [];
  incomplete: string[] = [];
  readonly #acknowledged = new Map<string, string>();
  readonly #sent = new Map<string, string>();
  readonly #checked = new Set<string>();

  constructor(
    readonly url: string,
    readonly token: string,
  ) {}

  async save(supplier: SupplierInput): Promise<void> {
    const text = JSON.stringify(supplier);
    const headers = { ...this.#headers, 'Content-Type': 'application/json' };
    const call = { method: 'POST', headers, body: text };
    await this.#write(`supplier ${supplier.PIVA}`, text, '/api/d1/addsupplier', call);
  }

  async upload(name: string): Promise<void> {
    const bytes = aPng(140);
    const form = new FormData();
    form.set('folder', FOLDER);
    form.set('file', new File([new Uint8Array(bytes)], name, { type: 'image/png' }));
    const call = { method: 'POST', headers: this.#headers, body: form };
    await this.#write(`file ${name}`, hashOf(bytes), '/api/r2/upload', call);
  }

  /** Reads everything back; finds lost and incomplete records. */
  async check(): Promise<void> {
    const stored = new Map([...(await this.#suppliers()), ...(await this.#files())]);
    for (const [key, content] of this.#acknowledged)
      if (stored.get(key) !== content) this.lost.push(key);
    for (const [key, content] of stored) {
      if (this.#sent.get(key) !== content) this.incomplete.push(key);
      if (!this.#acknowledged.has(key) && !this.#checked.has(key)) this.unacknowledged += 1;
      this.#checked.add(key);
    }
  }

  get #headers() {
    return { Authorization: `Bearer ${this.token}` };
  }

  async #write(key: string, content: string, path: string, call: RequestInit): Promise<void> {
    this.#sent.set(key, content);
    const response = await fetch(this.url + path, call).catch(() => null);
    // The server was killed before it responded, or the upload limit of this minute is reached.
    if (response === null || response.status === 429) return;
    if (response.status !== 201) throw new Error(`${path}: ${response.status}`);
    this.#acknowledged.set(key, content);
    if (key.startsWith('file')) this.uploaded += 1;
    else this.saved += 1;
  }

  async #suppliers(): Promise<[string, string][]> {
    const response = await fetch(`${this.url}/api/d1/getallsuppliers`, { headers: this.#headers });
    const listed = (await response.json()) as (SupplierInput & { version: number })[];
    const suppliers = listed.filter(({ Nome }) => !Nome.startsWith(TRASH_NAME));
    return suppliers.map(({ version, ...supplier }) => {
      const sent = this.#sent.get(`supplier ${supplier.PIVA}`) ?? '{}';
      const order = Object.keys(JSON.parse(sent) as object) as (keyof SupplierInput)[];
      const text = JSON.stringify(Object.fromEntries(order.map((key) => [key, supplier[key]])));
      return [`supplier ${supplier.PIVA}`, text];
    });
  }

  /** Reads each file once: a file that was complete after one kill is not read again. */
  async #files(): Promise<[string, string][]> {
    const names = await this.#fileNames();
    return Promise.all(
      names.map(async (name): Promise<[string, string]> => {
        const key = `file ${name}`;
        if (this.#checked.has(key)) return [key, this.#sent.get(key) ?? ''];
        const query = new URLSearchParams({ foldername: FOLDER, filename: name });
        const response = await fetch(`${this.url}/api/r2/getfile?${query}`, {
          headers: this.#headers,
        });
        return [key, hashOf(new Uint8Array(await response.arrayBuffer()))];
      }),
    );
  }

  async #fileNames(): Promise<string[]> {
    const response = await fetch(`${this.url}/api/r2/listfiles`, {
      method: 'POST',
      headers: { ...this.#headers, 'Content-Type': 'application/json' },
      body: JSON.stringify({ foldername: FOLDER }),
    });
    const { files } = (await response.json()) as { files: string[] };
    return files
      .map((path) => path.split('/').at(-1) ?? '')
      .filter((name) => name.startsWith('foto-'));
  }
}

const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
