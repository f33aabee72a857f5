import type { Language } from '@cubby/api';
import { counterApi } from '../../../lib/api/counter-api.ts';

/** Sends a code in the counter's language. @throws the server's refusal. */
export async function sendCode(email: string, language: Language): Promise<void> {
  await counterApi.requestOneTimePassword({ body: { email: email.trim(), language } }, { ignoreUnauthorized: true });
}
