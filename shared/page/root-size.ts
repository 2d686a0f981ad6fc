const DEFAULT_ROOT_SIZE = 16;

/** The reader's font size: the pixels of one rem. */
export const readRootSize = (): number =>
  Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || DEFAULT_ROOT_SIZE;
