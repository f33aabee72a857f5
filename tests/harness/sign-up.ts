import type { AuthToken, BodyOf, Endpoints } from '@cubby/api';
import { createClient } from '@cubby/api/client';
import { codeTo } from './outbox.ts';

/** Creates an account through the API, and enters the code that is mailed. */
export async function signUp(
  url: string,
  person: Partial<BodyOf<Endpoints['createUser']>> & { email: string },
): Promise<AuthToken> {
  const client = createClient({ baseUrl: url });
  const contact = { first_name: 'Nadia', last_name: 'Okoro', phone_number: '+44 20 7946 0018' };
  const accepted_tos_at = new Date().toISOString();
  const { browser_secret } = await client.createUser({ body: { ...contact, accepted_tos_at, ...person } });
  const { email } = person;
  const one_time_password = await codeTo(url, email);
  return client.signInWithOneTimePassword({ body: { email, one_time_password, browser_secret } });
}
