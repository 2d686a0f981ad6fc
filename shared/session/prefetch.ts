/** Responses that the document's inline script, or `prefetch`, requested before the module's code was loaded. */
interface PagePrefetch {
  wabuEarly?: Record<string, Promise<Response>>;
}

/** A prefetched response is discarded after this time. */
const MAX_AGE_MS = 15_000;

const page = globalThis as PagePrefetch;
const requestedAt = new Map<string, number>();

/** Requests each path now; `fetch` is one that sends the token. */
export function prefetch(paths: readonly string[], fetch: typeof globalThis.fetch): void {
  for (const path of paths) {
    if (page.wabuEarly?.[path]) continue;
    const answer = fetch(path);
    answer.catch(() => undefined);
    requestedAt.set(path, performance.now());
    page.wabuEarly = { ...page.wabuEarly, [path]: answer };
  }
}

/** Takes the prefetched response to a GET request; null when there is none, or it failed or is too old. */
export async function takePrefetched(
  input: string | URL | Request,
  init: RequestInit = {},
): Promise<Response | null> {
  const path = typeof input === 'string' ? input : '';
  const answer = page.wabuEarly?.[path];
  if (!answer || (init.method ?? 'GET') !== 'GET') return null;
  delete page.wabuEarly?.[path];
  // The document's own requests started at time 0.
  const age = performance.now() - (requestedAt.get(path) ?? 0);
  return age < MAX_AGE_MS ? answer.catch(() => null) : null;
}
