/** Values by key, up to a size of all. Those that were read longest ago make room. */
export class RecentEntries<Value> {
  readonly #values = new Map<string, Value>();
  #size = 0;

  constructor(
    private readonly maxSize: number,
    private readonly sizeOf: (value: Value) => number,
  ) {}

  get(key: string): Value | undefined {
    const value = this.#values.get(key);
    if (value === undefined) return undefined;
    this.#values.delete(key);
    this.#values.set(key, value);
    return value;
  }

  add(key: string, value: Value): void {
    this.delete(key);
    this.#values.set(key, value);
    this.#size += this.sizeOf(value);
    for (const oldest of this.#values.keys()) {
      if (this.#size <= this.maxSize || oldest === key) return;
      this.delete(oldest);
    }
  }

  delete(key: string): void {
    const value = this.#values.get(key);
    if (value === undefined) return;
    this.#values.delete(key);
    this.#size -= this.sizeOf(value);
  }
}
