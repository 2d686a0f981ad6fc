import { describeFailure } from './settings/describe-failure.ts';

/** Runs a command with at most one argument. Prints its result, or the reason of a failure without a stack. */
export async function runCommand(
  usage: string,
  act: (argument: string) => Promise<string>,
): Promise<void> {
  const wanted = usage.includes(' -- ') ? 1 : 0;
  const given = process.argv.slice(2);
  if (given.length !== wanted || given.includes('')) {
    process.stderr.write(`Usage: ${usage}\n`);
    process.exitCode = 2;
    return;
  }
  try {
    process.stdout.write(`${await act(given[0] ?? '')}\n`);
  } catch (error) {
    process.stderr.write(`${describeFailure(error)}\n`);
    process.exitCode = 1;
  }
}
