import type { CodeMailContent } from '@cubby/api';
import { browserSecret } from '@cubby/api/client';
import { api } from '../lib/api/api.ts';

export interface WantedEmail {
  email: string;
  current_password?: string;
}

/** Requests a code for a new address. Returns what was mailed: past the limits it is a link. */
export async function requestNewEmail(wanted: WantedEmail): Promise<CodeMailContent> {
  const { sent } = await api.requestEmailChange({ body: { ...wanted, ...browserSecret() } });
  return sent;
}
