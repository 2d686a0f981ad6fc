/** A picture of 10 MB has some thousand blocks; more are built to hold the server up. */
const MAX_BLOCKS = 20_000;

/** The kept parts of a file, joined; neighbours are not copied apart. */
export class ByteRanges {
  readonly #parts: Uint8Array<ArrayBuffer>[] = [];
  #blocks = 0;
  #start = 0;
  #end = 0;

  constructor(private readonly bytes: Uint8Array<ArrayBuffer>) {}

  /** Called for each block of the file, kept or not. */
  countBlock(): void {
    this.#blocks += 1;
    if (this.#blocks > MAX_BLOCKS) throw new RangeError('too many blocks');
  }

  keep(start: number, end: number): void {
    if (start !== this.#end) this.#close(start);
    this.#end = end;
  }

  insert(part: Uint8Array<ArrayBuffer>): void {
    this.#close(this.#end);
    this.#parts.push(part);
  }

  join(): Uint8Array<ArrayBuffer> {
    this.#close(this.#end);
    const [only, ...others] = this.#parts;
    if (only !== undefined && others.length === 0) return only;
    const joined = new Uint8Array(this.#parts.reduce((sum, part) => sum + part.byteLength, 0));
    let at = 0;
    for (const part of this.#parts) {
      joined.set(part, at);
      at += part.byteLength;
    }
    return joined;
  }

  #close(next: number): void {
    if (this.#end > this.#start) this.#parts.push(this.bytes.subarray(this.#start, this.#end));
    this.#start = next;
    this.#end = next;
  }
}
