import { can } from '@wabu/shared/entities/permissions';
import { managedUserMessages } from '@wabu/shared/entities/users/managed-user';
import type { Context } from 'hono';
import type { ApiEnv } from '../../http/env.ts';
import { httpProblem } from '../../http/problem.ts';
import { holds } from '../../platform/guarded-write.ts';
import { hasOtherKing, type SignInUser } from './credentials-repository.ts';

export const staysKing = ({ role, disabled }: SignInUser) => can(role, 'users.write') && !disabled;

/** Throws 409 for a user without whom no king can sign in. */
export async function requireOtherKing(c: Context<ApiEnv>, { id }: SignInUser): Promise<void> {
  if (await holds(c.get('platform').database, hasOtherKing(id))) return;
  throw httpProblem(409, 'invalid', managedUserMessages.lastKing);
}
