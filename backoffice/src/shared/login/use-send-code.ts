import type { CodeMailContent, Language } from '@cubby/api';
import { browserSecret } from '@cubby/api/client';
import { useLocale } from 'ra-core';
import { api } from '../../lib/api/api.ts';

/** Returns a function that sends a code in the console's language; past the limits it sends a link, and says so. */
export function useSendCode(): (email: string) => Promise<CodeMailContent> {
  const language = useLocale() as Language;
  return async (email) => {
    const body = { email: email.trim(), language, site: 'staff' as const, ...browserSecret() };
    const { sent } = await api.requestOneTimePassword({ body }, { ignoreUnauthorized: true });
    return sent;
  };
}
