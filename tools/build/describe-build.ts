import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { CONTRACT } from '../../shared/module/contract.ts';
import {
  type BuiltModule,
  builtModuleSchema,
  type CheckedScreen,
  checkedScreenSchema,
  type ModuleDescription,
  moduleDescriptionSchema,
} from '../../shared/module/registry.ts';
import { isProduction } from './common.ts';
import { compressFiles, filesIn } from './compress-files.ts';
import { integrityOf } from './integrity.ts';

const DESCRIPTION_FILE = 'module.json';

export interface Workspace {
  dir: string;
  name: string;
  wabu?: { id: string; area?: string; check?: unknown };
}

export function readWorkspace(dir: string): Workspace {
  return { dir, ...JSON.parse(readFileSync(join(dir, 'package.json'), 'utf8')) };
}

/** The validated `wabu` key of the module's package.json; throws an error that names every violation. */
export function readDescription({ name, wabu }: Workspace): ModuleDescription {
  const read = z.safeParse(moduleDescriptionSchema, { contracts: [CONTRACT], ...wabu });
  if (read.success) return read.data;
  const reasons = read.error.issues.map(({ path, message }) => [...path, message].join(': '));
  throw new Error(`"wabu" in the package.json of ${name}: ${reasons.join('; ')}`);
}

/** The screens that the release check opens, the `check` key of `wabu`; throws an error that names every violation. */
function readScreens({ name, wabu }: Workspace): CheckedScreen[] | undefined {
  const read = z.safeParse(z.optional(z.array(checkedScreenSchema)), wabu?.check);
  if (read.success) return read.data;
  const reasons = read.error.issues.map(({ path, message }) => [...path, message].join(': '));
  throw new Error(`"wabu.check" in the package.json of ${name}: ${reasons.join('; ')}`);
}

export type StartFiles = Pick<BuiltModule, 'entry' | 'preload' | 'imports' | 'exports'>;

/** Writes `module.json`: id, commit, entry files and the hash of every file. */
export async function describeBuild(workspace: Workspace, start: StartFiles): Promise<void> {
  const { dir, wabu } = workspace;
  if (isProduction) await compressFiles(join(dir, 'dist'));
  const isModule = workspace.name !== '@wabu/shell';
  const check = readScreens(workspace);
  const built: BuiltModule = {
    id: wabu?.id ?? '',
    ...historyOf(dir),
    ...(isModule ? { description: readDescription(workspace) } : { contract: CONTRACT }),
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

/** The last commit and its time; an unpacked archive has no history: the time of its build. */
function historyOf(cwd: string): Pick<BuiltModule, 'commit' | 'at'> {
  try {
    const stdio: ['ignore', 'pipe', 'ignore'] = ['ignore', 'pipe', 'ignore'];
    const words = ['log', '-1', '--format=%h %cI'];
    const [commit, at] = execFileSync('git', words, { cwd, stdio }).toString().trim().split(' ');
    return { commit, at };
  } catch {
    return { at: new Date().toISOString() };
  }
}
