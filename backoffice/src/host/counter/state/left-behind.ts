import { Vault } from '../device/vault.ts';
import { QueueStore } from '../queue/queue-store.ts';
import { waiting } from '../queue/queued-action.ts';

/** What waits on this device for somebody to sign in again; null where nothing does. */
export async function leftBehind(): Promise<{ email: string; count: number } | null> {
  const vault = await Vault.openKept();
  if (!vault) return null;
  try {
    const queue = waiting(await new QueueStore(vault).list());
    const first = queue[0];
    if (!first) return null;
    return { email: first.userEmail, count: queue.filter(({ userId }) => userId === first.userId).length };
  } finally {
    vault.close();
  }
}
