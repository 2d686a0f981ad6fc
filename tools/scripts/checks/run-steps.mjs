/** Runs the steps in order, prints the result of each, and sums their counts. */
export async function runSteps(steps) {
  const total = { passed: 0, failed: 0 };
  for (const [index, step] of steps.entries()) {
    const started = Date.now();
    console.log(`\n[${index + 1}/${steps.length}] ${step.title} (${step.name})`);
    const { passed, failed } = await step.run();
    const seconds = Math.round((Date.now() - started) / 1000);
    console.log(
      `${failed > 0 ? '✗' : '✓'} ${step.name}: ${passed} passed, ${failed} failed, ${seconds} s`,
    );
    total.passed += passed;
    total.failed += failed;
  }
  console.log('');
  return total;
}
