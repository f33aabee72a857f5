import type { BodyOf, CodeMailContent, Endpoints } from '@cubby/api';
import { browserSecret, keepBrowserSecret } from '../session/browser-secret.ts';
import { api } from './api.ts';

/** Requests a code for this browser. Returns what was mailed: past the limits it is a link. */
export async function requestCode(asked: BodyOf<Endpoints['requestOneTimePassword']>): Promise<CodeMailContent> {
  const { browser_secret, sent } = await api.requestOneTimePassword({ body: { ...asked, ...browserSecret() } });
  keepBrowserSecret(browser_secret);
  return sent;
}
