import type { Controller } from '@wabu/shared/entities/privacy/controller';

/** Bytes of uploads and of the disk, as both runtimes read them from their variables. */
export interface Limits {
  uploads: number;
  uploadsOfUser: number;
  /** What stays free on the disk: below it, nothing is added. 0 for no limit. */
  diskReserve: number;
}

const MEGABYTE = 1024 * 1024;

/** In megabytes. */
const DEFAULTS = {
  UPLOADS_MAX_MB: 20_000,
  USER_UPLOADS_MAX_MB: 5_000,
  DISK_RESERVE_MB: 500,
} as const;

export const limitVariables = Object.keys(DEFAULTS) as (keyof typeof DEFAULTS)[];
export type LimitVariables = { [Name in keyof typeof DEFAULTS]?: string | undefined };

/** A number of megabytes, as the variables of limits are. */
export const isMegabytes = (text: string): boolean => /^\d{1,9}$/.test(text);

export function limitSettings(given: LimitVariables): Limits {
  const bytes = (name: keyof typeof DEFAULTS) => Number(given[name] ?? DEFAULTS[name]) * MEGABYTE;
  return {
    uploads: bytes('UPLOADS_MAX_MB'),
    uploadsOfUser: bytes('USER_UPLOADS_MAX_MB'),
    diskReserve: bytes('DISK_RESERVE_MB'),
  };
}

/** The controller of the three variables; undefined when one is missing. */
export function controllerSettings(
  name: string | undefined,
  address: string | undefined,
  email: string | undefined,
): Controller | undefined {
  return name && address && email ? { name, address, email } : undefined;
}

export const METRICS_TOKEN_LENGTH = 16;

/** A token that fits into a header and is not guessed. */
export const isMetricsToken = (token: string) =>
  new RegExp(`^[\\x21-\\x7e]{${METRICS_TOKEN_LENGTH},}$`).test(token);
