import 'fake-indexeddb/auto';
import { COOKIES } from '@cubby/api';
import { daysFromNow, writeCookie } from '@cubby/api/client';
import { onlineManager, QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Vault } from '../../counter/device/vault.ts';
import { keepAnswers } from './keep-answers.ts';

beforeEach(() => Vault.destroy());
afterEach(() => {
  onlineManager.setOnline(true);
  vi.useRealTimers();
});

function openConsole(userId: string): QueryClient {
  writeCookie(COOKIES.token, 'opaque', daysFromNow(1));
  writeCookie(COOKIES.user, JSON.stringify({ id: userId, role: 'host' }), daysFromNow(1));
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  keepAnswers(client);
  return client;
}

async function keptReviews(): Promise<void> {
  await openConsole('maya').fetchQuery({ queryKey: ['reviews'], queryFn: async () => 'five stars' });
  await vi.waitFor(async () => {
    const vault = await Vault.openKept();
    expect(await vault?.kept('console').finally(() => vault.close())).toBeTruthy();
  });
}

/** Opens a console whose server is out of reach, and waits until it has noticed. */
async function openOffline(userId: string): Promise<QueryClient> {
  // It would look for the server from then on.
  vi.useFakeTimers({ toFake: ['setInterval'] });
  const client = openConsole(userId);
  const down = () => Promise.reject(new TypeError('Failed to fetch'));
  await client.fetchQuery({ queryKey: ['bookings'], queryFn: down }).catch(() => {});
  await vi.waitFor(() => expect(vi.getTimerCount()).toBe(1));
  return client;
}

it.each([
  ['are shown again', 'maya', 'five stars'],
  ['are not shown to another person', 'noor', undefined],
])('the last answers %s while the server is out of reach', async (_what, userId, shown) => {
  await keptReviews();
  expect((await openOffline(userId)).getQueryData(['reviews'])).toBe(shown);
});
