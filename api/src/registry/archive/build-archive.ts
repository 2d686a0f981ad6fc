import { type BuiltModule, builtModuleSchema } from '@wabu/shared/module/registry';
import { digestOf } from '@wabu/shared/module/release-check';
import { parseTar } from 'nanotar';
import { invalid, malformed, tooLarge } from '../../http/problem.ts';
import { BodyTooLarge, readStream } from '../../platform/bounded-stream.ts';
import { isBuildPath } from './build-path.ts';

/** The limits of a compressed build and of its files. The largest build today is a tenth of them. */
export const ARCHIVE_LIMIT = 20 * 1024 * 1024;
const UNPACKED_LIMIT = 60 * 1024 * 1024;
const FILES_LIMIT = 2_000;
const DESCRIPTION = 'module.json';

export interface Build {
  built: BuiltModule;
  /** `digestOf` its `module.json`. */
  digest: string;
  files: Map<string, Uint8Array<ArrayBuffer>>;
  size: number;
}

/**
 * Unpacks a build (a gzipped tar of a `dist` folder) and verifies it: `module.json` names exactly the files
 * of the archive, each with its hash. Throws an `HttpProblem` (400 or 413) otherwise.
 */
export async function openBuild(archive: Uint8Array<ArrayBuffer>): Promise<Build> {
  const files = readFiles(await unpack(archive));
  const description = files.get(DESCRIPTION);
  if (description === undefined) throw malformed(`L'archivio non contiene ${DESCRIPTION}`);
  files.delete(DESCRIPTION);
  const built = readDescription(description);
  await checkHashes(built, files);
  const size = [...files.values()].reduce((sum, bytes) => sum + bytes.byteLength, 0);
  return { built, digest: await digestOf(description), files, size };
}

async function unpack(archive: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const stream = new Blob([archive]).stream().pipeThrough(new DecompressionStream('gzip'));
  try {
    // A small archive may unpack to any size.
    return await readStream(stream, UNPACKED_LIMIT);
  } catch (error) {
    if (error instanceof BodyTooLarge) throw tooLarge("L'archivio è troppo grande");
    throw malformed("L'archivio non è un tar.gz");
  }
}

function readFiles(tar: Uint8Array<ArrayBuffer>): Map<string, Uint8Array<ArrayBuffer>> {
  const files = new Map<string, Uint8Array<ArrayBuffer>>();
  for (const { name, type, data } of entriesOf(tar)) {
    if (type === 'directory') continue;
    const path = name.replace(/^\.\//, '');
    if (type !== 'file' || !isBuildPath(path) || files.has(path))
      throw malformed(`Nell'archivio c'è un file non ammesso: ${path.slice(0, 80)}`);
    files.set(path, new Uint8Array(data ?? new Uint8Array()));
    if (files.size > FILES_LIMIT) throw tooLarge("L'archivio ha troppi file");
  }
  return files;
}

const BLOCK = 512;
/** Extended headers hold long paths; the parser takes time with the square of their lines. */
const HEADER_LIMIT = 1024;

function hasHugeHeader(tar: Uint8Array): boolean {
  const read = (from: number, length: number) =>
    String.fromCharCode(...tar.subarray(from, from + length));
  for (let at = 0; at + BLOCK <= tar.byteLength; ) {
    const size = Number.parseInt(read(at + 124, 12), 8) || 0;
    const type = read(at + 156, 1);
    // A global header is copied to all entries behind it.
    if (type === 'g' || (/[A-Z]/i.test(type) && size > HEADER_LIMIT)) return true;
    at += BLOCK + Math.ceil(Math.max(size, 0) / BLOCK) * BLOCK;
  }
  return false;
}

function entriesOf(tar: Uint8Array<ArrayBuffer>) {
  try {
    if (hasHugeHeader(tar)) throw new Error('huge header');
    return parseTar(tar);
  } catch {
    throw malformed("L'archivio non è un tar.gz");
  }
}

function readDescription(bytes: Uint8Array): BuiltModule {
  try {
    return builtModuleSchema.parse(JSON.parse(new TextDecoder().decode(bytes)));
  } catch {
    throw malformed(`${DESCRIPTION} non descrive un modulo`);
  }
}

async function checkHashes(
  { files: promised, entry, preload }: BuiltModule,
  files: Map<string, Uint8Array<ArrayBuffer>>,
): Promise<void> {
  const wrong: string[] = [];
  for (const path of files.keys()) if (!Object.hasOwn(promised, path)) wrong.push(path);
  for (const [path, integrity] of Object.entries(promised)) {
    const bytes = files.get(path);
    if (bytes === undefined || (await integrityOf(bytes)) !== integrity) wrong.push(path);
  }
  for (const path of [entry, preload].flatMap(({ scripts, styles }) => [...scripts, ...styles]))
    if (!Object.hasOwn(promised, path)) wrong.push(path);
  if (wrong.length > 0)
    throw invalid(
      wrong.slice(0, 20).map((field) => ({ field, message: 'Il file non è quello promesso' })),
      'I file non corrispondono a module.json',
    );
}

/** The hash of a file as a Subresource Integrity value. */
export async function integrityOf(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-384', bytes));
  return `sha384-${btoa(String.fromCharCode(...digest))}`;
}
