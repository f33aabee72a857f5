import { createHash } from 'node:crypto';
import type { AuthToken } from '@cubby/api';
import { type Client, createClient } from '@cubby/api/client';
import { type TestInfo, test } from '@playwright/test';

/**
 * Says that a journey's calls come from an address of its own: sign-ins, codes and new accounts are limited by address,
 * and all journeys come from this machine, which the server believes as its proxy.
 */
export function fromOwnAddress({ testId, repeatEachIndex }: TestInfo): Record<string, string> {
  const [first, second, third] = createHash('sha256').update(`${testId} ${repeatEachIndex}`).digest();
  return { 'X-Forwarded-For': `10.${first}.${second}.${third}` };
}

/** The API as a journey calls it, for whose session it is; without one, for anybody. */
export function clientOf(site: string, session?: { token: string }): Client {
  const authorization = session && { Authorization: `Token ${session.token}` };
  return createClient({ baseUrl: site, headers: () => ({ ...fromOwnAddress(test.info()), ...authorization }) });
}

/** The sessions that were opened once for all journeys. */
export const hostSession = () => JSON.parse(process.env.CUBBY_HOST ?? 'null') as AuthToken;
export const staffSession = () => JSON.parse(process.env.CUBBY_STAFF ?? 'null') as AuthToken;
