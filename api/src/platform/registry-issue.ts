import type { Statement } from './platform.ts';

/** Issues the registry again, later than ever before: after each change of it, and when a server starts. */
export function renewIssue(now: number): Statement {
  return { sql: 'UPDATE registry_issue SET issued_at = max(issued_at + 1, ?)', args: [now] };
}
