import { parseArgs } from 'node:util';
import { describeFailure } from './settings/describe-failure.ts';

/**
 * Runs a command with at most one argument and one flag, as its usage names them: `npm run x -- NAME [--flag]`, or
 * `[NAME]` for an argument that may be missing (''). Prints its result, or the reason of a failure without a stack.
 */
export async function runCommand(
  usage: string,
  act: (argument: string, hasFlag: boolean) => Promise<string>,
): Promise<void> {
  const wanted = usage.includes(' -- ') ? 1 : 0;
  const flag = /\[(--[a-z-]+)\]/.exec(usage)?.[1];
  const words = process.argv.slice(2);
  const given = words.filter((word) => word !== flag);
  const least = /-- \[[A-Z]/.test(usage) ? 0 : wanted;
  const isCountRight = given.length >= least && given.length <= wanted;
  if (!isCountRight || given.some((word) => word === '' || word.startsWith('--')))
    return reject(usage);
  await report(() => act(given[0] ?? '', given.length < words.length));
}

/** The same for options with values, as the usage names them: `npm run x -- --from URL --to URL`. All are required. */
export async function runWithOptions<Name extends string>(
  usage: string,
  names: readonly Name[],
  act: (options: Record<Name, string>) => Promise<string>,
): Promise<void> {
  const options = Object.fromEntries(names.map((name) => [name, { type: 'string' as const }]));
  let values: Record<string, unknown>;
  try {
    ({ values } = parseArgs({ options }));
  } catch {
    return reject(usage);
  }
  if (!names.every((name) => values[name])) return reject(usage);
  await report(() => act(values as Record<Name, string>));
}

function reject(usage: string): void {
  process.stderr.write(`Usage: ${usage}\n`);
  process.exitCode = 2;
}

async function report(act: () => Promise<string>): Promise<void> {
  try {
    process.stdout.write(`${await act()}\n`);
  } catch (error) {
    process.stderr.write(`${describeFailure(error)}\n`);
    process.exitCode = 1;
  }
}
