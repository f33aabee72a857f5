import type { AuthToken } from '@cubby/api';
import { createClient } from '@cubby/api/client';

interface Mail {
  recipient: string;
  subject: string;
}

/** A session of somebody who may do everything. */
export function signInStaff(baseUrl: string): Promise<AuthToken> {
  return signInByCode(baseUrl, 'staff@cubby.test');
}

/** A session of the demo's host, who runs places in London. */
export function signInHost(baseUrl: string): Promise<AuthToken> {
  return signInByCode(baseUrl, 'host@cubby.test');
}

/** By the code of their mail. */
async function signInByCode(baseUrl: string, email: string): Promise<AuthToken> {
  const client = createClient({ baseUrl });
  await client.requestOneTimePassword({ body: { email } });
  const mails = (await (await fetch(`${baseUrl}/_outbox.json`)).json()) as Mail[];
  const code = mails.find(({ recipient }) => recipient === email)?.subject.match(/\d{6}/)?.[0] ?? '';
  return client.signInWithOneTimePassword({ body: { email, one_time_password: code } });
}
