import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';
import type { PasskeyOptions } from '../contract/structs/sign-in-methods.ts';

/** User present, user verified, and (when a credential is created) its data attached: WebAuthn §6.1. */
const FLAGS = { present: 0x01, verified: 0x04, attached: 0x40 };

interface Options {
  /** The origin of the requesting page, which browsers report even if it is dishonest. */
  origin: string;
  /** Set if the owner confirmed with a fingerprint or a PIN. */
  isVerified?: boolean;
}

/** A passkey made of a key in memory: signs what an authenticator would sign. */
export class SoftPasskey {
  readonly id = randomBytes(32).toString('base64url');
  readonly #keys: { publicKey: KeyObject; privateKey: KeyObject } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  #uses = 0;

  /** Responds to options of `createPasskeyOptions`. */
  register({ challenge_id, options }: PasskeyOptions, { origin, isVerified = true }: Options) {
    const { challenge, rp } = options as { challenge: string; rp: { id: string } };
    const { x = '', y = '' } = this.#keys.publicKey.export({ format: 'jwk' });
    const coseKey = new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
      [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
    ]);
    const id = Buffer.from(this.id, 'base64url');
    const attached = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, isoCBOR.encode(coseKey)]);
    const authData = Buffer.concat([this.#authData(rp.id, FLAGS.attached, isVerified), attached]);
    const attestation = new Map<string, unknown>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', new Uint8Array(authData)],
    ]);
    const attestationObject = Buffer.from(isoCBOR.encode(attestation as Parameters<typeof isoCBOR.encode>[0]));
    return this.#answer(challenge_id, clientData('webauthn.create', challenge, origin), {
      attestationObject: attestationObject.toString('base64url'),
      transports: ['internal'],
    });
  }

  /** Responds to options of `createPasskeySignIn`. */
  signIn({ challenge_id, options }: PasskeyOptions, { origin, isVerified = true }: Options) {
    const { challenge, rpId } = options as { challenge: string; rpId: string };
    this.#uses += 1;
    const client = clientData('webauthn.get', challenge, origin);
    const authData = this.#authData(rpId, 0, isVerified);
    const signed = Buffer.concat([authData, createHash('sha256').update(client).digest()]);
    return this.#answer(challenge_id, client, {
      authenticatorData: authData.toString('base64url'),
      signature: sign('sha256', signed, this.#keys.privateKey).toString('base64url'),
    });
  }

  /** Simulates a key that was copied a while ago. */
  rewind(): void {
    this.#uses = 0;
  }

  #authData(rpId: string, flags: number, isVerified: boolean): Buffer {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(this.#uses);
    const set = FLAGS.present | (isVerified ? FLAGS.verified : 0) | flags;
    return Buffer.concat([createHash('sha256').update(rpId).digest(), Buffer.from([set]), count]);
  }

  #answer(challenge_id: string, client: Buffer, response: Record<string, unknown>) {
    return {
      challenge_id,
      credential: {
        id: this.id,
        rawId: this.id,
        type: 'public-key',
        clientExtensionResults: {},
        response: { clientDataJSON: client.toString('base64url'), ...response },
      },
    };
  }
}

function clientData(type: string, challenge: string, origin: string): Buffer {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
}
