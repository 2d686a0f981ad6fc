import { createHash, randomBytes } from 'node:crypto';
import type { SupplierInput } from '@wabu/shared/entities/supplier';
import { pngOf } from './png-of.ts';

const FOLDER = '[Utils]';

/** What a server has promised to keep, told by who asked it to. */
export class Diary {
  saved = 0;
  uploaded = 0;
  /** There without a promise: the answer was lost on its way. */
  unpromised = 0;
  lost: string[] = [];
  halves: string[] = [];
  readonly #promised = new Map<string, string>();
  readonly #tried = new Map<string, string>();
  readonly #seen = new Set<string>();

  constructor(
    readonly url: string,
    readonly token: string,
  ) {}

  async save(supplier: SupplierInput): Promise<void> {
    const text = JSON.stringify(supplier);
    const headers = { ...this.#headers, 'Content-Type': 'application/json' };
    const call = { method: 'POST', headers, body: text };
    await this.#promise(`supplier ${supplier.PIVA}`, text, '/api/d1/addsupplier', call);
  }

  async upload(name: string): Promise<void> {
    const bytes = pngOf(randomBytes(60_000));
    const form = new FormData();
    form.set('folder', FOLDER);
    form.set('file', new File([bytes], name, { type: 'image/png' }));
    const call = { method: 'POST', headers: this.#headers, body: form };
    await this.#promise(`file ${name}`, hashOf(bytes), '/api/r2/upload', call);
  }

  /** Looks at everything that is there, and for everything that should be. */
  async check(): Promise<void> {
    const there = new Map([...(await this.#suppliers()), ...(await this.#files())]);
    for (const [key, content] of this.#promised)
      if (there.get(key) !== content) this.lost.push(key);
    for (const [key, content] of there) {
      if (this.#tried.get(key) !== content) this.halves.push(key);
      if (!this.#promised.has(key) && !this.#seen.has(key)) this.unpromised += 1;
      this.#seen.add(key);
    }
  }

  get #headers() {
    return { Authorization: `Bearer ${this.token}` };
  }

  async #promise(key: string, content: string, path: string, call: RequestInit): Promise<void> {
    this.#tried.set(key, content);
    const response = await fetch(this.url + path, call).catch(() => null);
    // Killed before it could answer, or uploads of this minute are used up.
    if (response === null || response.status === 429) return;
    if (response.status !== 201) throw new Error(`${path}: ${response.status}`);
    this.#promised.set(key, content);
    if (key.startsWith('file')) this.uploaded += 1;
    else this.saved += 1;
  }

  async #suppliers(): Promise<[string, string][]> {
    const response = await fetch(`${this.url}/api/d1/getallsuppliers`, { headers: this.#headers });
    const suppliers = (await response.json()) as (SupplierInput & { version: number })[];
    return suppliers.map(({ version, ...supplier }) => {
      const tried = this.#tried.get(`supplier ${supplier.PIVA}`) ?? '{}';
      const order = Object.keys(JSON.parse(tried) as object) as (keyof SupplierInput)[];
      const text = JSON.stringify(Object.fromEntries(order.map((key) => [key, supplier[key]])));
      return [`supplier ${supplier.PIVA}`, text];
    });
  }

  /** Files are read once: what was whole after one kill is not read again after the next. */
  async #files(): Promise<[string, string][]> {
    const names = await this.#fileNames();
    return Promise.all(
      names.map(async (name): Promise<[string, string]> => {
        const key = `file ${name}`;
        if (this.#seen.has(key)) return [key, this.#tried.get(key) ?? ''];
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
