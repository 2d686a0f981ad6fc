/** CPU time of `act` in milliseconds, which a busy machine does not lengthen. */
export async function processorTime(act: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  await act();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
