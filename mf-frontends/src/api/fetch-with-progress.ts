type Fetch = typeof fetch;

/** Bytes on their way: how many of how many. */
export type Progress = (sent: number, total: number) => void;

/** A fetch that says how much of its body has been sent, which the browser's own does not. */
export function fetchWithProgress(onProgress: Progress): Fetch {
  return (input, init = {}) =>
    new Promise((resolve, reject) => {
      const { method = 'GET', headers, body, signal } = init;
      const request = new XMLHttpRequest();
      const abort = () => request.abort();
      request.open(method, input instanceof Request ? input.url : String(input));
      request.responseType = 'blob';
      new Headers(headers).forEach((value, name) => {
        request.setRequestHeader(name, value);
      });
      request.upload.onprogress = ({ loaded, total }) => onProgress(loaded, total);
      request.onload = () => resolve(toResponse(request));
      request.onerror = () => reject(new TypeError('The line was cut while sending'));
      request.onabort = () => reject(new DOMException('The upload was cancelled', 'AbortError'));
      request.onloadend = () => signal?.removeEventListener('abort', abort);
      if (signal?.aborted) return request.onabort(new ProgressEvent('abort'));
      signal?.addEventListener('abort', abort);
      request.send(body as XMLHttpRequestBodyInit);
    });
}

function toResponse(request: XMLHttpRequest): Response {
  const headers = new Headers();
  for (const line of request.getAllResponseHeaders().trim().split(/\r?\n/)) {
    const colon = line.indexOf(':');
    if (colon > 0) headers.append(line.slice(0, colon), line.slice(colon + 1).trim());
  }
  const isEmpty = request.status === 204 || request.status === 304;
  return new Response(isEmpty ? null : (request.response as Blob), {
    status: request.status,
    headers,
  });
}
