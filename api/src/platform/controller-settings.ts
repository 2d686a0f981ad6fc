import type { Controller } from '@wabu/shared/entities/privacy/controller';

/** The controller of the three variables; undefined when one is missing. */
export function controllerSettings(
  name: string | undefined,
  address: string | undefined,
  email: string | undefined,
): Controller | undefined {
  return name && address && email ? { name, address, email } : undefined;
}
