/**
 * Uploads go by XMLHttpRequest, which the page's own would send to a network that is not there: in tests
 * they take the way of every other call.
 */
class RequestOverFetch {
  responseType = '';
  status = 0;
  response: Blob | null = null;
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  onload?: () => void;
  onerror?: () => void;
  onabort?: () => void;
  onloadend?: () => void;
  #target = { method: 'GET', url: '' };
  #headers = new Headers();
  #answer = new Headers();
  #abort = new AbortController();

  open(method: string, url: string): void {
    this.#target = { method, url };
  }
  setRequestHeader(name: string, value: string): void {
    this.#headers.set(name, value);
  }
  getAllResponseHeaders(): string {
    return [...this.#answer].map(([name, value]) => `${name}: ${value}`).join('\r\n');
  }
  abort(): void {
    this.#abort.abort();
  }

  async send(body: BodyInit): Promise<void> {
    const { method, url } = this.#target;
    this.upload.onprogress?.({ loaded: 1, total: 2 });
    try {
      const { signal } = this.#abort;
      const answer = await fetch(url, { method, body, headers: this.#headers, signal });
      this.response = await answer.blob();
      this.status = answer.status;
      this.#answer = answer.headers;
      this.onload?.();
    } catch {
      if (this.#abort.signal.aborted) this.onabort?.();
      else this.onerror?.();
    } finally {
      this.onloadend?.();
    }
  }
}

export function sendUploadsByFetch(): void {
  Object.assign(globalThis, { XMLHttpRequest: RequestOverFetch });
}
