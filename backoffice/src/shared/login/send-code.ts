import type { CodeMailContent, Language } from '@cubby/api';
import { browserSecret, type Client } from '@cubby/api/client';

/**
 * Sends a code in the reader's language; past the limits it sends a link, and says so. @throws the server's refusal.
 */
export async function sendCode(
  client: Pick<Client, 'requestOneTimePassword'>,
  { email, ...whence }: { email: string; language: Language; site: 'staff' | 'hosts' },
): Promise<CodeMailContent> {
  const body = { email: email.trim(), ...whence, ...browserSecret() };
  const { sent } = await client.requestOneTimePassword({ body }, { ignoreUnauthorized: true });
  return sent;
}
