type Fetch = typeof fetch;

/** Reports an upload: bytes sent, and bytes in total (0 while the browser does not know them). */
export type OnProgress = (sent: number, total: number) => void;

/**
 * A `fetch` over XMLHttpRequest that reports how much of the body has been sent; the browser's own `fetch`
 * cannot (MDN, `XMLHttpRequest.upload`).
 *
 * @returns rejects as `fetch` does: `TypeError` when the connection fails, `AbortError` when `init.signal`
 *   aborts. Any status resolves.
 */
export function fetchWithProgress(onProgress: OnProgress): Fetch {
  return (input, init = {}) =>
    new Promise((resolve, reject) => {
      const { method = 'GET', headers, body, signal } = init;
      const cancelled = () => reject(new DOMException('The upload was cancelled', 'AbortError'));
      if (signal?.aborted) return cancelled();
      const request = new XMLHttpRequest();
      const abort = () => request.abort();
      request.open(method, input instanceof Request ? input.url : String(input));
      request.responseType = 'arraybuffer';
      for (const [name, value] of new Headers(headers)) request.setRequestHeader(name, value);
      request.upload.onprogress = ({ loaded, total }) => onProgress(loaded, total);
      request.onload = () => resolve(toResponse(request));
      request.onerror = () => reject(new TypeError('The connection failed during the upload'));
      request.onabort = cancelled;
      request.onloadend = () => signal?.removeEventListener('abort', abort);
      signal?.addEventListener('abort', abort);
      request.send(body as XMLHttpRequestBodyInit);
    });
}

function toResponse(request: XMLHttpRequest): Response {
  const { status, statusText } = request;
  const headers = new Headers();
  for (const line of request.getAllResponseHeaders().trim().split(/\r?\n/)) {
    const colon = line.indexOf(':');
    if (colon > 0) headers.append(line.slice(0, colon), line.slice(colon + 1).trim());
  }
  // A response with one of these statuses takes no body (Fetch Standard, "null body status").
  const body = status === 204 || status === 304 ? null : (request.response as ArrayBuffer);
  return new Response(body, { status, statusText, headers });
}
