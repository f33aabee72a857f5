import { deviceStorage } from '../storage/storage.ts';

const STORED_AS = 'cubby.browser';

/** Returns the secret this browser was given with its first code, as the part of a request; empty if there is none. */
export function browserSecret(): { browser_secret?: string } {
  const secret = deviceStorage.getItem(STORED_AS);
  return secret ? { browser_secret: secret } : {};
}

/** Stores the secret: codes are accepted with it, and an account that has signed in here knows the browser by it. */
export function keepBrowserSecret(secret: string): void {
  deviceStorage.setItem(STORED_AS, secret);
}
