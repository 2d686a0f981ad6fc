import type { BuiltModule, RegistryModule } from '@wabu/shared/module';
import { timingsOf } from './file-timings.ts';

/** The result of the integrity check of a module's loaded files. */
export interface VerifiedModule {
  id: string;
  version: string;
  authentic: number;
  /** Files whose hash differs from the registry's or the build's. */
  wrong: string[];
}

/** Fetches every loaded file of each module again and compares its SHA-384 hash. */
export async function verifyFiles(
  signal: AbortSignal,
  modules: RegistryModule[],
): Promise<VerifiedModule[]> {
  const loads = timingsOf(modules);
  return Promise.all(
    loads.map(async ({ id, version, timings }) => {
      const module = modules.find((one) => one.id === id && one.version === version);
      const names = [...new Set(timings.map(({ file }) => file))];
      const wrong = module ? await alteredFiles(signal, module, names) : names;
      return { id, version, authentic: names.length - wrong.length, wrong };
    }),
  );
}

/** Hashes of the entry files come from the registry, those of the other files from `module.json`. */
async function alteredFiles(signal: AbortSignal, { base, files }: RegistryModule, names: string[]) {
  const list = await fetch(`${base}module.json`, { signal });
  const built = list.ok ? ((await list.json()) as BuiltModule) : { files: {} };
  const expected: Record<string, string> = { ...built.files, ...files };
  const checks = names.map(async (name) => {
    const answer = await fetch(base + name, { signal });
    const isTrue = answer.ok && (await integrityOf(await answer.arrayBuffer())) === expected[name];
    return isTrue ? [] : [name];
  });
  return (await Promise.all(checks)).flat();
}

async function integrityOf(bytes: ArrayBuffer): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-384', bytes));
  return `sha384-${btoa(String.fromCharCode(...digest))}`;
}
