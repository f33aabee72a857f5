import { createHash } from 'node:crypto';
import type { AuthToken } from '@cubby/api';
import { type Client, createClient } from '@cubby/api/client';
import { type TestInfo, test } from '@playwright/test';

/**
 * Gives a journey's calls an address of their own: sign-ins, codes and new accounts are limited by address, and all
 * journeys come from this machine, which the server trusts as its proxy.
 */
export function fromOwnAddress({ testId, repeatEachIndex }: TestInfo): Record<string, string> {
  const [first, second, third] = createHash('sha256').update(`${testId} ${repeatEachIndex}`).digest();
  return { 'X-Forwarded-For': `10.${first}.${second}.${third}` };
}

/** Returns the API client of a journey, for a session or, without one, for the public. */
export function clientOf(site: string, session?: { token: string }): Client {
  const authorization = session && { Authorization: `Token ${session.token}` };
  return createClient({ baseUrl: site, headers: () => ({ ...fromOwnAddress(test.info()), ...authorization }) });
}

/** The sessions opened once for all journeys. */
export const hostSession = () => JSON.parse(process.env.CUBBY_HOST ?? 'null') as AuthToken;
export const staffSession = () => JSON.parse(process.env.CUBBY_STAFF ?? 'null') as AuthToken;
