/** Runs the steps, prints the result of each, and sums their counts: those that need no others together, then one by one. */
async function runSteps(steps) {
  const total = { passed: 0, failed: 0 };
  const runOne = async (step) => {
    const started = Date.now();
    const { passed, failed } = await step.run();
    const seconds = Math.round((Date.now() - started) / 1000);
    console.log(
      `${failed > 0 ? '✗' : '✓'} ${step.name}: ${passed} passed, ${failed} failed, ${seconds} s`,
    );
    total.passed += passed;
    total.failed += failed;
  };
  const announce = (step) =>
    console.log(`\n[${steps.indexOf(step) + 1}/${steps.length}] ${step.title} (${step.name})`);
  const together = steps.filter(({ isTogether }) => isTogether);
  for (const step of together) announce(step);
  await Promise.all(together.map(runOne));
  for (const step of steps.filter((it) => !together.includes(it))) {
    announce(step);
    await runOne(step);
  }
  console.log('');
  return total;
}

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
