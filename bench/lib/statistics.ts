/** The quantile of the values by the nearest-rank method: `quantile(times, 0.95)`. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  const index = Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1);
  return sorted[Math.max(0, index)] ?? Number.NaN;
}

export const median = (values: readonly number[]) => quantile(values, 0.5);

/**
 * Runs subject and baseline alternately and swaps their order in each round, so that load from other
 * processes affects both.
 */
export async function interleaved<T, B = T>(
  rounds: number,
  subject: () => Promise<T>,
  baseline: () => Promise<B>,
): Promise<{ subject: T[]; baseline: B[] }> {
  const found = { subject: [] as T[], baseline: [] as B[] };
  for (let round = 0; round < rounds; round += 1) {
    if (round % 2 === 1) found.baseline.push(await baseline());
    found.subject.push(await subject());
    if (round % 2 === 0) found.baseline.push(await baseline());
  }
  return found;
}
