import type { CachedPage } from './answer-page.ts';

/** Rendered documents by key. Those that were asked for longest ago make room. */
export class RenderedPages {
  readonly #pages = new Map<string, CachedPage>();
  #bytes = 0;

  /** @param maxBytes of uncompressed HTML; the compressed bodies beside it are a fraction */
  constructor(private readonly maxBytes: number) {}

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
      if (this.#bytes <= this.maxBytes || oldest === key) return;
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
