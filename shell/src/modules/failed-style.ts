let lastFailed = 'undefined';

/** Remembers which stylesheet failed: the bundler's error asks a link for its `src`, and so names none. */
export function trackFailedStyles(): void {
  window.addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLLinkElement && target.rel === 'stylesheet')
        lastFailed = target.href;
    },
    { capture: true },
  );
}

/** The error's text with the name of the stylesheet that it is about. */
export const nameFailedStyle = (detail: string) =>
  detail.replace(/(Loading css chunk .*: )undefined/s, (_, words: string) => words + lastFailed);
