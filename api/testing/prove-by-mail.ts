import type { Client } from '../client/client.ts';
import type { TestServer } from './test-server.ts';

/** Proves a session with the code that is mailed to its account. */
export async function proveByMail(server: TestServer, client: Client, email: string) {
  await client.requestProofCode();
  const { query } = server.database;
  const { subject } = await query
    .selectFrom('mails')
    .select('subject')
    .where('recipient', '=', email)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  return client.proveByCode({ body: { one_time_password: subject.match(/\d{6}/)?.[0] ?? 'none' } });
}
