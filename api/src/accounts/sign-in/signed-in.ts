import { loginMessages } from '@wabu/shared/entities/passwords/login-messages';
import { roles } from '@wabu/shared/entities/permissions';
import type { Context } from 'hono';
import * as z from 'zod/mini';
import type { ApiEnv } from '../../http/env.ts';
import { setDevice } from '../../http/sessions/device-cookie.ts';
import type { SignedIn } from './sign-in.ts';

export const signedInSchema = z.object({
  message: z.string(),
  token: z.string(),
  role: z.enum(roles),
});

/** Logs a sign-in and returns its answer. */
export function signedInAnswer(c: Context<ApiEnv>, { user, token }: SignedIn) {
  const platform = c.get('platform');
  const address = platform.clientAddress(c.req.raw, c.env);
  setDevice(c);
  platform.log('info', 'login', { user: user.name, role: user.role, address });
  return { message: loginMessages.loginOk, token, role: user.role };
}
