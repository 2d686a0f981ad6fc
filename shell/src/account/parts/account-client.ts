import { ApiProblem, answer } from '@wabu/api/client';
import type { OwnSessions } from '@wabu/shared/entities/account/account';
import type { KnownDevice } from '@wabu/shared/entities/account/known-device';
import { folders } from '@wabu/shared/entities/files';
import type { UploadUsage } from '@wabu/shared/entities/measures/upload-usage';
import type { Problem } from '@wabu/shared/entities/problem';
import { session } from '@wabu/shared/session';
import { d1, r2 } from '../../session/api-client.ts';

export const readSessions = (signal: AbortSignal) =>
  answer<OwnSessions>(d1.sessions.$get({}, { init: { signal } }));

/** Ends one session, or without an id all but the current one; the number of those that ended. */
export const endSessions = async (id?: string): Promise<number> =>
  (await answer<{ ended: number }>(d1.endsessions.$post({ json: id === undefined ? {} : { id } })))
    .ended;

export const readDevices = async (signal: AbortSignal): Promise<KnownDevice[]> =>
  (await answer<{ devices: KnownDevice[] }>(d1.devices.$get({}, { init: { signal } }))).devices;

export const deleteDevice = (id: string) => answer(d1.forgetdevices.$post({ json: { id } }));

export const readUsage = (signal: AbortSignal) =>
  answer<UploadUsage>(r2.usage.$get({}, { init: { signal } }));

/** `until`: the time of the last one that was shown. */
export const acknowledgeSignIns = (until: number) =>
  answer(d1.acknowledgesignins.$post({ json: { until } }));

/** A rejected change of the password, with the seconds to wait after too many attempts. */
export interface PasswordRejection {
  problem: Problem;
  retryAfter: number | undefined;
}

/** Changes the password, and goes on with the new token. Null when it is changed; throws without an answer. */
export async function changePassword(
  current: string,
  next: string,
): Promise<PasswordRejection | null> {
  const response = await d1.changepassword.$post({ json: { current, next } });
  if (response.ok) {
    const { token } = await answer<{ token: string }>(response);
    session.signIn(token);
    return null;
  }
  const retryAfter = Number(response.headers.get('Retry-After')) || undefined;
  return { problem: await problemOf(response), retryAfter };
}

const problemOf = (response: Parameters<typeof answer>[0]) =>
  answer(response).then(
    () => Promise.reject(new TypeError('The answer is no problem')),
    (error: unknown) => (error instanceof ApiProblem ? error.problem : Promise.reject(error)),
  );

const extensions: Record<string, string> = {
  'image/jpeg': 'jpg',
  'image/gif': 'gif',
  'image/png': 'png',
};

/** Stores the own picture, and goes on with the token that names it. */
export async function changeAvatar(picture: Blob): Promise<void> {
  const name = `avatar.${extensions[picture.type] ?? 'webp'}`;
  const file = new File([picture], name, { type: picture.type });
  const form = { folder: folders.avatars, file };
  const { token } = await answer<{ token: string }>(r2.changeavatar.$post({ form }));
  session.signIn(token);
}

/** Goes back to the default picture, and goes on with the token that names it. */
export async function resetAvatar(): Promise<void> {
  const { token } = await answer<{ token: string }>(d1.resetavatar.$post({ json: {} }));
  session.signIn(token);
}
