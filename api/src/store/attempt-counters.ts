/** Counters before the first sweep of expired ones. */
const SWEEP_SIZE = 1_000;

/** Counts attempts by key in memory. Expired counters leave when their number has doubled. */
export class AttemptCounters {
  readonly #counters = new Map<string, { count: number; resetsAt: number }>();
  #sweepSize = SWEEP_SIZE;

  get size(): number {
    return this.#counters.size;
  }

  /** Counts an attempt. Returns 0, or the milliseconds to wait if `max` attempts of the window are counted already. */
  consume({ key, max, windowMs }: { key: string; max: number; windowMs: number }, now: number) {
    const known = this.#counters.get(key);
    const isOpen = known !== undefined && known.resetsAt > now;
    if (isOpen && known.count >= max) return known.resetsAt - now;
    if (this.#counters.size >= this.#sweepSize) this.#sweep(now);
    this.#counters.set(
      key,
      isOpen ? { ...known, count: known.count + 1 } : { count: 1, resetsAt: now + windowMs },
    );
    return 0;
  }

  #sweep(now: number): void {
    for (const [key, { resetsAt }] of this.#counters)
      if (resetsAt <= now) this.#counters.delete(key);
    this.#sweepSize = Math.max(SWEEP_SIZE, 2 * this.#counters.size);
  }
}
