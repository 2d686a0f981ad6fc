import { describeFailure } from './settings/describe-failure.ts';

/** A command says what it did, and without a stack what its user can mend. It is told one thing or nothing. */
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
