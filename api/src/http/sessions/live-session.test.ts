import { expect, test } from '@jest/globals';
import { SESSION_SECONDS } from '@wabu/shared/entities/retention';
import { createTestApi } from '../../testing.ts';
import { cachedSession, liveSession } from './live-session.ts';
import { signToken } from './token.ts';

test('a thousand sessions are in memory at most @verify', async () => {
  const api = await createTestApi();
  const { platform } = api;
  const first = await api.signIn('king');
  await liveSession(platform, first);
  expect(cachedSession(platform, first)).not.toBeNull();
  const [row] = await platform.database.query('SELECT * FROM sessions');
  const exp = Number(row?.expires_at);
  const copies = Array.from({ length: 1_000 }, (_, at) => `copy-${at}`);
  await platform.database.write(
    copies.map((jti) => ({
      sql: `INSERT INTO sessions (jti, id, user_id, issued_at, expires_at, seen_at, browser, system, network)
            VALUES (?1, ?1, 'test-king', 0, ?2, 0, '', '', '')`,
      args: [jti, exp],
    })),
  );
  for (const jti of copies) {
    const user = { name: 'king', role: 'king', avatar: '' } as const;
    const times = { issuedAt: exp - SESSION_SECONDS, expiresAt: exp };
    const token = await signToken(platform.settings.jwtSecret, user, { jti, ...times });
    expect(await liveSession(platform, token)).not.toBeNull();
  }
  expect(cachedSession(platform, first)).toBeNull();
});
