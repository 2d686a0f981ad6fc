import { concatBytes } from '../../platform/concat-bytes.ts';

/** A picture of the largest size has a few thousand blocks; files with more are made to block the server. */
const MAX_BLOCKS = 20_000;

/** Collects ranges of the bytes and joins them; adjacent ranges are copied once. */
export class ByteRanges {
  readonly #parts: Uint8Array<ArrayBuffer>[] = [];
  #blocks = 0;
  #start = 0;
  #end = 0;

  constructor(private readonly bytes: Uint8Array<ArrayBuffer>) {}

  /** Counts a block, added or not. Throws above `MAX_BLOCKS`. */
  countBlock(): void {
    this.#blocks += 1;
    if (this.#blocks > MAX_BLOCKS) throw new RangeError('too many blocks');
  }

  add(start: number, end: number): void {
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
    return concatBytes(this.#parts);
  }

  #close(next: number): void {
    if (this.#end > this.#start) this.#parts.push(this.bytes.subarray(this.#start, this.#end));
    this.#start = next;
    this.#end = next;
  }
}
