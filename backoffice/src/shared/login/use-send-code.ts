import type { Language } from '@cubby/api';
import { useLocale } from 'ra-core';
import { api } from '../../lib/api/api.ts';

/** Returns a function that sends a code in the console's language. */
export function useSendCode(): (email: string) => Promise<void> {
  const language = useLocale() as Language;
  return async (email) => {
    await api.requestOneTimePassword({ body: { email: email.trim(), language } }, { ignoreUnauthorized: true });
  };
}
