import { HttpProblem } from '../../http/problem.ts';
import { MAX_UPLOAD_BYTES } from './upload-body.ts';

/** Bytes of concurrent uploads in memory; a Worker has 128 MB for everything. */
export const MAX_BYTES_IN_FLIGHT = 4 * MAX_UPLOAD_BYTES;
/** The share of one user, so that a slow connection does not block others. */
const MAX_BYTES_PER_USER = 2 * MAX_UPLOAD_BYTES;
const MAX_QUEUE = 200;
const MAX_WAIT_MS = 60_000;

interface Waiting {
  user: string;
  bytes: number;
  admit: () => void;
}

/**
 * A semaphore over the bytes of uploads, first come, first served. The body of a waiting upload is not read
 * yet.
 */
export class UploadSemaphore {
  #taken = 0;
  readonly #sharesOf = new Map<string, number>();
  readonly #queue: Waiting[] = [];

  constructor(private readonly maxWaitMs = MAX_WAIT_MS) {}

  /** Resolves when there is memory. Returns the function that releases it. */
  async acquire(user: string, bytes: number): Promise<() => void> {
    if (this.#fits(user, bytes)) this.#add(user, bytes);
    else await this.#wait(user, bytes);
    let isHeld = true;
    return () => {
      if (isHeld) this.#leave(user, bytes);
      isHeld = false;
    };
  }

  #fits(user: string, bytes: number): boolean {
    const share = this.#sharesOf.get(user) ?? 0;
    return this.#taken + bytes <= MAX_BYTES_IN_FLIGHT && share + bytes <= MAX_BYTES_PER_USER;
  }

  async #wait(user: string, bytes: number): Promise<void> {
    if (this.#queue.length >= MAX_QUEUE) throw full();
    const waiting: Waiting = { user, bytes, admit: () => {} };
    let timer: ReturnType<typeof setTimeout> | undefined;
    const isAdmitted = await new Promise<boolean>((resolve) => {
      waiting.admit = () => resolve(true);
      timer = setTimeout(() => {
        this.#remove(waiting);
        resolve(false);
      }, this.maxWaitMs);
      this.#queue.push(waiting);
    });
    clearTimeout(timer);
    if (!isAdmitted) throw full();
  }

  /** Admits all waiting uploads that fit. A user above the share lets others pass. */
  #leave(user: string, bytes: number): void {
    this.#add(user, -bytes);
    for (const waiting of [...this.#queue]) {
      if (!this.#fits(waiting.user, waiting.bytes)) continue;
      this.#remove(waiting);
      this.#add(waiting.user, waiting.bytes);
      waiting.admit();
    }
  }

  #remove(waiting: Waiting): void {
    this.#queue.splice(this.#queue.indexOf(waiting), 1);
  }

  #add(user: string, bytes: number): void {
    this.#taken += bytes;
    const share = (this.#sharesOf.get(user) ?? 0) + bytes;
    if (share > 0) this.#sharesOf.set(user, share);
    else this.#sharesOf.delete(user);
  }
}

const full = () =>
  new HttpProblem(
    503,
    { code: 'unavailable', message: 'Troppi caricamenti insieme: riprova tra poco' },
    { 'Retry-After': '10' },
  );
