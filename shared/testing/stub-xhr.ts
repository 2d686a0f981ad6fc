/**
 * Replaces XMLHttpRequest, which would leave the test's process, with one that calls the page's `fetch`. It
 * reports progress once, at one byte of two.
 */
export function stubXhr(): void {
  Object.assign(globalThis, { XMLHttpRequest: XhrOverFetch });
}

class XhrOverFetch {
  responseType = '';
  status = 0;
  statusText = '';
  response: ArrayBuffer | null = null;
  readonly upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  onload?: () => void;
  onerror?: () => void;
  onabort?: () => void;
  onloadend?: () => void;
  #target = { method: 'GET', url: '' };
  #headers = new Headers();
  #answer = new Headers();
  #controller = new AbortController();

  open(method: string, url: string): void {
    this.#target = { method, url };
  }
  setRequestHeader(name: string, value: string): void {
    this.#headers.set(name, value);
  }
  getAllResponseHeaders(): string {
    return [...this.#answer].map((pair) => pair.join(': ')).join('\r\n');
  }
  abort(): void {
    this.#controller.abort();
    this.onabort?.();
    this.onloadend?.();
  }

  async send(body: BodyInit): Promise<void> {
    const { method, url } = this.#target;
    const { signal } = this.#controller;
    this.upload.onprogress?.({ loaded: 1, total: 2 });
    try {
      const answer = await fetch(url, { method, body, headers: this.#headers, signal });
      this.response = await answer.arrayBuffer();
      this.status = answer.status;
      this.statusText = answer.statusText;
      this.#answer = answer.headers;
      if (!signal.aborted) this.onload?.();
    } catch {
      if (!signal.aborted) this.onerror?.();
    }
    if (!signal.aborted) this.onloadend?.();
  }
}
