import 'fake-indexeddb/auto';
import { expect, it } from 'vitest';
import { Vault } from '../device/vault.ts';
import { QueueStore } from '../queue/queue-store.ts';
import { leftBehind } from './left-behind.ts';

async function queue(userId: string, problem: string | null = null): Promise<void> {
  const vault = await Vault.open();
  const id = crypto.randomUUID();
  await new QueueStore(vault).add({
    action: { id, device_id: id, kind: 'check_in', booking_id: 'B1', occurred_at: '2026-11-22T10:00:00.000Z' },
    stashpointId: 'p1',
    userId,
    userEmail: `${userId}@example.org`,
    name: 'Maya',
    problem,
  });
  vault.close();
}

it('asks for the person with the longest wait, and counts their actions that can still be sent', async () => {
  await Vault.destroy();
  await queue('kit', 'TAG_IN_USE');
  expect(await leftBehind()).toBeNull();
  for (const userId of ['noor', 'kit', 'noor']) await queue(userId);
  expect(await leftBehind()).toEqual({ email: 'noor@example.org', count: 2 });
});
