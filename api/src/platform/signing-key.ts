/**
 * Parses a private Ed25519 key (JWK); null when it is none. The message of a JSON parser would quote the
 * key.
 */
export function parseSigningKey(text: string): JsonWebKey | null {
  try {
    const key = JSON.parse(text) as JsonWebKey | null;
    return key?.kty === 'OKP' && key.crv === 'Ed25519' && typeof key.d === 'string' ? key : null;
  } catch {
    return null;
  }
}
