import type { AuthToken } from '@cubby/api';
import { createClient } from '@cubby/api/client';

interface Mail {
  recipient: string;
  subject: string;
}

const STAFF = 'staff@cubby.test';

/** A session of somebody who may do everything, by the code of their mail. */
export async function signInStaff(baseUrl: string): Promise<AuthToken> {
  const client = createClient({ baseUrl });
  await client.requestOneTimePassword({ body: { email: STAFF } });
  const mails = (await (await fetch(`${baseUrl}/_outbox.json`)).json()) as Mail[];
  const code = mails.find(({ recipient }) => recipient === STAFF)?.subject.match(/\d{6}/)?.[0] ?? '';
  return client.signInWithOneTimePassword({ body: { email: STAFF, one_time_password: code } });
}
