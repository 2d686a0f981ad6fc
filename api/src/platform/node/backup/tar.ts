/** The ustar format (POSIX 1003.1): files in sequence, each after a header of 512 bytes. */
export interface TarFile {
  name: string;
  size: number;
  content: AsyncIterable<Uint8Array>;
}

class TarError extends Error {}

const BLOCK = 512;
const NAME_BYTES = 100;

export async function* writeTar(files: AsyncIterable<TarFile>): AsyncGenerator<Uint8Array> {
  for await (const { name, size, content } of files) {
    yield headerOf(name, size);
    let written = 0;
    for await (const chunk of content) {
      written += chunk.byteLength;
      yield chunk;
    }
    if (written !== size) throw new TarError(`${name} changed while it was read`);
    yield new Uint8Array(padding(size));
  }
  yield new Uint8Array(2 * BLOCK);
}

/** Reads the files in sequence; each must be read to its end before the next. */
export async function* readTar(source: AsyncIterable<Uint8Array>): AsyncGenerator<TarFile> {
  const bytes = new ByteReader(source);
  for (;;) {
    const header = await bytes.exactly(BLOCK);
    if (header.every((byte) => byte === 0)) return;
    const { name, size } = readHeader(header);
    yield { name, size, content: bytes.stream(size) };
    await bytes.exactly(padding(size));
  }
}

const padding = (size: number) => (BLOCK - (size % BLOCK)) % BLOCK;

function headerOf(name: string, size: number): Uint8Array {
  if (Buffer.byteLength(name) > NAME_BYTES) throw new TarError(`name too long: ${name}`);
  const header = Buffer.alloc(BLOCK);
  const octal = (value: number, length: number) =>
    `${value.toString(8).padStart(length - 1, '0')}\0`;
  header.write(name, 0);
  header.write(octal(0o600, 8), 100);
  header.write(octal(0, 8), 108);
  header.write(octal(0, 8), 116);
  header.write(octal(size, 12), 124);
  header.write(octal(Math.floor(Date.now() / 1000), 12), 136);
  header.write('0', 156);
  header.write('ustar\0' + '00', 257);
  header.write(`${checksumOf(header).toString(8).padStart(6, '0')}\0 `, 148);
  return header;
}

function readHeader(header: Uint8Array): { name: string; size: number } {
  const text = (at: number, length: number) =>
    Buffer.from(header.subarray(at, at + length))
      .toString()
      .replace(/[\0 ].*$/s, '');
  const size = Number.parseInt(text(124, 12), 8);
  if (Number.parseInt(text(148, 8), 8) !== checksumOf(header) || !Number.isInteger(size))
    throw new TarError('a header is damaged');
  return { name: text(0, NAME_BYTES), size };
}

/** The sum of all header bytes, with the checksum field as spaces. */
function checksumOf(header: Uint8Array): number {
  return header.reduce((sum, byte, at) => sum + (at >= 148 && at < 156 ? 32 : byte), 0);
}

class ByteReader {
  readonly #source: AsyncIterator<Uint8Array>;
  #rest: Uint8Array = new Uint8Array();

  constructor(source: AsyncIterable<Uint8Array>) {
    this.#source = source[Symbol.asyncIterator]();
  }

  async exactly(length: number): Promise<Uint8Array> {
    const parts: Uint8Array[] = [];
    for await (const part of this.stream(length)) parts.push(part);
    return Buffer.concat(parts);
  }

  async *stream(length: number): AsyncGenerator<Uint8Array> {
    for (let missing = length; missing > 0; ) {
      if (this.#rest.byteLength === 0) await this.#more();
      const part = this.#rest.subarray(0, missing);
      this.#rest = this.#rest.subarray(part.byteLength);
      missing -= part.byteLength;
      yield part;
    }
  }

  async #more(): Promise<void> {
    const next = await this.#source.next();
    if (next.done === true) throw new TarError('the file ends too early');
    this.#rest = next.value;
  }
}
