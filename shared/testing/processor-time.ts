/** Milliseconds of the processor that it takes: what else a busy machine does meanwhile does not count. */
export async function processorTime(act: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  await act();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
