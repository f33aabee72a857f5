import type { CodeMailContent } from '@cubby/api';
import { api } from '../lib/api/api.ts';
import { browserSecret, keepBrowserSecret } from '../lib/session/browser-secret.ts';

export interface WantedEmail {
  email: string;
  current_password?: string;
}

/** Requests a code for a new address. Returns what was mailed: past the limits it is a link. */
export async function requestNewEmail(wanted: WantedEmail): Promise<CodeMailContent> {
  const { browser_secret, sent } = await api.requestEmailChange({ body: { ...wanted, ...browserSecret() } });
  keepBrowserSecret(browser_secret);
  return sent;
}
