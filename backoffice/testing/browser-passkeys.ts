import { onTestFinished, vi } from 'vitest';

const bytes = () => new Uint8Array([1, 2, 3]).buffer;

/** What a browser hands out for a passkey; nobody here looks inside of it. */
const CREDENTIAL = {
  id: 'made-by-the-browser',
  rawId: bytes(),
  type: 'public-key',
  response: { clientDataJSON: bytes(), attestationObject: bytes(), authenticatorData: bytes(), signature: bytes() },
  getClientExtensionResults: () => ({}),
};

/** What the server says of a passkey to be made, or to be used. */
export const PASSKEY_OPTIONS = {
  challenge_id: 'c1',
  options: { challenge: 'AQID', user: { id: 'dTE', name: 'robin@cubby.test', displayName: 'Robin Ellery' } },
};

/** A browser that knows passkeys, and somebody who says yes. What is asked of them can be told to be refused. */
export function browserWithPasskeys() {
  const get = vi.fn(async (_asked?: CredentialRequestOptions): Promise<unknown> => CREDENTIAL);
  const create = vi.fn(async (_asked?: CredentialCreationOptions): Promise<unknown> => CREDENTIAL);
  vi.stubGlobal('PublicKeyCredential', class {});
  Object.defineProperty(window.navigator, 'credentials', { configurable: true, value: { get, create } });
  onTestFinished(() => {
    browserWithoutPasskeys();
    Reflect.deleteProperty(window.navigator, 'credentials');
  });
  return { get, create };
}

export function browserWithoutPasskeys(): void {
  vi.stubGlobal('PublicKeyCredential', undefined);
}

/** Why a browser gives none: its question was turned down, or the device has one of this account already. */
export function refusedAs(name: 'NotAllowedError' | 'InvalidStateError'): DOMException {
  return new DOMException('Refused.', name);
}
