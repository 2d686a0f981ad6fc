import { runSteps } from './run-steps.mjs';

/** Runs the steps that the command line names, or all, and exits with 1 when one fails. */
export async function runChosen(steps) {
  const names = process.argv.slice(2);
  const unknown = names.filter((name) => !steps.some((step) => step.name === name));
  if (unknown.length > 0) {
    console.error(
      `No check is called ${unknown.join(', ')}. There are: ${steps.map((s) => s.name).join(', ')}`,
    );
    process.exit(2);
  }
  const { passed, failed } = await runSteps(
    names.length > 0 ? steps.filter((step) => names.includes(step.name)) : steps,
  );
  console.log(`${passed} passed, ${failed} failed`);
  process.exit(failed > 0 ? 1 : 0);
}
