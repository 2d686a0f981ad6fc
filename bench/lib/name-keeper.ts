/** Defines the `__name` helper that tsx adds to functions; code that Playwright runs in the page needs it. */
export const nameKeeper = { content: 'globalThis.__name ??= (it) => it;' };
