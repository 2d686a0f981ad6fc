import * as z from 'zod/mini';
import { builtModuleSchema } from './registry.ts';

const { id, version } = builtModuleSchema.shape;

/** What a release check states: this build was opened in these shells, in a real browser, without an error. */
export const releaseCheckSchema = z.object({
  id,
  version,
  /** `digestOf` the build's `module.json`, which names every file with its hash. */
  digest: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
  /** The versions of the shell that it was opened in; of a shell: its own. */
  shells: z.array(version).check(z.minLength(1), z.maxLength(20)),
  /** When the check ended, ISO 8601 in UTC. */
  checkedAt: z.iso.datetime(),
});

/** A statement with its Ed25519 signature, in base64. */
export const signedCheckSchema = z.extend(releaseCheckSchema, { signature: z.string() });

export type ReleaseCheck = z.infer<typeof releaseCheckSchema>;
export type SignedCheck = z.infer<typeof signedCheckSchema>;

/** SHA-256 of the bytes of `module.json`, in hex. */
export async function digestOf(description: Uint8Array<ArrayBuffer>): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', description));
  return [...hash].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Signs a statement with the key of a deploy token. */
export async function signCheck(check: ReleaseCheck, token: string): Promise<SignedCheck> {
  const signature = await crypto.subtle.sign('Ed25519', await privateKeyOf(token), textOf(check));
  return { ...check, signature: btoa(String.fromCharCode(...new Uint8Array(signature))) };
}

/** True when the statement was signed with this public key, the `x` of an Ed25519 JWK (RFC 8037). */
export async function isSignedWith(check: SignedCheck, publicKey: string): Promise<boolean> {
  try {
    const jwk = { kty: 'OKP', crv: 'Ed25519', x: publicKey };
    const key = await crypto.subtle.importKey('jwk', jwk, 'Ed25519', false, ['verify']);
    const bytes = Uint8Array.from(atob(check.signature), (letter) => letter.charCodeAt(0));
    return await crypto.subtle.verify('Ed25519', key, bytes, textOf(check));
  } catch {
    return false; // The key or the signature is not base64.
  }
}

/** The public key that belongs to a deploy token. */
export async function publicKeyOf(token: string): Promise<string> {
  const { x = '' } = await crypto.subtle.exportKey('jwk', await privateKeyOf(token));
  return x;
}

/** The signed text has one order of keys, whatever the order in the document. */
const textOf = ({ id, version, digest, shells, checkedAt }: ReleaseCheck) =>
  new TextEncoder().encode(JSON.stringify({ id, version, digest, shells, checkedAt }));

/** The head of an Ed25519 private key in PKCS #8 (RFC 8410, section 7); the 32 bytes of the seed follow. */
const PKCS8_HEAD = [48, 46, 2, 1, 0, 48, 5, 6, 3, 43, 101, 112, 4, 34, 4, 32];

async function privateKeyOf(token: string): Promise<CryptoKey> {
  const text = new TextEncoder().encode(`wabu release check ${token}`);
  const seed = new Uint8Array(await crypto.subtle.digest('SHA-256', text));
  const pkcs8 = Uint8Array.from([...PKCS8_HEAD, ...seed]);
  return crypto.subtle.importKey('pkcs8', pkcs8, 'Ed25519', true, ['sign']);
}
