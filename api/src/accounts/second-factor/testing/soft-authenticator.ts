import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';
import type { NewCredential, UsedCredential } from '@wabu/shared/entities/account/second-factor';

const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const WITH_CREDENTIAL = 0x40;

interface Ceremony {
  challenge: string;
  origin: string;
  /** False: the authenticator did not check who holds it. */
  verified?: boolean;
}

/** An authenticator with one passkey (ES256, without attestation), as a browser answers for it (WebAuthn, 5 and 6). */
export class SoftAuthenticator {
  readonly #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  readonly #id = randomBytes(16);
  #counter = 0;
  #userHandle = 'nobody';

  create(user: { id: string }, ceremony: Ceremony): NewCredential {
    this.#userHandle = user.id;
    const { x = '', y = '' } = this.#keys.publicKey.export({ format: 'jwk' });
    const key = isoCBOR.encode(
      new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, bytesOf(x)],
        [-3, bytesOf(y)],
      ]),
    );
    const length = Buffer.alloc(2);
    length.writeUInt16BE(this.#id.byteLength);
    const credential = [Buffer.alloc(16), length, this.#id, Buffer.from(key)];
    const authData = this.#data(ceremony, WITH_CREDENTIAL, credential);
    const attestation = new Map<string, string | Uint8Array | Map<string, string>>([
      ['fmt', 'none'],
      ['attStmt', new Map<string, string>()],
      ['authData', new Uint8Array(authData)],
    ]);
    return {
      ...this.#head(),
      response: {
        clientDataJSON: clientData('webauthn.create', ceremony).toString('base64url'),
        attestationObject: Buffer.from(isoCBOR.encode(attestation)).toString('base64url'),
        transports: ['internal'],
      },
    };
  }

  get(ceremony: Ceremony): UsedCredential {
    this.#counter += 1;
    const data = this.#data(ceremony);
    const client = clientData('webauthn.get', ceremony);
    const signed = Buffer.concat([data, createHash('sha256').update(client).digest()]);
    return {
      ...this.#head(),
      response: {
        clientDataJSON: client.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: sign('sha256', signed, this.#keys.privateKey).toString('base64url'),
        userHandle: this.#userHandle,
      },
    };
  }

  #head() {
    const id = this.#id.toString('base64url');
    return { id, rawId: id, type: 'public-key' as const, clientExtensionResults: {} };
  }

  #data({ origin, verified = true }: Ceremony, flags = 0, rest: Buffer[] = []): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.#counter);
    const site = createHash('sha256').update(new URL(origin).hostname).digest();
    const held = USER_PRESENT | (verified ? USER_VERIFIED : 0) | flags;
    return Buffer.concat([site, Buffer.from([held]), counter, ...rest]);
  }
}

const bytesOf = (text: string) => new Uint8Array(Buffer.from(text, 'base64url'));

const clientData = (type: string, { challenge, origin }: Ceremony) =>
  Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
