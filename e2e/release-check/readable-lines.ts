import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { resolveStack } from '@wabu/shared/module/resolve-stack';
import { describedIn } from './assemble.ts';

const MAX_LINES = 10;

/**
 * At most ten lines, without repetitions: what is wrong, and where in the sources of the new builds. A stack is
 * reduced to its message and to the innermost position that has a source.
 */
export async function readableLines(reasons: string[], builds: string[]): Promise<string[]> {
  const folders = new Map(builds.map((build) => [describedIn(build).id, build]));
  const lines = new Set<string>();
  for (const reason of reasons) {
    const stack = await resolveStack(reason, async ({ id, file }) => {
      const map = join(folders.get(id) ?? '', `${file}.map`);
      return folders.has(id) && existsSync(map) ? readFileSync(map, 'utf8') : null;
    });
    lines.add(lineOf(stack));
  }
  const all = [...lines];
  if (all.length <= MAX_LINES) return all;
  return [...all.slice(0, MAX_LINES - 1), `… and ${all.length - MAX_LINES + 1} more`];
}

function lineOf(stack: string): string {
  const [message = '', ...frames] = stack.split('\n');
  const inSources = frames.find(
    (frame) => !/https?:|node_modules/.test(frame) && /:\d+:\d+/.test(frame),
  );
  const position = inSources?.match(/[^\s()]+:\d+:\d+/)?.[0];
  const [, shell = ''] = stack.match(/( \(in shell [^)]+\))$/) ?? [];
  const text = message.endsWith(shell) ? message : message + shell;
  return position ? `${text.trim()} at ${position}` : text.trim();
}
