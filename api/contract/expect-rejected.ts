import { expect } from '@jest/globals';
import { type ContractServer, stateOf } from './server.ts';

/**
 * Sends the calls in order, and expects one of the statuses from each and an unchanged state of the stores.
 */
export async function expectRejected(
  server: ContractServer,
  statuses: number[],
  calls: (() => Promise<Response>)[],
): Promise<Response[]> {
  const before = await stateOf(server);
  const responses: Response[] = [];
  for (const call of calls) {
    const response = await call();
    expect(statuses).toContain(response.status);
    responses.push(response);
  }
  expect(await stateOf(server)).toBe(before);
  return responses;
}
