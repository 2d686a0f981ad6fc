import {
  forgetDevicesSchema,
  knownDevicesSchema,
} from '@wabu/shared/entities/account/known-device';
import type { Context } from 'hono';
import * as z from 'zod/mini';
import { type ApiEnv, newRoutes } from '../http/env.ts';
import { describeRoute } from '../http/route-metadata.ts';
import { json } from '../http/validate.ts';
import { deviceTokenOf, hashOfDevice } from '../sessions/device-cookie.ts';
import {
  deleteDevices,
  devicesOf,
  haveDevices,
  readDevices,
} from '../sessions/known-device-repository.ts';
import { permit } from '../sessions/permit.ts';
import { authorOf } from '../store/author.ts';
import { recordChange } from '../store/change-repository.ts';

/** The browsers in which strangers cannot lock a user out. */
export const deviceRoutes = newRoutes()
  .get(
    '/api/d1/devices',
    describeRoute('The own known devices', { json: knownDevicesSchema }),
    permit('account.manage'),
    async (c) => {
      const platform = c.get('platform');
      const current = await hashOfDevice(platform, deviceTokenOf(c));
      const devices = await readDevices(platform.database, c.get('user').id, current);
      return c.json({ devices }, 200);
    },
  )
  .post(
    '/api/d1/forgetdevices',
    describeRoute('Forgets one of the own known devices, or all; sessions stay', {
      json: z.object({ forgotten: z.int() }),
    }),
    permit('account.manage'),
    json(forgetDevicesSchema),
    async (c) => {
      return c.json({ forgotten: await deleteKnownDevices(c, c.req.valid('json').id) }, 200);
    },
  );

/** Forgets one of the own devices, or all; returns how many are forgotten. */
async function deleteKnownDevices(c: Context<ApiEnv>, id?: string): Promise<number> {
  const platform = c.get('platform');
  const { id: userId, name } = c.get('user');
  const devices = devicesOf(userId, id);
  const change = {
    action: 'forget-devices',
    entity: 'user',
    recordId: userId,
    label: name,
  } as const;
  const [, deleted] = await platform.database.write([
    recordChange(authorOf(c), change, haveDevices(devices)),
    deleteDevices(devices),
  ]);
  const forgotten = deleted?.changes ?? 0;
  platform.log('info', 'devices forgotten', { user: name, forgotten });
  return forgotten;
}
