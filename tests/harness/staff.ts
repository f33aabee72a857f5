import type { AuthToken } from '@cubby/api';
import { createClient } from '@cubby/api/client';

interface Mail {
  recipient: string;
  subject: string;
}

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
  const mails = (await (await fetch(`${baseUrl}/_outbox.json`)).json()) as Mail[];
  const code = mails.find(({ recipient }) => recipient === email)?.subject.match(/\d{6}/)?.[0] ?? '';
  return client.signInWithOneTimePassword({ body: { email, one_time_password: code } });
}
