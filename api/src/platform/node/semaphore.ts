import { StoreError } from '../platform.ts';

/** So many at a time, the others in the order of their coming; past the longest queue, refused. */
export class Slots {
  #free: number;
  #queue: (() => void)[] = [];

  constructor(
    free: number,
    readonly longest: number,
  ) {
    this.#free = free;
  }

  async use<T>(act: () => Promise<T>): Promise<T> {
    if (this.#free > 0) this.#free -= 1;
    else if (this.#queue.length >= this.longest) throw new StoreError('busy');
    else await new Promise<void>((resolve) => this.#queue.push(resolve));
    try {
      return await act();
    } finally {
      const next = this.#queue.shift();
      if (next === undefined) this.#free += 1;
      else next();
    }
  }
}
