/**
 * Calls `act` whenever the page may be about to close (MDN, Page Lifecycle). Returns a function that stops it.
 *
 * @param capture listens in the capture phase, which also receives the `blur` of every element
 */
export function onPageHide(act: () => void, { capture = false } = {}) {
  const listening = new AbortController();
  const options = { capture, signal: listening.signal };
  document.addEventListener('visibilitychange', act, options);
  for (const event of ['pagehide', 'blur']) window.addEventListener(event, act, options);
  return () => listening.abort();
}
