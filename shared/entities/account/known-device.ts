import * as z from 'zod/mini';

/** A browser that a user has signed in with. Where it keeps its cookie, strangers cannot lock its user out. */
const knownDeviceSchema = z.object({
  /** 32 hex digits. */
  id: z.string(),
  /** Names as people know them; empty when unknown. */
  browser: z.string(),
  system: z.string(),
  network: z.string(),
  /** The first and the last sign-in: milliseconds since 1970. */
  knownSince: z.int(),
  usedAt: z.int(),
  /** The browser of this request. */
  isCurrent: z.boolean(),
  /** The user had never used such a browser, and has not said whose it is. */
  isNew: z.boolean(),
});
export type KnownDevice = z.infer<typeof knownDeviceSchema>;

/** The answer of `GET /api/d1/devices`, the new ones first, then the last used. */
export const knownDevicesSchema = z.object({ devices: z.array(knownDeviceSchema) });

/** The body of `POST /api/d1/forgetdevices`: one device, or without `id` all. */
export const forgetDevicesSchema = z.object({
  id: z.optional(
    z.string().check(z.regex(/^[0-9a-f]{32}$/, 'Dispositivo sconosciuto: ricarica la pagina')),
  ),
});
