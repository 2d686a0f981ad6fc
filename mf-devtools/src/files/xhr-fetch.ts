type Fetch = typeof fetch;
/** From 0 to 1. */
type OnProgress = (done: number) => void;

function headersOf(request: XMLHttpRequest): Headers {
  const lines = request.getAllResponseHeaders().trim().split(/\r?\n/).filter(Boolean);
  return new Headers(
    lines.map((line): [string, string] => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon), line.slice(colon + 1).trim()];
    }),
  );
}

/** A fetch that tells how much of its body has been sent, which the browser's own cannot. */
export function xhrFetch(onProgress: OnProgress): Fetch {
  return (input, init = {}) =>
    new Promise((resolve, reject) => {
      const { signal, method = 'GET', body = null } = init;
      const aborted = () => new DOMException('The upload was cancelled', 'AbortError');
      if (signal?.aborted) {
        reject(aborted());
        return;
      }
      const request = new XMLHttpRequest();
      request.open(method, input instanceof Request ? input.url : String(input));
      request.responseType = 'blob';
      for (const [name, value] of new Headers(init.headers)) request.setRequestHeader(name, value);
      request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
      request.onload = () => {
        const { status, statusText, response } = request;
        // A status of these must not come with a body, not even an empty one.
        const content = status === 204 || status === 304 ? null : (response as Blob);
        resolve(new Response(content, { status, statusText, headers: headersOf(request) }));
      };
      request.onerror = () => reject(new TypeError('The upload was cut off'));
      request.onabort = () => reject(aborted());
      signal?.addEventListener('abort', () => request.abort(), { once: true });
      request.send(body as XMLHttpRequestBodyInit | null);
    });
}
