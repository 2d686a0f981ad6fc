/** The kept parts of a file, joined; neighbours are not copied apart. */
export class ByteRanges {
  readonly #parts: Uint8Array<ArrayBuffer>[] = [];
  #start = 0;
  #end = 0;

  constructor(private readonly bytes: Uint8Array<ArrayBuffer>) {}

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
