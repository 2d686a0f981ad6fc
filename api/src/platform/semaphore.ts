import { StoreError } from './platform.ts';

/** A semaphore: at most `free` actions at once, the others in order of arrival; rejects when the queue is full. */
export class Semaphore {
  #free: number;
  #queue: (() => void)[] = [];

  constructor(
    free: number,
    readonly maxQueue: number,
  ) {
    this.#free = free;
  }

  async run<T>(act: () => Promise<T>): Promise<T> {
    if (this.#free > 0) this.#free -= 1;
    else if (this.#queue.length >= this.maxQueue) throw new StoreError('busy');
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
