import type { Statement } from './platform.ts';

/** Issues the registry with a later time than ever before: after each change, and at each start of a server. */
export function renewIssue(now: number): Statement {
  return { sql: 'UPDATE registry_issue SET issued_at = max(issued_at + 1, ?)', args: [now] };
}
