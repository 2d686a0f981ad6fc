import { HttpProblem } from '../../http/problem.ts';
import { LARGEST_UPLOAD } from './upload-body.ts';

/** Bytes of uploads that may be in memory at once; a Worker has 128 MB for everything. */
const ROOM = 4 * LARGEST_UPLOAD;
/** One user's slow line must not keep the others out. */
const SHARE = 2 * LARGEST_UPLOAD;
const MOST_WAITING = 200;
const LONGEST_WAIT_MS = 60_000;

interface Waiting {
  user: string;
  bytes: number;
  letIn: () => void;
}

/**
 * Lets uploads in while there is room for their bytes, first come, first served. A waiting upload has not
 * been read: its bytes are still with the sender.
 */
export class UploadRoom {
  #taken = 0;
  readonly #sharesOf = new Map<string, number>();
  readonly #queue: Waiting[] = [];

  constructor(private readonly patienceMs = LONGEST_WAIT_MS) {}

  /** Resolves when there is room, with the function that gives it back. */
  async enter(user: string, bytes: number): Promise<() => void> {
    if (this.#fits(user, bytes)) this.#add(user, bytes);
    else await this.#wait(user, bytes);
    let isInside = true;
    return () => {
      if (isInside) this.#leave(user, bytes);
      isInside = false;
    };
  }

  #fits(user: string, bytes: number): boolean {
    const share = this.#sharesOf.get(user) ?? 0;
    return this.#taken + bytes <= ROOM && share + bytes <= SHARE;
  }

  async #wait(user: string, bytes: number): Promise<void> {
    if (this.#queue.length >= MOST_WAITING) throw full();
    const waiting: Waiting = { user, bytes, letIn: () => {} };
    let timer: ReturnType<typeof setTimeout> | undefined;
    const isIn = await new Promise<boolean>((resolve) => {
      waiting.letIn = () => resolve(true);
      timer = setTimeout(() => {
        this.#remove(waiting);
        resolve(false);
      }, this.patienceMs);
      this.#queue.push(waiting);
    });
    clearTimeout(timer);
    if (!isIn) throw full();
  }

  /** Lets in all that fit now; who has used up their own share lets others pass. */
  #leave(user: string, bytes: number): void {
    this.#add(user, -bytes);
    for (const waiting of [...this.#queue]) {
      if (!this.#fits(waiting.user, waiting.bytes)) continue;
      this.#remove(waiting);
      this.#add(waiting.user, waiting.bytes);
      waiting.letIn();
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
