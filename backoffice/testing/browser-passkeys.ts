import { onTestFinished, vi } from 'vitest';

const bytes = () => new Uint8Array([1, 2, 3]).buffer;

/** A passkey as the browser returns it; tests do not read its content. */
const CREDENTIAL = {
  id: 'made-by-the-browser',
  rawId: bytes(),
  type: 'public-key',
  response: { clientDataJSON: bytes(), attestationObject: bytes(), authenticatorData: bytes(), signature: bytes() },
  getClientExtensionResults: () => ({}),
};

/** The server's options for creating or using a passkey. */
export const PASSKEY_OPTIONS = {
  challenge_id: 'c1',
  options: { challenge: 'AQID', user: { id: 'dTE', name: 'robin@cubby.test', displayName: 'Robin Ellery' } },
};

/** A browser with passkeys, whose user consents. A test can have a request refused. */
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

/**
 * Reasons for the browser's refusal: the request was cancelled, or the device already has a passkey for this account.
 */
export function refusedAs(name: 'NotAllowedError' | 'InvalidStateError'): DOMException {
  return new DOMException('Refused.', name);
}
