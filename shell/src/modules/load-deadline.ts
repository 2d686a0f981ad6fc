/** A time limit of a load. In development there is none: a request waits for the running build. */
export const loadDeadline = (ms: number): number =>
  process.env.NODE_ENV === 'development' ? 2 ** 31 - 1 : ms;
