import { ensureKing, requireOwnName } from './accounts/sign-in/first-king.ts';
import type { Platform } from './platform/platform.ts';

interface FirstRunOptions {
  king: { username: string; password: string | undefined };
  demo: boolean;
}

/** Fills an empty store. Returns the message for the console: what was made, and how to sign in. */
export async function fillEmptyStore(
  platform: Platform,
  { king, demo }: FirstRunOptions,
): Promise<string> {
  await requireOwnName(king.username);
  // Concurrent, because hashing is slow; the demo inserts its users after the king.
  const kingCreated = ensureKing(platform, king);
  const people = demo ? await seedExamples(platform, king.username, kingCreated) : [];
  const password = await kingCreated;
  const made = [
    ...(password === null ? [] : [{ name: king.username, role: 'king', password }]),
    ...people,
  ];
  const examples = demo
    ? 'Suppliers, microsites and users were created as examples; with DEMO=0 an empty folder gets none.'
    : 'It has no examples.';
  if (made.length === 0)
    return `${examples}\nSign in at /login as ${king.username} with the password that you gave in KING_PASSWORD.\n`;
  const lines = made.map(({ name, role, password }) => `  ${name} (${role})  ${password}`);
  return [
    examples,
    'Sign in at /login. These passwords are shown this once and kept nowhere:',
    ...lines,
    '',
  ].join('\n');
}

async function seedExamples(platform: Platform, kingName: string, kingCreated: Promise<unknown>) {
  const { seedDemo } = await import('./demo/seed-demo.ts');
  return seedDemo(platform, kingName, kingCreated);
}
