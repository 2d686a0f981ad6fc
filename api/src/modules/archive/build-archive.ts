import { type BuiltModule, builtModuleSchema } from '@wabu/shared/module/registry';
import { type ReleaseOrder, releaseOrderSchema } from '@wabu/shared/module/releases';
import { parseTar } from 'nanotar';
import * as z from 'zod/mini';
import { invalid, malformed, tooLarge } from '../../http/problem.ts';
import { BodyTooLarge, readStream } from '../../platform/bounded-stream.ts';
import { isBuildPath } from './build-path.ts';

/** The limits of a compressed set of builds and of its files. All modules of the program are a third of them. */
export const ARCHIVE_LIMIT = 20 * 1024 * 1024;
const UNPACKED_LIMIT = 80 * 1024 * 1024;
const FILES_LIMIT = 4_000;
const ORDER = 'release.json';
const DESCRIPTION = 'module.json';

export interface Build {
  built: BuiltModule;
  files: Map<string, Uint8Array<ArrayBuffer>>;
  size: number;
}

export interface Archive {
  order: ReleaseOrder;
  builds: Build[];
}

/**
 * Unpacks a release (a gzipped tar with `release.json` and a folder for each module) and verifies it: the
 * `module.json` of a folder names its files, each with its hash. Throws an `HttpProblem` (400 or 413) otherwise.
 */
export async function openArchive(archive: Uint8Array<ArrayBuffer>): Promise<Archive> {
  const files = readFiles(await unpack(archive));
  const order = readJson(files.get(ORDER), releaseOrderSchema, ORDER);
  files.delete(ORDER);
  const folders = new Map<string, Build['files']>();
  for (const [path, bytes] of files) {
    const [folder = '', ...rest] = path.split('/');
    const inFolder = folders.get(folder) ?? new Map();
    folders.set(folder, inFolder.set(rest.join('/'), bytes));
  }
  if (folders.size === 0) throw malformed("L'archivio non contiene nessun modulo");
  const builds = [...folders].map(([folder, inFolder]) => openBuild(folder, inFolder));
  return { order, builds: await Promise.all(builds) };
}

async function openBuild(folder: string, files: Build['files']): Promise<Build> {
  const built = readJson(files.get(DESCRIPTION), builtModuleSchema, `${folder}/${DESCRIPTION}`);
  files.delete(DESCRIPTION);
  const isNamedForIt = built.id === folder && (built.description?.id ?? folder) === folder;
  if (!isNamedForIt) throw malformed(`La cartella ${folder} contiene il modulo ${built.id}`);
  if ((built.description === undefined) !== (folder === 'shell'))
    throw malformed('Un modulo ha una descrizione, la shell nessuna');
  await checkHashes(built, files);
  const size = [...files.values()].reduce((sum, bytes) => sum + bytes.byteLength, 0);
  return { built, files, size };
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

function readJson<T>(bytes: Uint8Array | undefined, schema: z.core.$ZodType<T>, name: string): T {
  if (bytes === undefined) throw malformed(`L'archivio non contiene ${name}`);
  let value: unknown;
  try {
    value = JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    throw malformed(`${name} non è JSON`);
  }
  const read = z.safeParse(schema, value);
  if (read.success) return read.data;
  const reasons = read.error.issues.map(({ path, message }) => [...path, message].join(': '));
  throw malformed(`${name}: ${reasons.slice(0, 5).join('; ')}`);
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
