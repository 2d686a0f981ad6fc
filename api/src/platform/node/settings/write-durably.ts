import { open, rename } from 'node:fs/promises';
import { dirname } from 'node:path';
import { flush } from './flush.ts';

/** Replaces a file: after a power cut it has the old content or the new one. Its owner alone can read it. */
export async function writeDurably(path: string, content: string | Uint8Array): Promise<void> {
  const file = await open(`${path}.new`, 'w', 0o600);
  try {
    await file.writeFile(content);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(`${path}.new`, path);
  await flush(dirname(path));
}
