/**
 * Answers that were asked for before the code that wants them was here: by the document itself, or while a
 * module was loading. The document writes them under this name.
 */
interface EarlyPage {
  wabuEarly?: Record<string, Promise<Response>>;
}

/** An answer older than this is news no more. */
const FRESH = 15_000;

const page = globalThis as EarlyPage;
const askedAt = new Map<string, number>();

/** Asks now for what a page is about to ask for; `fetch` is one that carries the session. */
export function prefetch(paths: readonly string[], fetch: typeof globalThis.fetch): void {
  for (const path of paths) {
    if (page.wabuEarly?.[path]) continue;
    const answer = fetch(path);
    answer.catch(() => undefined);
    askedAt.set(path, performance.now());
    page.wabuEarly = { ...page.wabuEarly, [path]: answer };
  }
}

/** The answer to this request, where it was asked for early; it is given away once. */
export async function takePrefetched(
  input: string | URL | Request,
  init: RequestInit = {},
): Promise<Response | null> {
  const path = typeof input === 'string' ? input : '';
  const answer = page.wabuEarly?.[path];
  if (!answer || (init.method ?? 'GET') !== 'GET') return null;
  delete page.wabuEarly?.[path];
  // What the document asked for, it asked for when the page began.
  const age = performance.now() - (askedAt.get(path) ?? 0);
  return age < FRESH ? answer.catch(() => null) : null;
}
