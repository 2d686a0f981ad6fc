import type { CachedPage } from '../document/answer-page.ts';

/** Bytes of uncompressed HTML; the compressed bodies beside it are a fraction. */
const MAX_BYTES = 24 * 1024 * 1024;

/** Rendered documents by key. Those that were asked for longest ago make room. */
export class MicrositeCache {
  readonly #pages = new Map<string, CachedPage>();
  #bytes = 0;

  get(key: string): CachedPage | undefined {
    const page = this.#pages.get(key);
    if (page === undefined) return undefined;
    this.#pages.delete(key);
    this.#pages.set(key, page);
    return page;
  }

  add(key: string, page: CachedPage): void {
    this.#forget(key);
    this.#pages.set(key, page);
    this.#bytes += bytesOf(page);
    for (const oldest of this.#pages.keys()) {
      if (this.#bytes <= MAX_BYTES || oldest === key) return;
      this.#forget(oldest);
    }
  }

  #forget(key: string): void {
    const page = this.#pages.get(key);
    if (page === undefined) return;
    this.#pages.delete(key);
    this.#bytes -= bytesOf(page);
  }
}

const bytesOf = ({ bodies }: CachedPage) => bodies.identity.byteLength;
