import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';

const brotli = promisify(brotliCompress);

/** Text files that browsers fetch. */
const COMPRESSED = /\.(js|css|svg|json|webmanifest)$/;
const MIN_BYTES = 1_000;

/** All files under a folder, as relative paths with forward slashes. */
export function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .map((name) => name.split(sep).join('/'))
    .sort();
}

/**
 * Writes a brotli copy beside each text file at the highest quality, so that the server does not compress.
 * Keeps existing copies.
 */
export async function compressFiles(folder: string): Promise<void> {
  const names = filesIn(folder);
  const missing = names.filter((name) => COMPRESSED.test(name) && !names.includes(`${name}.br`));
  await Promise.all(
    missing.map(async (name) => {
      const file = join(folder, name);
      if (statSync(file).size < MIN_BYTES) return;
      writeFileSync(`${file}.br`, await brotli(readFileSync(file)));
    }),
  );
}
