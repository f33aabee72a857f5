import type { AuthToken } from '@cubby/api';
import { createClient } from '@cubby/api/client';
import { codeTo } from './outbox.ts';

/** Returns a session of a staff member with all permissions. */
export function signInStaff(baseUrl: string): Promise<AuthToken> {
  return signInByCode(baseUrl, 'staff@cubby.test');
}

/** Returns a session of the demo's host, who has places in London. */
export function signInHost(baseUrl: string): Promise<AuthToken> {
  return signInByCode(baseUrl, 'host@cubby.test');
}

/** Signs in with the code from the email. */
async function signInByCode(baseUrl: string, email: string): Promise<AuthToken> {
  const client = createClient({ baseUrl });
  await client.requestOneTimePassword({ body: { email } });
  return client.signInWithOneTimePassword({ body: { email, one_time_password: await codeTo(baseUrl, email) } });
}
