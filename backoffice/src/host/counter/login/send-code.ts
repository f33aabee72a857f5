import type { Language } from '@cubby/api';
import { counterApi } from '../../../lib/api/counter-api.ts';

/** Has a code sent, its mail in the counter's language. @throws what the server refuses. */
export async function sendCode(email: string, language: Language): Promise<void> {
  await counterApi.requestOneTimePassword({ body: { email: email.trim(), language } }, { ignoreUnauthorized: true });
}
