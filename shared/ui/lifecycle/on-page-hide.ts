interface Moments {
  /** More events of the window. */
  also?: readonly string[];
  /** Before all who listen without it; every focus that moves is then a `blur` too. */
  capture?: boolean;
}

/** Acts in the last moments in which a page that may be closed, or left for another window, still can. */
export function onPageHide(act: () => void, { also = [], capture = false }: Moments = {}) {
  const listening = new AbortController();
  const options = { capture, signal: listening.signal };
  document.addEventListener('visibilitychange', act, options);
  for (const event of ['pagehide', 'blur', ...also]) window.addEventListener(event, act, options);
  return () => listening.abort();
}
