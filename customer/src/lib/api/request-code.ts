import type { BodyOf, CodeMailContent, Endpoints } from '@cubby/api';
import { browserSecret } from '@cubby/api/client';
import { api } from './api.ts';

/** Requests a code for this browser. Returns what was mailed: past the limits it is a link. */
export async function requestCode(asked: BodyOf<Endpoints['requestOneTimePassword']>): Promise<CodeMailContent> {
  const { sent } = await api.requestOneTimePassword({ body: { ...asked, ...browserSecret() } });
  return sent;
}
