import { can } from '@wabu/shared/entities/permissions';
import { mapsOfServer, resolveStack } from '@wabu/shared/module/resolve-stack';
import { authorizedFetch, session, userOf } from '@wabu/shared/session';

const MAX_LINES = 5;

/** The innermost positions of an error in the sources, for users who may read the maps; null for others. */
export async function sourceLinesOf(error: unknown): Promise<string[] | null> {
  const isAllowed = can(userOf(session.token())?.role, 'modules.deploy');
  if (!isAllowed || !(error instanceof Error) || !error.stack) return null;
  const stack = await resolveStack(error.stack, mapsOfServer(authorizedFetch));
  const lines = stack.split('\n').filter((line) => /[\w-]\.tsx?:\d+:\d+/.test(line));
  return lines.length === 0 ? null : lines.slice(0, MAX_LINES).map((line) => line.trim());
}
