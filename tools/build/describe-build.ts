import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { CONTRACT_VERSION, type ModuleDescription } from '../../shared/module/contract.ts';
import { unclearRoutes } from '../../shared/module/ownership.ts';
import {
  type BuiltModule,
  builtModuleSchema,
  type CheckedScreen,
  checkedScreenSchema,
  moduleDescriptionSchema,
} from '../../shared/module/registry.ts';
import { isProduction } from './common.ts';
import { compressFiles, filesIn } from './compress-files.ts';
import { integrityOf } from './integrity.ts';

const DESCRIPTION_FILE = 'module.json';

export interface Workspace {
  dir: string;
  name: string;
  version: string;
  wabu?: { id: string; area?: string; check?: unknown };
}

export function readWorkspace(dir: string): Workspace {
  return { dir, ...JSON.parse(readFileSync(join(dir, 'package.json'), 'utf8')) };
}

/** The validated `wabu` key of the module's package.json; throws an error that names every violation. */
export function readDescription({ name, wabu }: Workspace): ModuleDescription {
  const read = z.safeParse(moduleDescriptionSchema, wabu);
  const description = read.data as ModuleDescription;
  const unclear = read.success ? unclearRoutes(description) : [];
  if (read.success && unclear.length === 0) return description;
  const reasons = [
    ...(read.error?.issues ?? []).map(({ path, message }) => [...path, message].join(': ')),
    ...unclear.map((route) => `"${route}" does not say in lower case which section it is in`),
  ];
  throw new Error(`"wabu" in the package.json of ${name}: ${reasons.join('; ')}`);
}

/** The screens that the release check opens, the `check` key of `wabu`; throws an error that names every violation. */
function readScreens({ name, wabu }: Workspace): CheckedScreen[] | undefined {
  const read = z.safeParse(z.optional(z.array(checkedScreenSchema)), wabu?.check);
  if (read.success) return read.data;
  const reasons = read.error.issues.map(({ path, message }) => [...path, message].join(': '));
  throw new Error(`"wabu.check" in the package.json of ${name}: ${reasons.join('; ')}`);
}

export type StartFiles = Pick<BuiltModule, 'entry' | 'preload' | 'shared' | 'imports' | 'exports'>;

/** Writes `module.json`: id, version, entry files and the hash of every file. */
export async function describeBuild(workspace: Workspace, start: StartFiles): Promise<void> {
  const { dir, version, wabu } = workspace;
  if (isProduction) await compressFiles(join(dir, 'dist'));
  const isModule = workspace.name !== '@wabu/shell';
  const check = readScreens(workspace);
  const built: BuiltModule = {
    id: wabu?.id ?? '',
    version,
    commit: commitOf(dir),
    ...(isModule && { contract: CONTRACT_VERSION, description: readDescription(workspace) }),
    ...start,
    ...(check && { check }),
    files: hashFiles(join(dir, 'dist')),
  };
  const checked = z.parse(builtModuleSchema, built);
  writeFileSync(join(dir, 'dist', DESCRIPTION_FILE), `${JSON.stringify(checked, null, 2)}\n`);
}

function hashFiles(folder: string): Record<string, string> {
  const names = filesIn(folder).filter((name) => isServed(name));
  return Object.fromEntries(
    names.map((name) => [name, integrityOf(readFileSync(join(folder, name)))]),
  );
}

/** Excludes build stamps and `module.json` itself, which cannot contain its own hash. */
const isServed = (name: string) => name !== DESCRIPTION_FILE && !name.startsWith('.');

function commitOf(cwd: string): string | undefined {
  try {
    const stdio: ['ignore', 'pipe', 'ignore'] = ['ignore', 'pipe', 'ignore'];
    return execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd, stdio }).toString().trim();
  } catch {
    return undefined; // An unpacked archive has no history.
  }
}
