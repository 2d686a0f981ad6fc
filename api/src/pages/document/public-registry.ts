import type { Registry } from '@wabu/shared/module/registry';
import { signRegistry } from '@wabu/shared/module/sign-registry';

/**
 * What a public page needs of the registry: the shell and the public modules. It does not grow with the
 * sections of the staff; a tab that started with it reloads at the entrance of the staff area.
 *
 * @param key signs it as the whole registry is signed; absent: unsigned
 */
export async function publicRegistry(
  { issuedAt, modules }: Registry,
  key: JsonWebKey | undefined,
): Promise<Registry> {
  const isPublic = modules.filter(({ description }) => description?.area !== 'admin');
  const part = { issuedAt, modules: isPublic };
  return key === undefined ? part : signRegistry(part, key);
}
