import { deviceStorage } from './storage.ts';

const STORED_AS = 'cubby.browser';
/** As long as a secret that the server makes; 160 of its bits are random. */
const SECRET_LENGTH = 43;

/**
 * Returns the secret of this browser, as the part of a request: codes are accepted with it, and an account that has signed
 * in here knows the browser by it. Made when it is first needed.
 */
export function browserSecret(): { browser_secret: string } {
  const kept = deviceStorage.getItem(STORED_AS);
  const secret = kept ?? `${crypto.randomUUID()}${crypto.randomUUID()}`.replaceAll('-', '').slice(0, SECRET_LENGTH);
  if (!kept) deviceStorage.setItem(STORED_AS, secret);
  return { browser_secret: secret };
}
