import type { Client } from '../client/client.ts';
import type { BodyOf } from '../contract/endpoint.ts';
import type { Endpoints } from '../contract/endpoints.ts';
import type { AuthToken } from '../contract/structs/user.ts';
import { CONTACT } from './fixtures.ts';
import type { TestServer } from './test-server.ts';

/** Returns the code of the last mail to an address. */
export async function mailedCode({ database }: TestServer, email: string): Promise<string> {
  const { subject } = await database.query
    .selectFrom('mails')
    .select('subject')
    .where('recipient', '=', email)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  return subject.match(/\d{6}/)?.[0] ?? 'none';
}

/** Proves a session with the code that is mailed to its account. */
export async function proveByMail(server: TestServer, client: Client, email: string) {
  await client.requestProofCode();
  return client.proveByCode({ body: { one_time_password: await mailedCode(server, email) } });
}

/** Signs up, and enters the code that is mailed. */
export async function signUp(
  server: TestServer,
  person: Partial<BodyOf<Endpoints['createUser']>> & { email: string },
): Promise<AuthToken> {
  const accepted_tos_at = server.services.now().toISOString();
  const { browser_secret } = await server.client.createUser({ body: { ...CONTACT, accepted_tos_at, ...person } });
  const { email } = person;
  const one_time_password = await mailedCode(server, email);
  return server.client.signInWithOneTimePassword({ body: { email, one_time_password, browser_secret } });
}
