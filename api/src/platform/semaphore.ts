import { StoreError } from './platform.ts';

/**
 * A semaphore: at most `free` actions at once, the others in order of arrival; rejects when the queue is full, and
 * after a minute.
 */
export class Semaphore {
  #free: number;
  #queue: (() => void)[] = [];

  constructor(
    free: number,
    readonly maxQueue: number,
    readonly maxWaitMs = 60_000,
  ) {
    this.#free = free;
  }

  async run<T>(act: () => Promise<T>): Promise<T> {
    if (this.#free > 0) this.#free -= 1;
    else if (this.#queue.length >= this.maxQueue) throw new StoreError('busy');
    else await this.#wait();
    try {
      return await act();
    } finally {
      const next = this.#queue.shift();
      if (next === undefined) this.#free += 1;
      else next();
    }
  }

  /** Its timer also keeps a Worker from ending a request that waits for another one. */
  async #wait(): Promise<void> {
    let timer: ReturnType<typeof setTimeout> | undefined;
    await new Promise<void>((resolve, reject) => {
      this.#queue.push(resolve);
      timer = setTimeout(() => {
        this.#queue.splice(this.#queue.indexOf(resolve), 1);
        reject(new StoreError('busy'));
      }, this.maxWaitMs);
    }).finally(() => clearTimeout(timer));
  }
}
