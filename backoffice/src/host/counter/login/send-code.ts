import type { CodeMailContent, Language } from '@cubby/api';
import { browserSecret } from '@cubby/api/client';
import { counterApi } from '../../../lib/api/counter-api.ts';

/**
 * Sends a code in the counter's language; past the limits it sends a link, and says so. @throws the server's refusal.
 */
export async function sendCode(email: string, language: Language): Promise<CodeMailContent> {
  const body = { email: email.trim(), language, site: 'hosts' as const, ...browserSecret() };
  const { sent } = await counterApi.requestOneTimePassword({ body }, { ignoreUnauthorized: true });
  return sent;
}
