let lastFailed = 'undefined';

/** Records the URL of the last stylesheet that failed: the bundler's error reads `src`, which links lack. */
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

/** Replaces `undefined` in the bundler's error message by the URL of the failed stylesheet. */
export const nameFailedStyle = (detail: string) =>
  detail.replace(/(Loading css chunk .*: )undefined/s, (_, prefix: string) => prefix + lastFailed);
