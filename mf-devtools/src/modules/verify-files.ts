import type { BuiltModule, RegistryModule } from '@wabu/shared/module';
import { loadsOf } from './load-steps.ts';

/** What became of the files that a module has loaded in this tab. */
export interface VerifiedModule {
  id: string;
  version: string;
  authentic: number;
  /** Files that are not those that were promised. */
  wrong: string[];
}

/** Reads every loaded file of each module once more and holds it against its sha384. */
export async function verifyFiles(
  signal: AbortSignal,
  modules: RegistryModule[],
): Promise<VerifiedModule[]> {
  const loads = loadsOf(modules);
  return Promise.all(
    loads.map(async ({ id, version, steps }) => {
      const module = modules.find((one) => one.id === id && one.version === version);
      const names = [...new Set(steps.map(({ file }) => file))];
      const wrong = module ? await wrongOf(signal, module, names) : names;
      return { id, version, authentic: names.length - wrong.length, wrong };
    }),
  );
}

/** The signed registry promises what starts the module; the list of its build promises the rest. */
async function wrongOf(signal: AbortSignal, { base, files }: RegistryModule, names: string[]) {
  const list = await fetch(`${base}module.json`, { signal });
  const built = list.ok ? ((await list.json()) as BuiltModule) : { files: {} };
  const promised: Record<string, string> = { ...built.files, ...files };
  const checks = names.map(async (name) => {
    const answer = await fetch(base + name, { signal });
    const isTrue = answer.ok && (await integrityOf(await answer.arrayBuffer())) === promised[name];
    return isTrue ? [] : [name];
  });
  return (await Promise.all(checks)).flat();
}

async function integrityOf(bytes: ArrayBuffer): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-384', bytes));
  return `sha384-${btoa(String.fromCharCode(...digest))}`;
}
