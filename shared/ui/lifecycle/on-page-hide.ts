interface PageHideOptions {
  /** Further events of `window`. */
  also?: readonly string[];
  /** Listens in the capture phase, which also receives the `blur` of every element. */
  capture?: boolean;
}

/** Calls `act` whenever the page may be about to close (MDN, Page Lifecycle). Returns a function that stops it. */
export function onPageHide(act: () => void, { also = [], capture = false }: PageHideOptions = {}) {
  const listening = new AbortController();
  const options = { capture, signal: listening.signal };
  document.addEventListener('visibilitychange', act, options);
  for (const event of ['pagehide', 'blur', ...also]) window.addEventListener(event, act, options);
  return () => listening.abort();
}
