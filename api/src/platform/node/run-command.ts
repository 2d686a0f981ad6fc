import { describeFailure } from './settings/describe-failure.ts';

/**
 * Runs a command with at most one argument and one flag, as its usage names them: `npm run x -- NAME [--flag]`. Prints
 * its result, or the reason of a failure without a stack.
 */
export async function runCommand(
  usage: string,
  act: (argument: string, hasFlag: boolean) => Promise<string>,
): Promise<void> {
  const wanted = usage.includes(' -- ') ? 1 : 0;
  const flag = /\[(--[a-z-]+)\]/.exec(usage)?.[1];
  const words = process.argv.slice(2);
  const given = words.filter((word) => word !== flag);
  if (given.length !== wanted || given.some((word) => word === '' || word.startsWith('--'))) {
    process.stderr.write(`Usage: ${usage}\n`);
    process.exitCode = 2;
    return;
  }
  try {
    process.stdout.write(`${await act(given[0] ?? '', given.length < words.length)}\n`);
  } catch (error) {
    process.stderr.write(`${describeFailure(error)}\n`);
    process.exitCode = 1;
  }
}
